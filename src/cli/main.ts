#!/usr/bin/env node
import { runCommandLine } from './command-line.js';
import { ExitCode } from './exit-codes.js';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever read the output has had enough of it.
  if (error.code === 'EPIPE') process.exit();
  throw error;
});
const code = await runCommandLine(process.argv.slice(2));
// A running service says itself how it ends.
if (code !== ExitCode.OK) process.exitCode = code;
