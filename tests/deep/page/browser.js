// browser.js - opens pages of make show in Chromium, plays them by keys, and compares what they say with transcripts; opens
// pictures of make plot in windows of two sizes
//
// usage: node browser.js FOLDER NAME ...
//
// FOLDER has NAME.html and NAME.txt, the plain transcript of its game.  Each page has to say at some rounds what the
// transcript says, come to the end by keys, and print no error.  The table and the controls have to fit into windows of
// 1280 x 720 and 360 x 740, with all cards.  A page has to be there within 10 s, and most jumps take at most 1 s: ten times
// what is wanted of an idle machine, since this one may be busy.
// FOLDER gets screenshots NAME-WIDTH-SCHEME.png, and NAME.webp for the guides, which ends below the table, or below what
// differs.  NAME.svg is a picture: it has to fill the width of the window, or its height, with all of its text inside, in
// letters that can be read, none on another.  Chromium is driven by DevTools' protocol, over pipes.
"use strict";
const fs = require("fs"), os = require("os"), path = require("path"), { spawn } = require("child_process");
const [folder, ...names] = process.argv.slice(2);
const home = fs.mkdtempSync(path.join(os.tmpdir(), "chromium"));
const chromium = spawn("chromium", ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
	"--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
	"--remote-debugging-pipe", `--user-data-dir=${home}`], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"], detached: true });

// ---- The protocol: messages in JSON, each with a NUL after it

const waiting = new Map(), errors = [];
let sent = 0, session, text = "";
chromium.stdio[4].on("data", data => {
	const parts = (text + data).split("\0");
	text = parts.pop();
	for (const message of parts.map(part => JSON.parse(part))) {
		const { method, params } = message;
		if (message.id)
			waiting.get(message.id)(message);
		else if (method === "Runtime.exceptionThrown" || method === "Log.entryAdded" && params.entry.level === "error" ||
			method === "Runtime.consoleAPICalled" && params.type === "error")
			errors.push(JSON.stringify(params));
		else if (method === "Network.requestWillBeSent" && !/^(file|data):/.test(params.request.url))
			errors.push(`it asks the network for ${params.request.url}`);
	}
});
function send(method, params = {}) {
	return new Promise((done, failed) => {
		waiting.set(++sent, message => message.error ? failed(Error(`${method}: ${message.error.message}`)) : done(message.result));
		chromium.stdio[3].write(JSON.stringify({ id: sent, sessionId: session, method, params }) + "\0");
	});
}
async function value(expression) {
	const { result, exceptionDetails } = await send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
	if (exceptionDetails)
		throw Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
	return result.value;
}
async function press(key) {
	const printed = key.length === 1 ? { text: key } : {};
	await send("Input.dispatchKeyEvent", { type: "keyDown", key, ...printed });
	await send("Input.dispatchKeyEvent", { type: "keyUp", key });
}

// ---- A page

async function open(name) {
	await send("Page.navigate", { url: "about:blank" });
	const began = Date.now();
	await send("Page.navigate", { url: "file://" + path.resolve(folder, name.endsWith(".svg") ? name : name + ".html") });
	while (await value("document.readyState !== 'complete' || location.protocol !== 'file:'"))
		;
	return Date.now() - began;
}
const said = async () => (await value("$('lines').textContent")).trim();
function equal(got, wanted, what) {
	if (got !== wanted)
		throw Error(`${what}: wanted\n${wanted}\ngot\n${got}`);
}
// What cards show, as the transcript has it; "" if they lie face down.
const faces = `((...all) => all.map(card => card.querySelector("text") ?
	card.querySelector("text").textContent + (card.querySelector("use")?.getAttribute("href").slice(1) ?? "") : ""))`;
// The picture: the numbers of cards, and the card that is marked as the next one, unless the game is at its end.
async function picture(block, ended = false) {
	for (const p of [1, 2]) {
		const [, n, cards] = block.match(`player ${p} has (\\d+):(.*)`), box = `$('${["one", "two"][p - 1]}')`;
		equal(await value(`parseInt(${box}.querySelector('.owner span').textContent.replace(/,/g, ''))`), Number(n), `cards of player ${p}`);
		const next = ended ? "" : cards.replace(/\|.*/, "").split(" ").filter(Boolean)[0] ?? "";
		equal(await value(`${faces}(...${box}.querySelectorAll('.next .card')).join(" ")`), next,
			`the card of player ${p} that is marked as the next one`);
	}
}
// The table after a round: all cards laid, in columns, and the cards that the winner takes, in order.
async function table(block) {
	const columns = block.split("\n").flatMap(line => {
		const up = line.match(/(\S+) [<=>] ([^ ,]+)/), down = line.match(/^  down:(.*) \|(.*)/);
		if (up)
			return [up[1] + " " + up[2]];
		const [one, two] = (down || []).slice(1).map(cards => cards.split(" ").filter(Boolean));
		return one ? Array.from({ length: Math.max(one.length, two.length) }, (_, i) => `${one[i] ?? ""} ${two[i] ?? ""}`) : [];
	});
	equal(await value(`[...document.querySelectorAll("#columns .column")].map(c => ${faces}(c.children[0].firstElementChild, c.children[2].firstElementChild).join(" ")).join("\\n")`),
		columns.join("\n"), "the cards on the table");
	equal(await value(`${faces}(...document.querySelectorAll(".won .card")).join(" ")`), block.match(/ takes (.*)/)?.[1] ?? "", "the cards taken");
}
// All of the table and of the controls, and all cards on the table, are in a window whose size somebody may have.
async function resize(width, height) {
	await send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: width < 500 });
	await value("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
}
async function fits(what, rounds = []) { // now, or after each of these rounds
	for (const [width, height] of [[360, 740], [1280, 720]]) {
		await resize(width, height);
		equal(await value(`(() => {
			const seen = { left: 0, top: 0, right: ${width}, bottom: ${height} };
			const outside = (selector, ...boxes) => [...document.querySelectorAll(selector)].filter(element => {
				const inner = element.getBoundingClientRect();
				return boxes.some(box => inner.left < box.left || inner.right > box.right || inner.top < box.top || inner.bottom > box.bottom);
			}).map(element => element.id || element.textContent || "a card");
			const all = () => [...outside("#controls, #table, #controls button, .hand .card, .note, .owner", seen),
				...outside("#columns .card", $("columns").getBoundingClientRect(), $("laid").getBoundingClientRect())];
			const rounds = ${JSON.stringify(rounds)};
			return (rounds.length ? rounds.flatMap(r => { go(r); return all().map(text => "round " + r + ": " + text); }) : all()).join();
		})()`), "", `${what}: outside of a window of ${width} x ${height}`);
	}
}
// Buttons say what they will do.
const label = async (id, wanted, when) => equal(await value(`$("${id}").textContent`), wanted, `the button, ${when}`);
async function turns_cards() {
	const downs = () => value(`document.querySelectorAll("#columns use[href='#back']").length`), down = await downs();
	for (const up of [false, true]) {
		await label("flip", up ? "Turn cards down" : "Turn cards up", `cards ${up ? "up" : "down"}`);
		equal(await downs(), up ? 0 : down, "cards that lie face down");
		await press("f");
	}
	await label("flip", "Turn cards up", "cards down again");
	return down;
}
async function plays() {
	await label("play", "Play", "before");
	await press(" ");
	await label("play", "Pause", "while it plays");
	await press(" ");
	await label("play", "Play", "after a pause");
	await press("Home");
}
async function look(name) {
	for (const width of [360, 900, 1280])
		for (const scheme of width === 900 ? ["light"] : ["light", "dark"]) {
			await send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }, { name: "prefers-reduced-motion", value: "reduce" }] });
			await resize(width, width < 500 ? 740 : 720);
			equal(await value(`document.documentElement.scrollWidth <= ${width}`), true, `at ${width} pixels it is not too wide`);
			const height = await value(width === 900 ? "($('differs') || $('table')).getBoundingClientRect().bottom + scrollY + 12" : "document.documentElement.scrollHeight");
			const { data } = await send("Page.captureScreenshot", { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 },
				...width === 900 ? { format: "webp", quality: 80 } : { format: "png" } });
			fs.writeFileSync(path.join(folder, name + (width === 900 ? ".webp" : `-${width}-${scheme}.png`)), Buffer.from(data, "base64"));
		}
}
async function check(name) {
	const blocks = fs.readFileSync(path.join(folder, name + ".txt"), "utf8").trim().split("\n\n");
	const ending = blocks.findIndex((block, i) => i > 0 && !/^(round|battle) /.test(block)); // -1: more rounds than the page holds
	const last = (ending < 0 ? blocks.length : ending) - 1, end = ending < 0 ? [] : blocks.slice(ending);
	const loop = end.join().match(/^LOOP (\d+) (\d+)$/m), ends = ending >= 0 && !loop; // does a card follow the last round?
	const at = r => [blocks[r], ...r === last ? end : []].join("\n\n");
	const took = Math.min(await open(name), await open(name)); // the machine may be busy with something else
	const differs = Number(await value("$('differs')?.dataset.round ?? 0")); // where the page begins
	equal(await said(), at(differs), "the beginning");
	equal(await value("$('differs')?.hidden ?? false"), false, "what differs is hidden");
	await press("Home");
	await picture(blocks[0], last === 0 && ends);
	await fits("the beginning");
	await resize(1280, 800);
	if (last > 2)
		await plays();
	equal(await value(`[...$("verdict").querySelectorAll("a")].map(a => a.title.replace(/^\\w+: /, ""))
		.filter(text => !text || !$("units").textContent.includes(text)).join()`), "", "lengths that the page does not explain");
	// Rounds that are reached by a key: the first ones, and the last one.
	for (let r = 1; r <= Math.min(last, 12); r++) {
		await press("r");
		equal(await said(), at(r), `round ${r}`);
		if (/player 2 has/.test(blocks[r]))
			await picture(blocks[r], r === last && ends);
		await table(blocks[r]);
	}
	await fits("the first rounds", Array.from({ length: Math.min(last, 40) }, (_, i) => i + 1));
	await resize(1280, 800);
	await press("End");
	equal(await said(), at(last), "the last round");
	if (/player 2 has/.test(blocks[last]))
		await picture(blocks[last], ends);
	await fits("the last round");
	await resize(1280, 800);
	await label("play", loop ? "Play" : "Play again", "at the end");
	// Jumps by the chart, here and there, and the wars.
	const jumps = [];
	for (let i = 1; i <= 20; i++) {
		const r = Math.floor(last * (i * 7 % 20) / 20);
		jumps.push(await value(`(() => { const began = performance.now(); $('slider').value = ${r};
			$('slider').dispatchEvent(new Event('input')); document.body.offsetHeight; return performance.now() - began; })()`));
		equal(await said(), at(r), `round ${r}`);
		await table(blocks[r]);
	}
	await press("Home");
	const wars = blocks.findIndex(block => / = \S+, war/.test(block));
	if (wars > 0) {
		await press("w");
		equal(await said(), blocks[wars].split("\n")[0], "the first war");
	}
	// To the end, step by step; of a long game the last rounds.
	if (last > 60)
		await value(`go(${last - 30})`);
	else
		await press("Home");
	let steps = 0;
	while (await said() !== at(last) && steps++ < 1000)
		await press("ArrowRight");
	equal(await said(), at(last), "the end, step by step");
	await press("ArrowRight");
	if (loop) { // the lap begins again
		equal((await said()).split(/[,\n]/)[0], blocks[Number(loop[1]) + 1].split(/[,\n]/)[0], "the round after the lap");
		await press("End");
	}
	equal(await said(), at(last), "the end");
	return [last, took, jumps.sort((a, b) => a - b)[10]];
}

// ---- A picture of make plot

async function picture_fits(name) {
	await open(name);
	for (const [width, height] of [[360, 740], [1280, 720]]) {
		await send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
		equal(await value(`(() => {
			const root = document.documentElement, { a: scale } = root.getScreenCTM(), { width, height } = root.viewBox.baseVal;
			const texts = [...document.querySelectorAll("text")], wrong = [];
			const boxes = texts.map(text => text.getBoundingClientRect());
			if (Math.abs(scale - Math.min(innerWidth / width, innerHeight / height)) > .01)
				wrong.push("its scale is " + scale);
			texts.forEach((text, i) => {
				const box = boxes[i], size = scale * parseFloat(getComputedStyle(text).fontSize);
				if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
					wrong.push("outside: " + text.textContent);
				if (size < 9.9)
					wrong.push(size + " pixels high: " + text.textContent);
				for (let k = 0; k < i; k++)
					if (Math.min(box.right, boxes[k].right) - Math.max(box.left, boxes[k].left) > 1 &&
						Math.min(box.bottom, boxes[k].bottom) - Math.max(box.top, boxes[k].top) > box.height / 4)
						wrong.push(text.textContent + " is on " + texts[k].textContent);
			});
			return (texts.length < 9 ? ["few texts"] : wrong).join("\\n");
		})()`), "", `in a window of ${width} x ${height}`);
		const { data } = await send("Page.captureScreenshot", { format: "png" });
		fs.writeFileSync(path.join(folder, `${name}-${width}.png`), Buffer.from(data, "base64"));
	}
}

// ---- All pages

async function end(status) { // Chromium ends its processes; what is left after 5 s is killed
	ending = true;
	session = undefined;
	const gone = new Promise(done => chromium.once("exit", done));
	if (chromium.exitCode === null) {
		send("Browser.close").catch(() => {});
		await Promise.race([gone, new Promise(done => setTimeout(done, 5000))]);
	}
	try { process.kill(-chromium.pid, "SIGKILL"); } catch { /* none is left */ }
	fs.rmSync(home, { recursive: true, force: true, maxRetries: 9 });
	process.exit(status);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
	process.on(signal, () => end(130));
chromium.on("error", error => { console.error(`chromium: ${error.message}`); process.exit(1); });
let ending = false;
chromium.on("exit", () => {
	if (!ending) {
		console.log("FAILED: Chromium has ended");
		end(1);
	}
});
(async () => {
	const { targetId } = await send("Target.createTarget", { url: "about:blank" });
	session = (await send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
	for (const domain of ["Page", "Runtime", "Log", "Network"])
		await send(domain + ".enable");
	let failed = 0, turned = 0;
	for (const name of names) {
		try {
			if (name.endsWith(".svg")) {
				await picture_fits(name);
				console.log(`ok: ${name}`);
				continue;
			}
			await send("Emulation.setDeviceMetricsOverride", { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false });
			const [rounds, took, jump] = await check(name);
			if (took > 10000 || jump > 1000)
				throw Error(`it opens in ${took} ms, a jump takes ${jump.toFixed()} ms`);
			// The longest chain of wars, before its cards are taken; without a war, the middle of the game.
			await value(`(() => { if ($('differs')) return go(Number($('differs').dataset.round)); const chain = Math.max(...game.wars), r = chain ? game.wars.indexOf(chain) : ${Math.ceil(rounds / 2)};
				go(r, Math.max(0, game.steps(r).length - 2)); })()`);
			await fits("the longest chain of wars");
			turned += await turns_cards();
			await look(name);
			equal(errors.join("\n"), "", "errors");
			console.log(`ok: ${name}: ${rounds} rounds, opens in ${took} ms, a jump takes ${jump.toFixed(1)} ms`);
		} catch (error) {
			failed++;
			errors.length = 0;
			console.log(`FAILED: ${name}: ${error.message}`);
		}
	}
	if (!turned && names.some(name => !name.endsWith(".svg"))) {
		failed++;
		console.log("FAILED: no page had cards face down");
	}
	await end(failed ? 1 : 0);
})().catch(error => { console.log(error); end(1); });
