// readline.js - what CodinGame gives to JavaScript: node -r ./tests/tools/judge/readline.js mine.js
//
// readline() returns the next line of standard input, undefined after the last; print() writes like console.log(),
// printErr() to standard error.  Nothing is read before the first readline().
let lines;
globalThis.readline = () => (lines ??= require('fs').readFileSync(0, 'utf8').split(/\r?\n/)).shift();
globalThis.print = console.log;
globalThis.printErr = console.error;
