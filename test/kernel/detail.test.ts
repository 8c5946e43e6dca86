import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NODE_KINDS, type TraceNode } from '../../src/kernel/index.js';
import { anyAnswers, anyPlay, BUSY } from './boards.js';
import { answering, begin, record } from './play.js';

const DETAILS = ['NONE', 'SUMMARY', 'FULL'] as const;

function recordings(play: typeof BUSY, answers: readonly number[]) {
  return DETAILS.map((trace) => record(begin(play, { source: answering(answers), trace })));
}

test('the detail of the trace changes neither the final state nor the decisions', () => {
  fc.assert(
    fc.property(anyPlay, anyAnswers, (play, answers) => {
      const [none, summary, full] = recordings(play, answers);
      for (const traced of [summary, full]) {
        expect(traced).toMatchObject({
          status: 'complete',
          state: none!.state,
          taken: none!.taken,
        });
      }
      expect([none!.nodes, none!.changes]).toEqual([[], []]);
    }),
    { numRuns: 500 },
  );
});

test('a summary is the full trace without checks and queues, and with every change', () => {
  fc.assert(
    fc.property(anyPlay, anyAnswers, (play, answers) => {
      const [, summary, full] = recordings(play, answers);
      const [nodes, numbers] = summarised(full!.nodes);
      expect(summary!.nodes).toEqual(nodes);
      const changes = full!.changes.map((n, i) => (i % 5 === 0 ? numbers.get(n)! : n));
      expect(summary!.changes).toEqual(changes);
    }),
    { numRuns: 500 },
  );
});

/** The nodes that a summary keeps, renumbered, and the new number of every old one. */
function summarised(full: readonly TraceNode[]): [TraceNode[], Map<number, number>] {
  const kept: TraceNode[] = [];
  const numbers = new Map([[-1, -1]]);
  for (const node of full) {
    const parent = numbers.get(node.parent)!;
    if (node.kind === 'check' || node.kind === 'queue') {
      numbers.set(node.id, parent);
      continue;
    }
    const id = kept.length;
    numbers.set(node.id, id);
    kept.push({ ...node, id, parent, depth: parent < 0 ? 0 : kept[parent]!.depth + 1 });
  }
  return [kept, numbers];
}

test('the busy board has the nodes that a summary leaves out', () => {
  const [, summary, full] = recordings(BUSY, [0, 1]);
  const kinds = (nodes: readonly TraceNode[]): Set<string> =>
    new Set(nodes.map(({ kind }) => kind));
  expect([...kinds(full!.nodes)].sort()).toEqual([
    'check',
    'decision',
    'effect',
    'event',
    'queue',
    'trigger',
  ]);
  expect([...kinds(summary!.nodes)].sort()).toEqual(['decision', 'effect', 'event', 'trigger']);
});

test('nodes are numbered in the order they begin, each one level below its parent', () => {
  fc.assert(
    fc.property(anyPlay, anyAnswers, (play, answers) => {
      const { nodes } = record(begin(play, { source: answering(answers), trace: 'FULL' }));
      for (const [i, { id, parent, depth, kind }] of nodes.entries()) {
        expect(id).toBe(i);
        expect(parent).toBeLessThan(id);
        expect(depth).toBe(parent < 0 ? 0 : nodes[parent]!.depth + 1);
        expect(NODE_KINDS).toContain(kind);
      }
    }),
  );
});
