import { type CardEntry, card, ownCard } from '../../entry.js';
import { ENDS_AS_HOST_IS_PLAYED } from '../../selectors.js';

/** GVG set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('GVG_049', "Gahz'rilla", {
    triggers: [{ on: 'DAMAGE', subject: 'IS_SELF', do: [{ enchant: 'GVG_049e', on: 'SELF' }] }],
  }),
  card('GVG_049e', "Might of Zul'Farrak", { enchantment: { attack: { times: 2 } } }),
  card('GVG_026', 'Feign Death', { text: [{ triggerDeathrattles: 'FRIENDLY_MINIONS' }] }),
  card('GVG_017', 'Call Pet', {
    text: [
      { draw: 1, save: 'drawn' },
      { enchant: 'GVG_017e', on: { of: { saved: 'drawn' }, where: { race: 'BEAST' } } },
    ],
  }),
  /** Its id is ours. */
  ownCard({
    id: 'GVG_017e',
    name: 'Call Pet',
    type: 'ENCHANTMENT',
    class: 'HUNTER',
    set: 'GVG',
    enchantment: { cost: -4 },
    triggers: [ENDS_AS_HOST_IS_PLAYED],
  }),
];
