import { type CardEntry, card } from '../../entry.js';
import { playAgain } from '../../replay.js';
import { HOLDS_A_DRAGON, LACKEY } from '../../selectors.js';

/** DRAGONS set, priest. */
export const CARDS: readonly CardEntry[] = [
  // in random order and while it is there: inferred from Yogg-Saron
  card('DRG_090', 'Murozond the Infinite', {
    rules: { battlecry: ['ZH-5.7-spells-only', 'ZH-5.1-outcast'] },
    battlecry: playAgain({ played: 'LAST_TURN', side: 'ENEMY' }),
  }),
  card('DRG_301', 'Whispers of EVIL', { text: [{ giveCard: LACKEY }] }),
  card('DRG_302', 'Grave Rune', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ enchant: 'DRG_302e', on: 'TARGET' }],
  }),
  card('DRG_304', 'Chronobreaker', {
    deathrattle: [{ if: HOLDS_A_DRAGON, then: [{ damage: 3, to: 'ENEMY_MINIONS' }] }],
  }),
  card('DRG_307', 'Breath of the Infinite', {
    text: [
      {
        if: HOLDS_A_DRAGON,
        then: [{ damage: 2, to: 'ENEMY_MINIONS' }],
        else: [{ damage: 2, to: 'ALL_MINIONS' }],
      },
    ],
  }),
  card('DRG_308', 'Mindflayer Kaahrj', {
    requires: { REQ_TARGET_IF_AVAILABLE: 0, REQ_MINION_TARGET: 0, REQ_ENEMY_TARGET: 0 },
    battlecry: [{ remember: 'TARGET' }],
    deathrattle: [{ forEach: 'REMEMBERED', do: [{ summon: { cardOf: 'IT' } }] }],
  }),
];
