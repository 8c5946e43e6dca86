import { listOf, object, oneOf, optional, some, word } from '../../common/grammar/syntax.js';
import { TAG_NAMES } from '../vocabulary/index.js';
import { syntax, type Words } from './kinds.js';
import { PLACES } from './place.js';
import type { RuleIds } from './rule-ids.js';

/** How effects are written. The first word that an effect has names it, so `save` stands last. */
export const EFFECT_SYNTAX = syntax({
  forceDeathPhase: { forceDeathPhase: 'yes' },
  damage: {
    damage: 'value',
    sparing: optional(word('MORTALLY_WOUNDED')),
    to: 'selector',
    oneByOne: 'flag?',
    from: 'selector?',
    /** Neither Spell Damage nor doublings: the card counts them otherwise (ZH-5.1-spell-damage). */
    fixed: 'yes?',
    /** Default: in order of play of the targets (HS-DH1); AS_SELECTED for those that differ (HS-DH5). */
    inOrder: optional(word('AS_SELECTED')),
  },
  /** Several damages, created together in this order before any of them is resolved (HS-DH5). */
  damageTogether: { damageTogether: listOf(object({ damage: 'value', to: 'selector' })) },
  heal: { heal: 'value', to: 'selector' },
  setHealth: { setHealth: 'value', on: 'selector' },
  gainArmor: { gainArmor: 'value', who: 'who?' },
  destroy: { destroy: 'selector' },
  /** The Deathrattles of minions in play resolve, and nothing dies. */
  triggerDeathrattles: { triggerDeathrattles: 'selector' },
  /** `with` is an enchantment whose Deathrattle is that of its REMEMBERED. */
  gainDeathrattlesOf: {
    gainDeathrattlesOf: 'selector',
    with: 'text',
    /** Other minions than SELF get them. */
    on: 'selector?',
  },
  /** The Deathrattle that is printed on a minion resolves as that of SELF, or of what SELF is attached to. */
  resolveDeathrattleOf: { resolveDeathrattleOf: 'selector' },
  /** New minions of the cards that died, at random or as recorded (HS-DEC4); `count` or all. */
  resurrect: {
    resurrect: 'deaths',
    count: 'value?',
    who: 'who?',
    inOrder: optional(word('AS_RECORDED')),
    /** No two of the same card (ZH-4.10-diamond-same). */
    different: 'yes?',
    /** An enchantment that each of them carries from the start. */
    with: 'text?',
    /** They have the upgrades again with which they died. */
    keeping: optional(word('UPGRADES')),
  },
  /** `save` keeps the cards that have really entered the hand (HS-DC3). */
  draw: { draw: 'value', who: 'who?', save: 'save?' },
  /** These cards come to the hand as if they were drawn, wherever they are (HS-DC6). */
  drawThese: { drawThese: 'selector', who: 'who?', save: 'save?' },
  discard: { discard: 'selector' },
  giveCard: {
    giveCard: 'choice',
    who: 'who?',
    count: 'value?',
    save: 'save?',
    /** An enchantment that they have before the auras count (ZH-4.11-aura-state-time). */
    with: 'text?',
  },
  /** Copies of cards in hand or deck come to the hand with all that is attached to them (ZH-4.8-copy-enchantments). */
  giveCopiesOf: { giveCopiesOf: 'selector', save: 'save?' },
  /** The options of Choose One cards come to the hand as cards of their own. */
  giveOptions: { giveOptions: 'selector' },
  /** SELF keeps the cards of these in mind, each time anew: NOTED. */
  note: { note: 'selector' },
  returnToHand: {
    returnToHand: 'selector',
    /** In the newest editions it is set aside and a copy comes to the hand instead (ZH-4.7-pseudo-move). */
    asCopy: 'yes?',
    save: 'save?',
  },
  /** Cards of a hand or deck, or set aside, of either player, come to the hand of `who` (default: you); they are not drawn. */
  takeIntoHand: { takeIntoHand: 'selector', who: 'who?' },
  /** The old entity is set aside, and a new one stands in its place: neither a discard nor a draw (ZH-4.5-replace). */
  replace: { replace: 'selector', withCard: 'choice', save: 'save?' },
  /** Takes them away without a death or a discard: set aside (HS-ZONE5), or into the Graveyard. */
  setAside: { setAside: 'selector', in: optional(word('GRAVEYARD')) },
  shuffleIntoDeck: {
    /** `copiesOf`: copies with the enchantments of the originals, for cards that keep them. */
    shuffleIntoDeck: oneOf('selector', [
      object({ newCard: 'choice' }),
      object({ copiesOf: 'selector' }),
      'selector',
    ]),
    who: 'who?',
    /** In the newest editions it is set aside and a copy is shuffled instead (ZH-4.7-pseudo-move). */
    asCopy: 'yes?',
    /** An enchantment that new cards and copies carry. */
    with: 'text?',
  },
  /** They go to the top or to the bottom of their player's deck, one after the other. */
  putIntoDeck: {
    putIntoDeck: oneOf('selector', [object({ newCard: 'choice' }), 'selector']),
    at: word('TOP', 'BOTTOM'),
    who: 'who?',
    /** Keeps the cards that are in a deck then. */
    save: 'save?',
  },
  /**
   * A spell is cast without being played (ZH-2.3-cast), by whoever controls SELF now. Option and target are random; one
   * that needs a target and finds none does nothing. `on`: it is aimed at this one, whatever it could be aimed at
   * (HS-TARGETCOND). `taking`: this card of a hand or deck is the spell, instead of a new one.
   */
  cast: {
    cast: 'choice',
    on: 'selector?',
    taking: 'selector?',
    who: optional(word('OPPONENT')),
    /** It is aimed at one of these where it can be. */
    preferring: 'selector?',
  },
  /** Three different cards of the pool are offered; the player takes one. A Hero Power replaces the player's own. */
  discover: {
    discover: oneOf('choice of cards', [object({ oneOfEach: listOf('range') }), 'range']),
    then: 'effects',
    /** Keeps the card that came to the hand, or was set aside. */
    save: 'save?',
    /** Keeps what was offered: cards that are set aside. */
    offered: 'text?',
    /** It does not come to the hand: `then` does something with it. */
    in: optional(word('SETASIDE')),
    /** Where it holds, all that would be offered comes to the hand, and there is nothing to choose. */
    allIf: 'condition?',
    /** How many cards are offered; three where nothing is said. */
    offers: 'few?',
    /** A spell that is offered beside the three: taken, its text is carried out and nothing else. */
    beside: 'text?',
  },
  /** The cards of a deck are put into the order of a tag: the highest on top; of several in the order that they had. */
  sortDeck: { sortDeck: word('COST'), who: 'who?' },
  shuffleDeck: { shuffleDeck: 'yes', who: 'who?' },
  /** The player takes one of these cards; it is set aside, for later effects of the list. */
  chooseCard: {
    chooseCard: 'range',
    save: 'text',
    /** A card that is offered beside them. */
    beside: 'text?',
  },
  /** Three spells are offered; the one taken happens to each of them in play (ZH-5.1-adapt). */
  adapt: {
    adapt: 'selector',
    offering: 'range',
    /** In an attack the text happens when the Phase of that is over (ZH-2.6-fledgling-late). */
    late: 'yes?',
    /** All spells are offered, and so many are taken one after the other. */
    choices: 'few?',
  },
  summon: {
    summon: 'choice',
    count: 'value?',
    who: 'who?',
    at: optional(
      oneOf('place', [...PLACES, word('ALTERNATING'), object({ bothSidesOf: 'selector' })]),
    ),
    health: 'value?',
    /** An enchantment that each of them carries from the start. */
    with: 'text?',
    /** A number of that enchantment. */
    num1: 'value?',
    save: 'save?',
  },
  /** It stands right of its original, of SELF or of SELF's host (HS-COPY2, HS-INF-place). */
  summonCopyOf: {
    summonCopyOf: 'selector',
    who: 'who?',
    save: 'save?',
    /** It takes over state and enchantments only when the summon has been answered (SUP-COPY-DOPPEL). */
    afterwards: 'yes?',
    /** An enchantment that the copy gets on top. */
    with: 'text?',
    at: optional(oneOf('place', PLACES)),
    /** The card of the copy, where that is not the card of the original. */
    as: 'text?',
  },
  /** Moves cards from hand or deck onto the board (or Secrets into the Secret zone). */
  putIntoPlay: {
    putIntoPlay: oneOf('selector', [object({ newCard: 'choice' }), 'selector']),
    who: 'who?',
    save: 'save?',
    /** It does not look for room first: a card from a hand that finds none is lost (ZH-4.7-full-zone). */
    blindly: 'yes?',
    /** Where on the board; by default at the right end. */
    at: optional(oneOf('place', PLACES)),
  },
  transform: {
    transform: 'selector',
    into: 'choice',
    save: 'save?',
    /** Of what is attached to a card out of play only this stays (ZH-4.8-shifting-both). */
    keepingOnly: 'selector?',
  },
  awaken: { awaken: 'selector' },
  /** The source becomes a copy of the selected entity, enchantments and all (HS-COPY2, HS-XFORM2). */
  becomeCopyOf: {
    becomeCopyOf: 'selector',
    save: 'save?',
    /** Other minions than SELF become it. */
    minion: 'selector?',
    /** As if it came into play anew: dormant if its card does so (ZH-4.8-copy-enchantments). */
    entersAnew: 'yes?',
  },
  swap: { swap: 'selector', with: 'selector' },
  takeControl: { takeControl: 'selector', who: 'who?' },
  enchant: {
    enchant: 'text',
    on: 'selector',
    num1: 'value?',
    num2: 'value?',
    /** An entity that the enchantment keeps in mind, as its REMEMBERED. */
    remembers: 'selector?',
    /** Where SELF has given one already, its numbers go up instead (ZH-5.6-stackable). */
    stacks: 'yes?',
    /** Its numbers are kept as they are, where others are rounded (HS-ROUND). */
    exact: 'yes?',
  },
  /** Detaches enchantments: the one whose effect this is, or those named. */
  detach: { detach: 'selector' },
  silence: { silence: 'selector' },
  freeze: { freeze: 'selector' },
  set: { set: some(TAG_NAMES, 'value'), on: 'selector' },
  /** SELF keeps an entity in mind for a later part of its card (REMEMBERED), even when it has died. */
  remember: { remember: 'selector' },
  gainMana: {
    gainMana: 'value',
    kind: word('TEMPORARY', 'CRYSTAL', 'EMPTY_CRYSTAL', 'REFRESH'),
    who: 'who?',
    /** Temporary mana: available mana is not brought above the number of crystals (HS-M8). */
    upTo: optional(word('CRYSTALS')),
  },
  overload: { overload: 'value', who: 'who?' },
  /** All available mana; RESULT is how much. */
  spendMana: { spendMana: word('ALL') },
  /** All Overload of a player, pending and current, is gone (HS-MANA5). */
  unlockOverload: { unlockOverload: 'who' },
  /** Turns that come before all others that are to come, in this order (HS-EXTRATURN2). */
  insertTurns: { insertTurns: listOf(word('YOU', 'OPPONENT')) },
  /** One turn more in the next series of turns of each, every series after the one before (HS-EXTRATURN1). */
  extendTurns: { extendTurns: listOf(word('YOU', 'OPPONENT')) },
  /** All cards of either deck become the other player's, in their order. */
  swapDecks: { swapDecks: 'yes' },
  equip: {
    equip: 'choice',
    who: 'who?',
    save: 'save?',
    /** This weapon of a hand or deck, or one that is set aside, is equipped, instead of a new one. */
    taking: 'selector?',
  },
  /** Durability is lost as in combat: an Immune weapon loses none (HS-AE-gorehowl). */
  loseDurability: { loseDurability: 'value', of: 'selector' },
  /** `asPlayed`: as a Hero card that is played, but without its Battlecry: Health stays, its Armor is gained. */
  replaceHero: { replaceHero: 'choice', asPlayed: 'yes?' },
  replaceHeroPower: { replaceHeroPower: 'choice', who: 'who?' },
  /** A Hero Power that was replaced comes back as it was. */
  returnHeroPower: { returnHeroPower: 'selector' },
  swapHeroPowers: { swapHeroPowers: 'yes' },
  refreshHeroPower: { refreshHeroPower: 'yes' },
  questProgress: { questProgress: 'value' },
  /** Combat and casting: change who is attacked, what a spell is aimed at, and stop things. */
  redirectAttackTo: { redirectAttackTo: 'selector' },
  /** The attack that is going on ends without damage, and counts as made. */
  stopAttack: { stopAttack: 'yes' },
  /** Inside the running Phase (HS-SEQ-combat-dred); it counts (ZH-2.6-attack-count). */
  forceAttack: { forceAttack: 'selector', on: 'selector', uncounted: 'yes?' },
  retargetTo: { retargetTo: 'selector' },
  /** As a Battlecry of SELF at a random target; without one nothing (ZH-3.3-target-condition). */
  resolveBattlecryOf: { resolveBattlecryOf: 'selector' },
  /** The text printed on a spell or Hero Power resolves as that of SELF, with the target that SELF has. */
  resolveTextOf: {
    resolveTextOf: 'selector',
    /** At this one, whatever SELF is aimed at. */
    aimedAt: 'selector?',
  },
  /**
   * A Hero card is invoked: it counts, whoever listens is told, and then the text of the Hero Power that comes with the
   * hero resolves as SELF's own; nothing is used, and without such a hero nothing happens.
   */
  invoke: { invoke: 'selector' },
  counterSpell: { counterSpell: 'yes' },
  /** The spell that is being played becomes another one, with random option and target (ZH-2.3-play 1d). */
  replaceSpell: { replaceSpell: 'choice' },
  preventDamage: { preventDamage: 'yes' },
  setDamage: { setDamage: 'value' },
  if: { if: 'condition', then: 'effects', else: 'effects?' },
  repeat: { repeat: 'value', do: 'effects' },
  repeatUntil: { repeatUntil: 'condition', do: 'effects' },
  forEach: { forEach: 'selector', do: 'effects' },
  choose: { choose: 'selector', save: 'text', who: 'who?' },
  save: [
    { save: 'text', entities: 'selector' },
    { save: 'text', value: 'value' },
  ],
});

export type Effects = Words<typeof EFFECT_SYNTAX>;

export type EffectOf<W extends keyof Effects> = Effects[W];

/** One step of what a card does. Steps run in order, each with all its consequences (HS-R1-dfs). */
export type Effect = Effects[keyof Effects] & { readonly rules?: RuleIds };

declare module './kinds.js' {
  interface Kinds {
    readonly effects: readonly Effect[];
  }
}
