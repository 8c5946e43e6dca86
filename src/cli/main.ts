#!/usr/bin/env node
import * as modules from 'node:module';
import { ExitCode } from './exit-codes.js';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever read the output has had enough of it.
  if (error.code === 'EPIPE') process.exit();
  throw error;
});
// From Node 22 on compiled code is kept from one start to the next. It has to be said before the code is loaded.
if ('enableCompileCache' in modules) (modules.enableCompileCache as () => unknown)();
const { runCommandLine } = await import('./command-line.js');
const code = await runCommandLine(process.argv.slice(2));
// A running service says itself how it ends.
if (code !== ExitCode.OK) process.exitCode = code;
