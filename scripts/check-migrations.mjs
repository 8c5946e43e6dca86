// Checks that the committed migrations lead to prisma/schema.prisma: nobody changes the one and
// forgets the other.
import { must, run, tool } from './lib/run.mjs';

const ENGINE_SAYS_DIFFERENT = 2;
const from = ['--from-migrations', 'prisma/migrations'];
const to = ['--to-schema', 'prisma/schema.prisma'];
const diff = tool('prisma', 'migrate', 'diff', ...from, ...to);

// An engine that does nothing also answers "no difference": first see that it finds one.
const fromNothing = tool('prisma', 'migrate', 'diff', '--from-empty', ...to, '--exit-code');
const { code } = await run(fromNothing);
if (code !== ENGINE_SAYS_DIFFERENT) {
  console.error(`The schema engine answers ${code} where it has to find a difference.`);
  process.exit(1);
}
await must([...diff, '--exit-code']);
