#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { parse } from 'yaml';
import { hasPassed, verifyCase } from '../scenario/conformance/verify-case.js';

const program = new Command('rules-oracle');
program
  .command('verify')
  .argument('<file...>')
  .action((files: string[]) => {
    for (const file of files) {
      const result = verifyCase(parse(readFileSync(file === '-' ? 0 : file, 'utf8')));
      const ok = hasPassed(result);
      console.log(`${ok ? 'pass' : 'FAIL'} ${file}`);
      for (const problem of result.problems) console.log(`  problem: ${problem.message}`);
      for (const variant of result.variants) {
        if (variant.title) console.log(`  ${variant.title}`);
        for (const problem of variant.problems)
          console.log(`    problem: ${problem.message} ${problem.expected ?? ''}`);
        for (const { pass, path, item, message } of variant.reports)
          console.log(`    ${pass ? 'ok  ' : 'FAIL'} ${item || '-'} ${path.join('.')}: ${message}`);
      }
      if (!ok) process.exitCode = 1;
    }
  });
await program.parseAsync();
