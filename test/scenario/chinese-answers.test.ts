import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { Names } from '../../src/rulesets/common/names.js';
import {
  runScenarioText,
  SCENARIO_FOLDER,
  scenarioFiles,
} from '../../src/scenario/conformance/scenario-files.js';
import { differenceOf } from '../../src/scenario/difference/difference.js';
import type { Played } from '../../src/scenario/play/play.js';
import { translationOf } from '../../src/scenario/trace/lines.js';
import { resolve } from './support/ask.js';

/** One file in so many is read: each game has hundreds. */
const READ = 4;

/** What a run says beside its trace and its ruling, in Chinese: what has changed, and why actions are refused. */
function saidInChinese(played: Played): readonly string[] {
  const inChinese = ({ state, names }: Played['after']): Played['after'] => ({
    state,
    names: new Names(names.entries(), 'zh'),
  });
  const [before, after] = [inChinese(played.before), inChinese(played.after)];
  const translation = translationOf(played.request.ruleset, after)!;
  const refused = played.reports.flatMap(({ illegal }) =>
    illegal === undefined ? [] : [translation.sentence(illegal.message)],
  );
  return [...differenceOf({ ...played, before, after }).sentences, ...refused];
}

test('what has changed and why something is refused is said in Chinese over the whole suite', () => {
  const latin: string[] = [];
  let said = 0;
  const files = scenarioFiles(SCENARIO_FOLDER).filter((_, i) => i % READ === 0);
  for (const file of files)
    runScenarioText(readFileSync(file, 'utf8'), relative(SCENARIO_FOLDER, file), [], (played) => {
      for (const sentence of saidInChinese(played)) {
        said++;
        if (!/\p{Script=Han}/u.test(sentence)) latin.push(`${file}: ${sentence}`);
      }
    });
  expect(said).toBeGreaterThan(5_000);
  expect(latin).toEqual([]);
}, 240_000);

test('an answer says them so', () => {
  const { difference, actions } = resolve({
    difference: true,
    language: 'zh',
    players: { 1: { hand: ['Fireball', 'Wisp'] }, 2: { board: ['Chillwind Yeti'] } },
    actions: [
      { play: 'Fireball', target: 'Chillwind Yeti' },
      { attack: 'hero 1', target: 'hero 2' },
    ],
  });
  expect(difference!.all.sentences.join()).toMatch(/冰风雪人 \(\d+\)死亡。/);
  expect(actions.at(-1)!.illegal!.message).toBe('此角色没有攻击力。');
});

test('what was picked is named, in both languages', () => {
  const discover = {
    patch: '10.0',
    players: { 1: { hand: ['Jeweled Scarab'], deck: ['Wisp'] }, 2: {} },
    actions: [{ play: 'Jeweled Scarab' }],
    random: { seed: 1 },
  };
  const picked = (language: string): string[] =>
    resolve({ ...discover, language, trace: 'FULL' }).trace.flatMap(({ kind, text }) =>
      kind === 'decision' ? [text] : [],
    );
  expect(picked('en').join()).toMatch(/: chance picks [A-Z]/);
  expect(picked('en').join()).not.toMatch(/picks option/);
  expect(picked('zh')).toHaveLength(picked('en').length);
  expect(picked('zh').join()).not.toMatch(/[a-z]{2,} [a-z]{2,}/);
});
