// transcript.js - what war -t prints, worked out by a page's own script from what the page holds
//
// usage: node transcript.js PAGE ...
"use strict";
for (const name of process.argv.slice(2)) {
	const page = require("fs").readFileSync(name, "utf8");
	const [, pile, held] = page.match(/<script type="text\/plain" id="game"[^>]*,pile=(\w+),[^>]*>\n([^]*?)<\/script>/);
	const script = page.slice(page.indexOf("// ---- The game"), page.indexOf("// ---- The page"));
	process.stdout.write(new Function("held", "piles", script + "return new Game(held, piles).transcript();")(held, pile !== "none"));
}
