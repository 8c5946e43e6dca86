import { listOf, object, oneOf, optional, type Taken, word } from '../../common/grammar/syntax.js';
import { KEYWORDS } from '../vocabulary/index.js';
import { fields, type Holding, type Kinds } from './kinds.js';

export type Lasting = (typeof LASTING)[number];
export const LASTING = [
  'THIS_TURN',
  'UNTIL_YOUR_NEXT_TURN',
  'OPPONENTS_TURNS',
  'OPPONENTS_NEXT_TURN',
  'THIS_ATTACK',
  'OUT_OF_PLAY',
] as const;

/** How an enchantment changes a number: add, set, or multiply; `num1`/`num2` read its script data. */
const STAT_CHANGE = optional(
  oneOf('change of a number', [
    'int32',
    word('NUM_1', 'NUM_2', 'MINUS_NUM_1'),
    object({ set: oneOf('number', ['int32', word('NUM_1', 'NUM_2', 'HEALTH')]) }),
    object({ times: 'int32' }),
    /** Added, but the result is not brought below a bound by it. */
    object({ add: 'int32', notBelow: 'int32' }),
  ]),
);

export type StatChange = Taken<Kinds, typeof STAT_CHANGE>;

/** What can be said of an enchantment card. */
export const ENCHANTMENT_SYNTAX = fields({
  attack: STAT_CHANGE,
  health: STAT_CHANGE,
  cost: STAT_CHANGE,
  /** Changes the damage proposed for its host whenever that is read: by predamage triggers and as it is taken (HS-DH8). */
  damageTaken: STAT_CHANGE,
  grants: optional(listOf(word(...KEYWORDS, 'FROZEN'))),
  spellDamage: 'int32?',
  heroPowerDamage: 'int32?',
  /** The keywords that it has itself (ZH-5.1-magnetic). */
  givesItsOwn: 'yes?',
  /** On a player: his spells resolve once more (ZH-2.3-resolve-again). */
  spellsResolveTwice: 'yes?',
  /** It is there, and takes no part in anything (ZH-4.6-dormant). */
  dormant: 'yes?',
  /** Silenced off, its host goes back to the opponent of whoever put the enchantment there (HS-INF-silence-gives-back). */
  borrowed: 'yes?',
  /** Every card of this id of the player has it, anywhere, also later (HS-INF-every-card). */
  everyCard: 'text?',
  /** It stays with its host when that dies, and whatever is resurrected from that death has it (ZH-4.10-extra-detail). */
  recorded: 'yes?',
  /** It stays with its host when that dies, and comes back with a resurrection that is `keeping` upgrades. */
  isUpgrade: 'yes?',
  /** Also a repeated one that its bearer gives itself counts at once (ZH-4.2-self-buff-delay). */
  countsAtOnce: 'yes?',
  /**
   * When it wears off by itself. THIS_TURN: between the turns (HS-SEQ-turn-enchantments); THIS_ATTACK: as the attack
   * ends during which it was attached, cancelled or not (HS-SEQ-combat-gorehowl); OPPONENTS_TURNS: with the next series of
   * turns of the other player than its controller (HS-EXTRATURN3), OPPONENTS_NEXT_TURN with the first of them
   * (ZH-4.13-one-turn-effects); OUT_OF_PLAY: when its host enters play (HS-XFORM4).
   */
  lasts: optional(word(...LASTING)),
});

/** What an enchantment card does to its host while attached. */
export type EnchantmentFacts = Holding<typeof ENCHANTMENT_SYNTAX>;
