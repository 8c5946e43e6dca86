import {
  type Edition as EditionOf,
  EditionTable,
  type SwitchTable,
} from '../../common/editions.js';

/**
 * Every dated difference between the editions of the rules. Code asks for a switch by its name and never
 * compares patches. Adding a dated rule is adding one entry here.
 */
export const SWITCHES = {
  preCheck: {
    governs:
      "whether triggers of 'After ...' phases and of deaths must have been valid when the Sequence began, or before the Death Creation Step",
    variants: [
      {
        from: '0',
        value: false,
        rules: ['HS-R2-precheck-after-old', 'HS-R2-precheck-death-old', 'HS-R10b-old'],
      },
      {
        from: '9.2.0.21517',
        value: true,
        rules: ['HS-R2-precheck-after', 'HS-R2-precheck-death', 'HS-R10b-scope'],
      },
    ],
  },
  counteredSpellEndsSequence: {
    governs: 'whether a countered spell has no After Spell Phase',
    variants: [
      { from: '0', value: true, rules: ['HS-SEQ-spell-counterspell-old', 'HS-R6-spell-old'] },
      { from: '9.2.0.21517', value: false, rules: ['HS-SEQ-spell-counterspell', 'HS-R6-spell'] },
      { from: '11.2', value: true, rules: ['ZH-5.1-counter'] },
    ],
  },
  secretsActInOwnTurn: {
    governs: "whether Secrets act in their own player's turn, too",
    variants: [
      { from: '0', value: true, rules: ['CHG-1.0.0-secrets-own-turn'] },
      { from: '1.0.0.4944', value: false, rules: ['HS-RC4'] },
    ],
  },
  summonJudgedBy: {
    governs:
      'by which Attack (and from 11.2 on Health) a minion is judged as summoned: a played one by that of its After Summon Phase, of before its Battlecry or in the hand; another by the one that it was made with, but from 9.2 to 11.2',
    variants: [
      { from: '0', value: 'AFTER_SUMMON', rules: ['SUP-QUEST-GIANTS1'] },
      { from: '9.2', value: 'BEFORE_BATTLECRY', rules: ['SUP-QUEST-GIANTS2'] },
      { from: '11.2', value: 'IN_HAND', rules: ['SUP-QUEST-GIANTS3'] },
    ],
  },
  summonUpdatesAuras: {
    governs: 'whether a summon in the middle of a Phase runs both Aura Updates',
    variants: [
      { from: '0', value: false, rules: ['HS-R4-no-recalc-old', 'HS-R1c-old'] },
      { from: '8.2', value: true, rules: ['SUP-AU-SUMMON', 'HS-R4b'] },
    ],
  },
  secondaryQueuedWithDominant: {
    governs: "whether both players' triggers are queued at the same time",
    variants: [
      { from: '0', value: false, rules: ['HS-DP2'] },
      { from: '9.2.0.21517', value: true, rules: ['HS-DP2'] },
    ],
  },
  predamageReadsDamageTaken: {
    governs:
      'whether predamage triggers read the damage as what changes the damage taken (Cursed Blade) makes it',
    variants: [
      { from: '0', value: true, rules: ['HS-DH8'] },
      { from: '13.0', value: false, rules: ['SUP-PRE-130'] },
    ],
  },
  weaponsPendDestroy: {
    governs:
      'whether a destroyed weapon waits for the Death Creation Step instead of leaving play on the spot',
    variants: [
      { from: '0', value: false, rules: ['HS-SEQ-weapon-pending-old'] },
      { from: '9.0.0.20457', value: true, rules: ['HS-SEQ-weapon-pending'] },
    ],
  },
  freshWeaponHasDeathrattle: {
    governs:
      'whether the Deathrattle of a weapon runs that is replaced in the Phase in which it was equipped',
    variants: [
      { from: '0', value: false, rules: ['HS-WEAPON5'] },
      { from: '10.0', value: true, rules: ['HS-SEQ-weapon-pending'] },
    ],
  },
  enchantmentsKeepController: {
    governs: 'whether an enchantment keeps its own controller when its host changes sides',
    variants: [
      { from: '0', value: false, rules: ['HS-R10-turn-effects', 'HS-CEM3'] },
      { from: '5.0.0.12574', value: true, rules: ['HS-CEM3'] },
    ],
  },
  areaDamageToCharactersSkipsMortallyWounded: {
    governs: 'whether area damage to all characters leaves out mortally wounded minions',
    variants: [
      { from: '0', value: true, rules: ['HS-RC2'] },
      { from: '3.0.0.9786', value: false, rules: ['HS-RC2'] },
    ],
  },
  graveyardCountsAsKilled: {
    governs:
      "whether a target that is already in the Graveyard counts as killed for 'if that kills it'",
    variants: [
      { from: '0', value: false, rules: ['HS-R5b-old'] },
      { from: '9.2', value: true, rules: ['HS-R5b'] },
    ],
  },
  forcedDeathHasDeathPhase: {
    governs: 'whether a forced Death Creation Step is followed by a Death Phase of its own',
    variants: [
      { from: '0', value: true, rules: ['HS-FDP1'] },
      { from: '4.2.0.12051', value: false, rules: ['HS-FDP5'] },
      { from: '4.3.0.12266', value: true, rules: ['HS-FDP2'] },
    ],
  },
  deathsByDominantPlayer: {
    governs: "whether the Dominant Player's Deaths of one Death Phase are resolved first",
    variants: [
      { from: '0', value: true, rules: ['HS-DP1c'] },
      { from: '1.1.0.6024', value: false, rules: ['HS-DP1', 'HS-R7'] },
    ],
  },
  deathRecordsKeepCard: {
    governs: 'whether the Death Event Cache keeps the card that died rather than the Entity',
    variants: [
      { from: '0', value: false, rules: ['HS-DEC5'] },
      { from: '23.0', value: true, rules: ['ZH-4.10-death-record'] },
    ],
  },
  copiesKeepAuraKeywords: {
    governs: 'whether a copy in play keeps the keywords that auras give the original',
    variants: [
      { from: '0', value: false, rules: ['HS-COPY2'] },
      { from: '7.0', value: true, rules: ['SUP-COPY-AURAKEYWORD'] },
      { from: '8.2', value: false, rules: ['HS-COPY2'] },
    ],
  },
  copiedEnrageKeepsKeywords: {
    governs:
      'whether a copy in play of an enraged minion keeps the keywords of the Enrage when it is damaged no more',
    variants: [
      { from: '0', value: false, rules: ['HS-E3'] },
      { from: '12.0', value: true, rules: ['SUP-COPY-MWCOPY'] },
      { from: '13.0', value: false, rules: ['HS-E3'] },
    ],
  },
  auraKeywordsOutliveDeath: {
    governs:
      'whether a minion that has died keeps the keywords that auras gave it until the next Aura Update (Health/Attack)',
    variants: [
      { from: '0', value: false, rules: ['HS-Z5a'] },
      { from: '9.0', value: true, rules: ['SUP-AU-LIFESTEALAURA'] },
      { from: '9.1', value: false, rules: ['HS-Z5a'] },
    ],
  },
  copiedDamageComesLast: {
    governs:
      'whether a copy in play takes over the damage after its Health has been set by an effect on all minions of its player, which then heals nothing',
    variants: [
      { from: '0', value: false, rules: ['HS-COPY2'] },
      { from: '8.2', value: true, rules: ['SUP-COPY-CORE'] },
      { from: '9.0', value: false, rules: ['HS-COPY2'] },
    ],
  },
  copiesMayAttackHeroes: {
    governs:
      'whether a copy in play goes without the enchantments that forbid the original to attack heroes',
    variants: [
      { from: '0', value: false, rules: ['HS-COPY2'] },
      { from: '11.1', value: true, rules: ['SUP-COPY-DEVILSAUR'] },
      { from: '11.2', value: false, rules: ['HS-COPY2'] },
    ],
  },
  absenceIsMadeUpFor: {
    governs:
      'whether a trigger on deaths answers, when its bearer comes back in the same Death Phase, those whose turn came while it was away',
    variants: [
      { from: '0', value: false, rules: ['HS-ABORT', 'HS-R2c'] },
      { from: '11.1', value: true, rules: ['SUP-DEATH-RETURN'] },
      { from: '11.2', value: false, rules: ['HS-ABORT', 'HS-R2c'] },
    ],
  },
  copiesReorderSelfBuffs: {
    governs:
      'whether a copy in play gets all but the first of the enchantments that the original has given itself after those of others',
    variants: [
      { from: '0', value: false, rules: ['HS-COPY2'] },
      { from: '4.1', value: true, rules: ['SUP-COPY-ORDER'] },
      { from: '4.2', value: false, rules: ['HS-COPY2'] },
    ],
  },
  tradeShufflesDeck: {
    governs:
      'whether a card that is traded goes to the bottom of the deck, which is shuffled after the draw, instead of to a random place other than the top',
    variants: [
      { from: '0', value: true, rules: ['ZH-5.1-tradeable-old'] },
      { from: '22.6', value: false, rules: ['ZH-5.1-tradeable'] },
    ],
  },
  areaHealingTogether: {
    governs: 'whether an effect heals all its targets before the first of the healings is resolved',
    variants: [
      { from: '0', value: false, rules: ['HS-RC3'] },
      { from: '2.0.0.7234', value: true, rules: ['HS-RC3', 'HS-DH1'] },
    ],
  },
  deathrattlesWorkInAnyZone: {
    governs:
      'whether a Deathrattle resolves though its minion is in a deck or set aside by the time of its turn',
    variants: [
      { from: '0', value: false, rules: ['HS-MPR2'] },
      { from: '5.0.0.12574', value: true, rules: ['HS-MPR2'] },
    ],
  },
  deckKeepsEnchantments: {
    governs: 'whether a card that leaves the deck keeps the enchantments attached to it there',
    variants: [
      { from: '0', value: false, rules: ['HS-Z5c'] },
      { from: '7.0', value: true, rules: ['HS-Z5c'] },
    ],
  },
  forcedDeathUpdatesAurasAfter: {
    governs: 'whether aura updates and a Summon Resolution Step follow a Forced Death Phase',
    variants: [
      { from: '0', value: false, rules: ['HS-FDP6'] },
      { from: '10.0', value: true, rules: ['HS-FDP2'] },
    ],
  },
  transformKeepsEntity: {
    governs:
      'whether what is transformed in play stays the same Entity and keeps its place in the order of play, instead of making room for another one, for which a phase is inserted after its own Battlecry',
    variants: [
      {
        from: '0',
        value: false,
        rules: ['HS-XFORM1', 'ZH-4.5-transform-old', 'ZH-4.5-inserted-phase-old'],
      },
      { from: '11.2', value: true, rules: ['ZH-4.5-transform', 'ZH-6.3-transform-11.2'] },
    ],
  },
  transformUpdatesAuras: {
    governs:
      'whether a transformation, or a card that is made in a hand, runs both Aura Updates in the middle of a Phase',
    variants: [
      { from: '0', value: false, rules: ['HS-XFORM1'] },
      { from: '23.0', value: true, rules: ['ZH-4.2-aura-update'] },
    ],
  },
  repeatedSelfBuffWaits: {
    governs:
      'whether an enchantment that a trigger gives its own bearer, which carries one already, counts only from the next Aura Update on',
    variants: [
      {
        from: '0',
        value: true,
        rules: ['SUP-AU-FIRSTBUFF', 'ZH-4.2-self-buff-delay', 'ZH-5.6-stackable'],
      },
      { from: '17.4.1', value: false, rules: ['ZH-4.2-self-buff-delay'] },
    ],
  },
  waitingSelfBuffUpdatesAuras: {
    governs:
      'whether an enchantment that waits for the next Aura Update (Health/Attack) is a reason for one before deaths',
    variants: [
      { from: '0', value: true, rules: ['HS-R4a'] },
      { from: '4.1', value: false, rules: ['SUP-AU-GRUUL', 'ZH-4.2-self-buff-delay'] },
      { from: '9.4', value: true, rules: ['HS-R4a'] },
    ],
  },
  woundedAttackerDoesNotFinish: {
    governs:
      'whether an attacker that is mortally wounded as the Combat Preparation Phase ends does not finish its attack though it survives',
    variants: [
      { from: '0', value: false, rules: ['HS-SEQ-combat-not-cancelled'] },
      { from: '10.0.0.22611', value: true, rules: ['HS-SEQ-combat-alive-cancel'] },
    ],
  },
  afterPlayForRemoved: {
    governs:
      'whether After Play triggers that do not need the played minion in play respond to one that has left play before',
    variants: [
      { from: '0', value: true, rules: ['HS-SEQ-minion-removed-secrets-old'] },
      { from: '7.1', value: false, rules: ['HS-SEQ-minion-removed-secrets'] },
      { from: '23.0', value: true, rules: ['ZH-2.2-left-before-completion'] },
    ],
  },
  immuneWhileAttackingFromStart: {
    governs:
      'whether a weapon that makes its hero Immune while attacking does so from the start of the Sequence',
    variants: [
      { from: '0', value: false, rules: ['HS-PAE-gladiators-longbow'] },
      { from: '10.0', value: true, rules: ['HS-SEQ-combat-immune'] },
    ],
  },
  pendingDestroyOutlivesPlay: {
    governs:
      'whether a minion that is returned while pending destroy is so still when it is played again',
    variants: [
      { from: '0', value: true, rules: ['HS-Z5'] },
      { from: '3.2.0.10604', value: false, rules: ['HS-Z5'] },
    ],
  },
  enteringLiftsSilence: {
    governs: 'whether a minion that was silenced out of play is unsilenced as it enters play',
    variants: [
      { from: '0', value: true, rules: ['HS-OVERLOAD3', 'ZH-4.8-hand-to-board-old'] },
      { from: '18.0', value: false, rules: ['CHG-18.0-hand-to-board'] },
    ],
  },
  otherAurasUpdateBeforeDeathPhase: {
    governs:
      'whether Aura Update (Other) runs between the removal of the dead and their Death Phase, so that a dead Baron Rivendare doubles nothing any more',
    variants: [
      { from: '0', value: true, rules: ['HS-R4a'] },
      { from: '12.0', value: false, rules: ['SUP-AU-OTHERLAG'] },
      { from: '12.2', value: true, rules: ['SUP-AU-OTHERLAG'] },
      { from: '14.0', value: false, rules: ['SUP-AU-OTHERLAG'] },
      { from: '18.0', value: true, rules: ['ZH-4.2-between-phase-update'] },
    ],
  },
  doublersJudgedFirst: {
    governs:
      'whether what repeats Deathrattles and End of Turn effects must be in play before the first resolution',
    variants: [
      { from: '0', value: true, rules: ['HS-R4-doublers'] },
      { from: '8.2', value: false, rules: ['SUP-AU-DOUBLERS'] },
      { from: '9.2', value: true, rules: ['SUP-AU-DOUBLERS', 'HS-R4-doublers'] },
    ],
  },
  takingOnesOwnNeedsRoom: {
    governs:
      'whether a minion that one controls already is destroyed when it is taken on a full board',
    variants: [
      { from: '0', value: true, rules: ['SUP-ZONE-RESTEAL'] },
      { from: '4.1', value: false, rules: ['HS-Z1b'] },
    ],
  },
  paysWithTemporaryManaFirst: {
    governs: 'whether paying mana uses up temporary crystals before it uses others',
    variants: [
      { from: '0', value: true, rules: ['HS-MANA2'] },
      { from: '12.0', value: false, rules: ['ZH-4.12-tags'] },
    ],
  },
  temporaryCrystal: {
    governs:
      'what a temporary crystal is where there is none to gain: lost beyond 10 mana; else it makes a used crystal full, where there is one, or only beyond 10 crystals of both kinds',
    variants: [
      { from: '0', value: 'UP_TO_TEN_MANA', rules: ['HS-M1'] },
      { from: '15.4.0', value: 'REFILLS_FIRST', rules: ['ZH-4.12-gain-temp-mid'] },
      { from: '18.2.0', value: 'REFILLS_AT_TEN', rules: ['ZH-4.12-gain-temp'] },
    ],
  },
  fullCrystal: {
    governs:
      'what a full crystal beyond 10 of both kinds costs: the mana beyond 10, a temporary crystal, or a temporary crystal that makes a used one full',
    variants: [
      { from: '0', value: 'UP_TO_TEN_MANA', rules: ['HS-M1', 'HS-M2'] },
      { from: '12.0', value: 'OUSTS_TEMPORARY', rules: ['ZH-4.12-gain-full-old'] },
      { from: '15.4.0', value: 'OUSTED_REFILLS', rules: ['ZH-4.12-gain-full'] },
    ],
  },
  drawnCardActsFirst: {
    governs: 'whether the own effect of a card that is drawn comes before all other triggers on it',
    variants: [
      { from: '0', value: false, rules: ['HS-DC2', 'ZH-4.4-own-draw-effect-old'] },
      { from: '23.0', value: true, rules: ['ZH-4.4-own-draw-effect-first'] },
    ],
  },
  healingIsModifiedFirst: {
    governs:
      'whether healing is increased and doubled as healing before an effect like Auchenai Soulpriest makes damage of it',
    variants: [
      { from: '0', value: false, rules: ['HS-DH2a', 'ZH-4.9-auchenai-old'] },
      { from: '14.2', value: true, rules: ['ZH-4.9-damage'] },
    ],
  },
  divineShieldAfterPredamage: {
    governs:
      'whether a Divine Shield takes the damage after the predamage triggers instead of before',
    variants: [
      { from: '0', value: false, rules: ['HS-DH2a'] },
      { from: '23.0', value: true, rules: ['ZH-4.9-damage', 'ZH-5.1-divine-shield'] },
    ],
  },
  healthMinimumLimitsDamage: {
    governs:
      'whether an effect like Commanding Shout lessens the damage itself, which Lifesteal and the like then count',
    variants: [
      { from: '0', value: false, rules: ['HS-DH2a'] },
      { from: '23.0', value: true, rules: ['ZH-4.9-damage'] },
    ],
  },
  lifestealOncePerEffect: {
    governs:
      'whether Lifesteal heals once for all damage that was dealt together, after all triggers on it, instead of for each character before them',
    variants: [
      { from: '0', value: false, rules: ['ZH-5.1-lifesteal-old'] },
      { from: '10.0', value: true, rules: ['ZH-5.1-lifesteal'] },
    ],
  },
  corruptsThoughStolen: {
    governs:
      'whether a card in hand is corrupted by a minion that has changed sides since it was played',
    variants: [
      { from: '0', value: false, rules: ['ZH-5.1-corrupt-old'] },
      { from: '19.4', value: true, rules: ['ZH-5.1-corrupt'] },
    ],
  },
  magneticReadsLate: {
    governs:
      'whether a Magnetic minion gives the Attack and Health that it has as it is attached, instead of those with which it was played',
    variants: [
      { from: '0', value: false, rules: ['ZH-5.1-magnetic'] },
      { from: '23.0', value: true, rules: ['ZH-5.1-magnetic'] },
    ],
  },
  evolveFindsNearest: {
    governs:
      'whether what is evolved takes the highest cost there is up to the wanted one, or stays what it is, where no minion has the wanted cost',
    variants: [
      { from: '0', value: false, rules: ['ZH-5.2-evolve-old'] },
      { from: '16.0', value: true, rules: ['ZH-5.2-evolve'] },
    ],
  },
  auraStatesStampedLate: {
    governs:
      'whether what an aura does to the cost of a card counts from when it was put on the card, instead of from when the minion with the aura came into play',
    variants: [
      { from: '0', value: false, rules: ['HS-OOP3'] },
      { from: '23.0', value: true, rules: ['ZH-4.11-aura-state-time', 'ZH-4.11-state-time'] },
    ],
  },
  randomHarmSparesPendingDestroy: {
    governs:
      'whether random damage and destruction pass over what is pending destroy, as over the mortally wounded',
    variants: [
      { from: '0', value: false, rules: ['SUP-MW-GEN1', 'SUP-MW-PD1', 'SUP-MW-PD3'] },
      { from: '5.0', value: true, rules: ['SUP-MW-GEN2'] },
    ],
  },
  upgradesDropCosts: {
    governs: 'whether a Spellstone that is upgraded loses what has changed its Cost',
    variants: [
      { from: '0', value: true, rules: ['SUP-STONE-COST'] },
      { from: '10.2', value: false, rules: ['ZH-5.3-spellstones'] },
    ],
  },
  tradeableKeepsEnchantments: {
    governs: 'whether a Tradeable card keeps its enchantments when it leaves play',
    variants: [
      { from: '0', value: false, rules: ['ZH-4.8-move-enchantments'] },
      { from: '21.0', value: true, rules: ['ZH-5.1-tradeable-21'] },
      { from: '21.3', value: false, rules: ['ZH-4.8-move-enchantments'] },
    ],
  },
  numbersWrap: {
    governs:
      'whether Attack, Health, damage and Armor wrap in 32 bits; else what would bring Attack or Health beyond them does nothing, and damage or Armor beyond them is 0',
    variants: [
      { from: '0', value: true, rules: ['HS-TAGLIMITS', 'ZH-4.1-overflow-old'] },
      { from: '21.8', value: false, rules: ['ZH-4.1-overflow'] },
    ],
  },
  handToFullBoardIsLost: {
    governs: 'whether a minion put from a hand onto a full board goes to the Graveyard',
    variants: [
      { from: '0', value: false, rules: ['HS-Z2b'] },
      { from: '23.0', value: true, rules: ['ZH-4.7-full-zone'] },
    ],
  },
  choiceTransformsOnEntering: {
    governs:
      'whether a Choose One that transforms the minion is carried out as the minion enters play, and not in the Battlecry Phase',
    variants: [
      { from: '0', value: false, rules: ['HS-SEQ-transform'] },
      { from: '11.2', value: true, rules: ['ZH-2.2-play'] },
    ],
  },
  frozenRushThaws: {
    governs:
      'whether a minion with Rush that is frozen in the turn in which it comes thaws at the end of that turn, if it has not attacked',
    variants: [
      { from: '0', value: false, rules: ['HS-INF-rush-thaws'] },
      { from: '11.4', value: true, rules: ['ZH-5.1-freeze'] },
    ],
  },
  transformsCarryHealthChange: {
    governs:
      'whether Explosive Runes adds to the Health of what a transformation has made by how much the Health of the form before differed from its printed one',
    variants: [
      { from: '0', value: true, rules: ['SUP-XFORM-RUNES'] },
      { from: '14.2', value: false, rules: ['HS-XFORM1'] },
    ],
  },
  cardsDiscoverThemselves: {
    governs: 'whether a card that Discovers can be among the cards that it offers',
    variants: [
      { from: '0', value: true, rules: ['HS-INF-discovers-itself'] },
      { from: '15.0', value: false, rules: ['ZH-5.1-discover'] },
    ],
  },
  movesAsCopies: {
    governs:
      'whether some effects that move an entity out of play, Deathrattles of minions that return among them, set it aside and make a copy where it should go',
    variants: [
      { from: '0', value: false, rules: ['HS-Z5', 'HS-Z6'] },
      { from: '23.0', value: true, rules: ['ZH-4.7-pseudo-move', 'ZH-A.3-pseudo-moves'] },
    ],
  },
  costPaidWithHealthCounts: {
    governs:
      'whether the cost of a card that is paid with Health counts for what looks at its cost',
    variants: [
      { from: '0', value: false, rules: ['HS-M7'] },
      { from: '23.0', value: true, rules: ['ZH-4.11-effective-cost'] },
    ],
  },
  movesKeepLimits: {
    governs:
      'whether cards that change sides in hands, or are moved into decks, need room there like all others',
    variants: [
      { from: '0', value: false, rules: ['HS-Z2c', 'HS-Z2d'] },
      { from: '23.0', value: true, rules: ['ZH-4.7-full-zone'] },
    ],
  },
  returningFromHandNeedsRoom: {
    governs:
      'whether a minion that is returned once more is discarded from a hand that it fills itself',
    variants: [
      { from: '0', value: true, rules: ['SUP-ZONE-REBOUNCE'] },
      { from: '4.0', value: false, rules: ['SUP-ZONE-REBOUNCE', 'HS-Z1b'] },
    ],
  },
  secondReturnLosesDeathrattle: {
    governs:
      'whether a minion that a full hand has killed loses its Deathrattles when it is returned once more before its Death Phase',
    variants: [
      { from: '0', value: false, rules: ['HS-FZIR1', 'HS-FZIR3'] },
      { from: '17.0', value: true, rules: ['SUP-ZONE-TWICE'] },
      { from: '18.0', value: false, rules: ['HS-FZIR1', 'HS-FZIR3'] },
    ],
  },
  summonsAnsweredAtOnce: {
    governs:
      'whether triggers on a summon resolve as the minion enters play instead of in the Summon Resolution Step between Phases, which answers transformations too',
    variants: [
      { from: '0', value: false, rules: ['HS-SRS1', 'HS-SRS2', 'HS-SRS4'] },
      {
        from: '11.2',
        value: true,
        rules: ['ZH-4.5-srs-removed', 'ZH-2.2-play', 'ZH-2.2-summon'],
      },
    ],
  },
  afterSummonComesFirst: {
    governs: 'whether the After Summon triggers of a played minion precede its After Play triggers',
    variants: [
      { from: '0', value: false, rules: ['HS-SEQ-minion-afterplay', 'HS-SEQ-minion-aftersummon'] },
      { from: '11.2', value: true, rules: ['ZH-2.2-play'] },
    ],
  },
  forcedDeathRepeats: {
    governs:
      'whether a forced death runs all the Steps between Phases, again and again until nothing dies any more',
    variants: [
      { from: '0', value: false, rules: ['HS-FDP1', 'HS-R8-exc-forced'] },
      { from: '11.2', value: true, rules: ['ZH-5.7-forced-death'] },
    ],
  },
  queuesByDominantPlayer: {
    governs:
      "whether the Dominant Player's triggers resolve before the other's, instead of all in order of play: those in play, then those in hands, then those in decks",
    variants: [
      { from: '0', value: true, rules: ['HS-DP1', 'HS-DP4', 'ZH-3.2-main-player-mechanic'] },
      {
        from: '17.4.1',
        value: false,
        rules: ['ZH-3.2-zone-order', 'ZH-3.2-main-player-today', 'ZH-6.4-dominant-17.4.1'],
      },
    ],
  },
  aurasUpdateBeforeDeaths: {
    governs: 'whether the auras are worked out anew between the end of a Phase and its deaths',
    variants: [
      { from: '0', value: true, rules: ['HS-R4a', 'ZH-5.6-stackable'] },
      { from: '17.4.1', value: false, rules: ['ZH-4.2-no-aura-update', 'ZH-1.9-interphase'] },
    ],
  },
  healthAurasUpdateBeforeDeathPhase: {
    governs:
      'whether what auras of the dead gave to Health and Attack is gone before their Death Phase',
    variants: [
      {
        from: '0',
        value: false,
        rules: ['HS-R4-dead-aura', 'HS-R4-dead-aura-old', 'ZH-4.2-between-phase-update-old'],
      },
      { from: '18.0', value: true, rules: ['ZH-4.2-between-phase-update'] },
    ],
  },
  counterHasItsOwnStep: {
    governs:
      'whether Counterspell acts in a step before the other triggers on a card that is played, none of which responds to a countered one',
    variants: [
      { from: '0', value: false, rules: ['HS-SEQ-spell-onplay'] },
      { from: '23.0', value: true, rules: ['ZH-2.3-play', 'ZH-5.1-counter'] },
    ],
  },
  combatIsOnePhase: {
    governs:
      'whether an attack is one Phase, without deaths before its damage; whoever is mortally wounded by then cancels it, and it is used up',
    variants: [
      { from: '0', value: false, rules: ['HS-SEQ-combat', 'HS-SEQ-combat-cancel'] },
      { from: '23.0', value: true, rules: ['ZH-2.6-combat'] },
    ],
  },
  heroReplacedBeforeBattlecry: {
    governs:
      'whether a Hero card becomes the hero as its On Play Phase ends, instead of in its Battlecry Phase',
    variants: [
      { from: '0', value: false, rules: ['HS-SEQ-hero'] },
      { from: '23.0', value: true, rules: ['ZH-2.5-play'] },
    ],
  },
  oldWeaponDestroyedFirst: {
    governs: 'whether the old weapon is destroyed before the triggers on equipping the new one',
    variants: [
      { from: '0', value: false, rules: ['HS-SEQ-weapon', 'HS-SEQ-weapon-pending-old'] },
      { from: '23.0', value: true, rules: ['ZH-2.4-play', 'ZH-2.4-equip'] },
    ],
  },
  playedMinionUpdatesAuras: {
    governs: 'whether the auras are worked out anew as a minion that is played enters play',
    variants: [
      { from: '0', value: false, rules: ['HS-R4-first-send', 'HS-R4-first-send-old'] },
      { from: '23.0', value: true, rules: ['ZH-4.2-aura-update'] },
    ],
  },
  afterPlayForStolen: {
    governs:
      'whether After Play triggers that do not need the played minion on its side respond to one that has changed sides',
    variants: [
      { from: '0', value: false, rules: ['HS-SEQ-minion-stolen'] },
      { from: '23.0', value: true, rules: ['ZH-2.2-stolen-before-completion'] },
    ],
  },
  attacksOutliveControl: {
    governs:
      'whether the attacks that a minion has made in a turn still count when it changes sides',
    variants: [
      { from: '0', value: false, rules: ['HS-Z5'] },
      { from: '23.0', value: true, rules: ['ZH-2.6-attack-count'] },
    ],
  },
  battlecryRepeatsAreFixed: {
    governs:
      'whether a Battlecry resolves as often as was settled before it, though what repeats it is gone or the minion has changed sides',
    variants: [
      { from: '0', value: false, rules: ['HS-SEQ-minion-brann'] },
      { from: '23.0', value: true, rules: ['ZH-2.2-play', 'ZH-1.3-repeat-count'] },
    ],
  },
  strayNeedsSeveralEnemies: {
    governs:
      'whether what leads an attack astray (forgetful attackers, Mogor the Ogre, Mayor Noggenfogger) is queued only when the attacker has two or more enemies',
    variants: [
      { from: '0', value: false, rules: ['HS-PAE-mayor-noggenfogger', 'HS-PAE-mogor-the-ogre'] },
      {
        from: '23.0',
        value: true,
        rules: ['ZH-3.4-preattack-conditions', 'ZH-3.4-queue-condition'],
      },
    ],
  },
  damageReachesCardsOutOfPlay: {
    governs: 'whether damage is dealt to a target that has left play, where it is now',
    variants: [
      { from: '0', value: false, rules: ['HS-DESTROY9'] },
      { from: '3.0', value: true, rules: ['SUP-DESTROY-GRAVE', 'SUP-DESTROY-HAND'] },
      { from: '4.2', value: false, rules: ['HS-DESTROY9'] },
      { from: '23.0', value: true, rules: ['ZH-2.3-target-left'] },
    ],
  },
  heroPowersCanBeRedirected: {
    governs: 'whether what makes targets random does so for Hero Powers',
    variants: [
      { from: '0', value: false, rules: ['HS-SEQ-heropower'] },
      { from: '23.0', value: true, rules: ['ZH-2.7-use'] },
    ],
  },
  castsNeedConditions: {
    governs:
      'whether an effect casts a spell only where it could be played, as Brawl where there are two minions',
    variants: [
      { from: '0', value: false, rules: ['HS-SEQ-spell-min-targets'] },
      { from: '23.0', value: true, rules: ['ZH-3.3-spell-condition'] },
    ],
  },
  summonedGetGiftsAfterAuras: {
    governs:
      'whether the auras are worked out anew before a minion gets the enchantment with which it is summoned',
    variants: [
      { from: '0', value: false, rules: ['HS-R4b'] },
      { from: '23.0', value: true, rules: ['ZH-3.1-aura-first', 'ZH-3.1-summon-with-enchantment'] },
    ],
  },
  madeUpOccurrencesWait: {
    governs:
      'whether what a trigger brings about while an occurrence of it is made up for has to wait as well',
    variants: [
      { from: '0', value: false, rules: ['HS-INF-made-up'] },
      { from: '23.0', value: true, rules: ['ZH-5.4-self-trigger-guard'] },
    ],
  },
  attacksOfARowAreOne: {
    governs:
      'whether what answers a proposed attack does so once in all the attacks that one effect makes one after the other',
    variants: [
      { from: '0', value: false, rules: ['HS-PAE-fail-once'] },
      { from: '23.0', value: true, rules: ['ZH-2.6-forced'] },
    ],
  },
  killAurasWaitForEntry: {
    governs:
      'whether what The Four Horsemen do is looked at only as something enters play, and not at every Aura Update',
    variants: [
      { from: '0', value: false, rules: ['SUP-AU-HORSEMEN'] },
      { from: '23.0', value: true, rules: ['ZH-4.2-horsemen'] },
    ],
  },
  weaponBeingPlayedStays: {
    governs:
      'whether equipping a weapon while another one is being played leaves the played one alone',
    variants: [
      { from: '0', value: false, rules: ['HS-SEQ-weapon-two'] },
      { from: '23.0', value: true, rules: ['ZH-2.4-two-weapons'] },
    ],
  },
  counterSkipsOnPlay: {
    governs:
      'whether Counterspell comes before all other triggers on a spell that is cast, which then has none of them and no Aura Update in its On Play Phase',
    variants: [
      { from: '0', value: false, rules: ['HS-SEQ-spell-onplay'] },
      { from: '11.2', value: true, rules: ['SUP-AU-COUNTER'] },
      { from: '11.4', value: false, rules: ['HS-SEQ-spell-onplay'] },
    ],
  },
  feignedDeathIsSeen: {
    governs:
      'whether a minion with an added Deathrattle answers its own death with its triggers when its Deathrattles resolve though it lives',
    variants: [
      { from: '0', value: true, rules: ['HS-INF-feigned-death'] },
      { from: '8.0', value: false, rules: ['HS-MPR2'] },
    ],
  },
  comboCountsCards: {
    governs:
      'whether Combo is active, for effects in the turn of the other player as well, by two cards that were played, instead of one whose play is over',
    variants: [
      { from: '0', value: false, rules: ['HS-COND9'] },
      { from: '23.0', value: true, rules: ['ZH-3.3-targeted-battlecry'] },
    ],
  },
} as const satisfies SwitchTable;

export type SwitchName = keyof typeof SWITCHES;

/** An edition of the rules: a patch and what every switch says in it. */
export type Edition = EditionOf<typeof SWITCHES>;

/** The edition used when a request names none. */
export const DEFAULT_PATCH = '10.0';

export const EDITION_TABLE = new EditionTable(SWITCHES);

/** The edition of a patch such as `10.0` or `9.2.0.21517` (any patch: the switches decide what differs). */
export function editionOf(patch: string): Edition {
  return EDITION_TABLE.of(patch);
}

/** The rules that a switch follows in an edition, for trace nodes; also where it is set otherwise than the patch has it. */
export function rulesOf(edition: Edition, name: SwitchName): readonly string[] {
  return EDITION_TABLE.rulesOf(edition, name);
}
