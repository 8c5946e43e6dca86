// A judge's tool: may this be done, and if not, which rule says so?
//
//   node judge.mjs https://oracle.example.org board.json '{"attack": "raptor", "target": "hero 2"}'
//
// The board is a scenario without actions. Ends with 1 when the action is illegal.
import { readFileSync } from 'node:fs';

const [oracle, file, action] = process.argv.slice(2);

/** Asks the service; what it refuses is told with the places of what is wrong. */
async function ask(path, body) {
  const answer = await fetch(`${oracle}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'JudgeTool/1.0 (head.judge@example.org)',
    },
    body: JSON.stringify(body),
  });
  const value = await answer.json();
  if (answer.ok) return value;
  const places = (value.errors ?? []).map(({ message }) => `  ${message}`);
  throw new Error([value.detail, ...places].join('\n'));
}

const board = JSON.parse(readFileSync(file, 'utf8'));
const { actions, trace, difference } = await ask('/v1/resolve', {
  ...board,
  actions: [JSON.parse(action)],
  trace: 'SUMMARY',
  difference: true,
});
const [{ legal, illegal }] = actions;
if (!legal) {
  console.log(`Illegal: ${illegal.message} (${illegal.code})`);
  process.exitCode = 1;
} else {
  console.log('Legal.');
  for (const sentence of difference.all.sentences) console.log(`  ${sentence}`);
  const rules = [...new Set(trace.map((line) => line.rule))];
  console.log(`  by ${rules.slice(0, 8).join(', ')}${rules.length > 8 ? ' ...' : ''}`);
}
