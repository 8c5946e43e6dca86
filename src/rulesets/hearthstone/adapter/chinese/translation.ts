import { chinesePhrases, intoChinese } from '../../../common/translation.js';
import { chineseNameOf, idOfEnglishName } from '../../cards/printed/chinese-names.js';

/** What happens, in the terms of the Chinese book. */
export const CHINESE = intoChinese(chinesePhrases('hearthstone'), (name) => {
  const id = idOfEnglishName(name);
  return id === null ? null : chineseNameOf(id);
});
