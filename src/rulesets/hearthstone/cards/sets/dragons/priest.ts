import { type CardEntry, card } from '../../entry.js';
import { HOLDS_A_DRAGON, LACKEY, SURVIVING_ENEMY_MINIONS } from '../../selectors.js';
import { galakrond, galakrondCount, INVOKE, INVOKED_TWICE } from '../../templates/galakrond.js';
import { guessOne } from '../../templates/guess.js';
import { playAgain } from '../../templates/replay.js';

/** DRAGONS set, priest. */
export const CARDS: readonly CardEntry[] = [
  card('DRG_090', 'Murozond the Infinite', {
    rules: { battlecry: ['ZH-5.7-spells-only', 'ZH-5.1-outcast', 'HS-INF-repeats'] },
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
  card('DRG_306', 'Envoy of Lazul', {
    rules: { battlecry: ['HS-INF-guess'] },
    battlecry: guessOne('ENEMY_HAND'),
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
  ...galakrond('DRG_660', 'Galakrond, the Unspeakable', {
    heroPower: 'DRG_238p5',
    battlecry: (form) => [
      { destroy: { random: SURVIVING_ENEMY_MINIONS, count: galakrondCount(form) } },
    ],
  }),
  card('DRG_238p5', "Galakrond's Wit", {
    text: [{ giveCard: { pool: { type: 'MINION', class: 'PRIEST' } } }],
  }),
  card('DRG_246', 'Time Rip', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    text: [{ destroy: 'TARGET' }, INVOKE],
  }),
  card('DRG_300', 'Fate Weaver', {
    battlecry: [{ if: INVOKED_TWICE, then: [{ enchant: 'DRG_300e', on: 'FRIENDLY_HAND' }] }],
  }),
  card('DRG_300e', 'Draconic Fate', { enchantment: { cost: -1 } }),
  card('DRG_303', 'Disciple of Galakrond', { battlecry: [INVOKE] }),
];
