import { Phrasebook } from '../../../common/phrasebook.js';
import type { Translation } from '../../../common/translation.js';
import { chineseNameOf, idOfEnglishName } from '../../cards/printed/chinese-names.js';
import { CONDITIONS, REASONS } from './reasons.js';
import { PASSED_BY, REFUSALS, STATES } from './refusals.js';
import { SENTENCES } from './sentences.js';

const phrases = { ...CONDITIONS, ...REASONS, ...REFUSALS, ...PASSED_BY, ...STATES, ...SENTENCES };
const book = new Phrasebook(phrases, (name) => {
  const id = idOfEnglishName(name);
  return id === null ? null : chineseNameOf(id);
});

/** What happens, told in the terms of the Chinese book. */
export const CHINESE: Translation = { sentence: book.sentence, game: '游戏' };
