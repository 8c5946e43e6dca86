import { lazily } from '../../../common/lazily.js';
import type { Phrases } from '../../../common/phrasebook.js';
import { chinesePhrases, intoChinese, type Translation } from '../../../common/translation.js';
import { builtInCards } from '../../cards/registry.js';

const PHRASES = chinesePhrases('wow-tcg');

/** Why something is refused, as a part of a sentence. */
const REASONS: Phrases = Object.fromEntries(
  Object.entries(PHRASES)
    .filter(([english]) => /^[A-Z][^*]*\.$/.test(english))
    .map(([english, chinese]) => [
      english.charAt(0).toLowerCase() + english.slice(1, -1),
      chinese.slice(0, -1),
    ]),
);

/** Tags have no other names. */
const TAG = /^[A-Z][a-z'-]+$/;

/** Cards have no other names. */
const names = lazily(() => new Set(builtInCards().map(({ definition }) => definition.name)));

const { sentence, game } = intoChinese({ ...REASONS, ...PHRASES }, (name) =>
  TAG.test(name) || names().has(name) ? name : null,
);

/** What happens, in Chinese; cards keep their English names, for there are no others. */
export const CHINESE: Translation = {
  sentence: (english) =>
    english.startsWith(OPTIONS) ? optionsRead(english.slice(OPTIONS.length)) : sentence(english),
  game,
};

/** What says which answers a decision takes; the rest are names. */
const OPTIONS = 'This is not among what can be chosen. The options: ';

function optionsRead(listed: string): string {
  const options = listed.slice(0, -1).split(/, | or /);
  return `不在可选项之中。可选：${options.map((one) => (one === 'none' ? '无' : one)).join('、')}。`;
}
