import { DIFFERENCE_IN_CHINESE } from '../../../common/difference-phrases.js';
import { Phrasebook, type Phrases } from '../../../common/phrasebook.js';
import { catalogueFile } from '../../../common/rule-rows.js';
import type { Translation } from '../../../common/translation.js';
import { chineseNameOf, idOfEnglishName } from '../../cards/printed/chinese-names.js';

const book = new Phrasebook(
  { ...DIFFERENCE_IN_CHINESE, ...(catalogueFile('hearthstone-chinese') as Phrases) },
  (name) => {
    const id = idOfEnglishName(name);
    return id === null ? null : chineseNameOf(id);
  },
);

/** What happens, told in the terms of the Chinese book. */
export const CHINESE: Translation = { sentence: book.sentence, game: '游戏' };
