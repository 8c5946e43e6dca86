#!/usr/bin/env node
import { runCommandLine } from './command-line.js';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever read the output has had enough of it.
  if (error.code === 'EPIPE') process.exit();
  throw error;
});
process.exitCode = await runCommandLine(process.argv.slice(2));
