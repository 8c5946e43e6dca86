import type { CardChoice, Effect } from '../../language/words.js';
import { type CardEntry, ownCard } from '../entry.js';
import { afterTimes } from './times.js';

/** Another Hero Power with an enchantment that brings the old one back after two uses. */
export function heroPowerForTwoUses(power: CardChoice, enchantment: string): readonly Effect[] {
  return [
    { save: 'former', entities: 'FRIENDLY_HERO_POWER' },
    { replaceHeroPower: power },
    { enchant: enchantment, on: 'FRIENDLY_HERO_POWER', remembers: { saved: 'former' } },
  ];
}

export function goesAfterTwoUses(
  id: string,
  name: string,
  enchantment: { readonly cost?: { readonly set: number } } = {},
): CardEntry {
  return ownCard({
    id,
    name,
    type: 'ENCHANTMENT',
    enchantment,
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        subject: 'IS_HOST',
        rules: ['HS-INF-swapped-powers'],
        do: afterTimes(2, { returnHeroPower: 'REMEMBERED' }),
      },
    ],
  });
}
