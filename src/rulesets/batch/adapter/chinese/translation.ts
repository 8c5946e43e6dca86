import { DIFFERENCE_IN_CHINESE } from '../../../common/difference-phrases.js';
import { Phrasebook, type Phrases } from '../../../common/phrasebook.js';
import { catalogueFile } from '../../../common/rule-rows.js';
import type { Translation } from '../../../common/translation.js';

const book = new Phrasebook({
  ...DIFFERENCE_IN_CHINESE,
  ...(catalogueFile('batch-chinese') as Phrases),
});

/** What happens, told in Chinese; cards keep their English names, for there are no others. */
export const CHINESE: Translation = { sentence: book.sentence, game: '游戏' };
