import {
  dated,
  type Edition as EditionOf,
  EditionTable,
  type SwitchTable,
} from '../../common/editions.js';

/** Every dated difference between editions. Code asks for a switch and never compares patches. */
export const SWITCHES = {
  preCheck: dated(
    "whether triggers of 'After ...' phases and of deaths must have been valid when the Sequence began, or before the Death Creation Step",
    ['0', false, 'HS-R2-precheck-after-old', 'HS-R2-precheck-death-old', 'HS-R10b-old'],
    ['9.2.0.21517', true, 'HS-R2-precheck-after', 'HS-R2-precheck-death', 'HS-R10b-scope'],
  ),
  counteredSpellEndsSequence: dated(
    'whether a countered spell has no After Spell Phase',
    ['0', true, 'HS-SEQ-spell-counterspell-old', 'HS-R6-spell-old'],
    ['9.2.0.21517', false, 'HS-SEQ-spell-counterspell', 'HS-R6-spell'],
    ['11.2', true, 'ZH-5.1-counter'],
  ),
  secretsActInOwnTurn: dated(
    "whether Secrets act in their own player's turn, too",
    ['0', true, 'CHG-1.0.0-secrets-own-turn'],
    ['1.0.0.4944', false, 'HS-RC4'],
  ),
  summonJudgedBy: dated(
    'by which Attack (and from 11.2 on Health) a minion is judged as summoned: a played one by that of its After Summon Phase, of before its Battlecry or in the hand; another by the one that it was made with, but from 9.2 to 11.2',
    ['0', 'AFTER_SUMMON', 'SUP-QUEST-GIANTS1'],
    ['9.2', 'BEFORE_BATTLECRY', 'SUP-QUEST-GIANTS2'],
    ['11.2', 'IN_HAND', 'SUP-QUEST-GIANTS3'],
  ),
  summonUpdatesAuras: dated(
    'whether a summon in the middle of a Phase runs both Aura Updates',
    ['0', false, 'HS-R4-no-recalc-old', 'HS-R1c-old'],
    ['8.2', true, 'SUP-AU-SUMMON', 'HS-R4b'],
  ),
  secondaryQueuedWithDominant: dated(
    "whether both players' triggers are queued at the same time",
    ['0', false, 'HS-DP2'],
    ['9.2.0.21517', true, 'HS-DP2'],
  ),
  predamageReadsDamageTaken: dated(
    'whether predamage triggers read the damage as what changes the damage taken (Cursed Blade) makes it',
    ['0', true, 'HS-DH8'],
    ['13.0', false, 'SUP-PRE-130'],
  ),
  weaponsPendDestroy: dated(
    'whether a destroyed weapon waits for the Death Creation Step instead of leaving play on the spot',
    ['0', false, 'HS-SEQ-weapon-pending-old'],
    ['9.0.0.20457', true, 'HS-SEQ-weapon-pending'],
  ),
  freshWeaponHasDeathrattle: dated(
    'whether the Deathrattle of a weapon runs that is replaced in the Phase in which it was equipped',
    ['0', false, 'HS-WEAPON5'],
    ['10.0', true, 'HS-SEQ-weapon-pending'],
  ),
  enchantmentsKeepController: dated(
    'whether an enchantment keeps its own controller when its host changes sides',
    ['0', false, 'HS-R10-turn-effects', 'HS-CEM3'],
    ['5.0.0.12574', true, 'HS-CEM3'],
  ),
  areaDamageToCharactersSkipsMortallyWounded: dated(
    'whether area damage to all characters leaves out mortally wounded minions',
    ['0', true, 'HS-RC2'],
    ['3.0.0.9786', false, 'HS-RC2'],
  ),
  graveyardCountsAsKilled: dated(
    "whether a target that is already in the Graveyard counts as killed for 'if that kills it'",
    ['0', false, 'HS-R5b-old'],
    ['9.2', true, 'HS-R5b'],
  ),
  forcedDeathHasDeathPhase: dated(
    'whether a forced Death Creation Step is followed by a Death Phase of its own',
    ['0', true, 'HS-FDP1'],
    ['4.2.0.12051', false, 'HS-FDP5'],
    ['4.3.0.12266', true, 'HS-FDP2'],
  ),
  deathsByDominantPlayer: dated(
    "whether the Dominant Player's Deaths of one Death Phase are resolved first",
    ['0', true, 'HS-DP1c'],
    ['1.1.0.6024', false, 'HS-DP1', 'HS-R7'],
  ),
  deathRecordsKeepCard: dated(
    'whether the Death Event Cache keeps the card that died rather than the Entity',
    ['0', false, 'HS-DEC5'],
    ['23.0', true, 'ZH-4.10-death-record'],
  ),
  copiesKeepAuraKeywords: dated(
    'whether a copy in play keeps the keywords that auras give the original',
    ['0', false, 'HS-COPY2'],
    ['7.0', true, 'SUP-COPY-AURAKEYWORD'],
    ['8.2', false, 'HS-COPY2'],
  ),
  copiedEnrageKeepsKeywords: dated(
    'whether a copy in play of an enraged minion keeps the keywords of the Enrage when it is damaged no more',
    ['0', false, 'HS-E3'],
    ['12.0', true, 'SUP-COPY-MWCOPY'],
    ['13.0', false, 'HS-E3'],
  ),
  auraKeywordsOutliveDeath: dated(
    'whether a minion that has died keeps the keywords that auras gave it until the next Aura Update (Health/Attack)',
    ['0', false, 'HS-Z5a'],
    ['9.0', true, 'SUP-AU-LIFESTEALAURA'],
    ['9.1', false, 'HS-Z5a'],
  ),
  copiedDamageComesLast: dated(
    'whether a copy in play takes over the damage after its Health has been set by an effect on all minions of its player, which then heals nothing',
    ['0', false, 'HS-COPY2'],
    ['8.2', true, 'SUP-COPY-CORE'],
    ['9.0', false, 'HS-COPY2'],
  ),
  copiesMayAttackHeroes: dated(
    'whether a copy in play goes without the enchantments that forbid the original to attack heroes',
    ['0', false, 'HS-COPY2'],
    ['11.1', true, 'SUP-COPY-DEVILSAUR'],
    ['11.2', false, 'HS-COPY2'],
  ),
  absenceIsMadeUpFor: dated(
    'whether a trigger on deaths answers, when its bearer comes back in the same Death Phase, those whose turn came while it was away',
    ['0', false, 'HS-ABORT', 'HS-R2c'],
    ['11.1', true, 'SUP-DEATH-RETURN'],
    ['11.2', false, 'HS-ABORT', 'HS-R2c'],
  ),
  copiesReorderSelfBuffs: dated(
    'whether a copy in play gets all but the first of the enchantments that the original has given itself after those of others',
    ['0', false, 'HS-COPY2'],
    ['4.1', true, 'SUP-COPY-ORDER'],
    ['4.2', false, 'HS-COPY2'],
  ),
  tradeShufflesDeck: dated(
    'whether a card that is traded goes to the bottom of the deck, which is shuffled after the draw, instead of to a random place other than the top',
    ['0', true, 'ZH-5.1-tradeable-old'],
    ['22.6', false, 'ZH-5.1-tradeable'],
  ),
  areaHealingTogether: dated(
    'whether an effect heals all its targets before the first of the healings is resolved',
    ['0', false, 'HS-RC3'],
    ['2.0.0.7234', true, 'HS-RC3', 'HS-DH1'],
  ),
  deathrattlesWorkInAnyZone: dated(
    'whether a Deathrattle resolves though its minion is in a deck or set aside by the time of its turn',
    ['0', false, 'HS-MPR2'],
    ['5.0.0.12574', true, 'HS-MPR2'],
  ),
  deckKeepsEnchantments: dated(
    'whether a card that leaves the deck keeps the enchantments attached to it there',
    ['0', false, 'HS-Z5c'],
    ['7.0', true, 'HS-Z5c'],
  ),
  forcedDeathUpdatesAurasAfter: dated(
    'whether aura updates and a Summon Resolution Step follow a Forced Death Phase',
    ['0', false, 'HS-FDP6'],
    ['10.0', true, 'HS-FDP2'],
  ),
  transformKeepsEntity: dated(
    'whether what is transformed in play stays the same Entity and keeps its place in the order of play, instead of making room for another one, for which a phase is inserted after its own Battlecry',
    ['0', false, 'HS-XFORM1', 'ZH-4.5-transform-old', 'ZH-4.5-inserted-phase-old'],
    ['11.2', true, 'ZH-4.5-transform', 'ZH-6.3-transform-11.2'],
  ),
  transformUpdatesAuras: dated(
    'whether a transformation, or a card that is made in a hand, runs both Aura Updates in the middle of a Phase',
    ['0', false, 'HS-XFORM1'],
    ['23.0', true, 'ZH-4.2-aura-update'],
  ),
  repeatedSelfBuffWaits: dated(
    'whether an enchantment that a trigger gives its own bearer, which carries one already, counts only from the next Aura Update on',
    ['0', true, 'SUP-AU-FIRSTBUFF', 'ZH-4.2-self-buff-delay', 'ZH-5.6-stackable'],
    ['17.4.1', false, 'ZH-4.2-self-buff-delay'],
  ),
  waitingSelfBuffUpdatesAuras: dated(
    'whether an enchantment that waits for the next Aura Update (Health/Attack) is a reason for one before deaths',
    ['0', true, 'HS-R4a'],
    ['4.1', false, 'SUP-AU-GRUUL', 'ZH-4.2-self-buff-delay'],
    ['9.4', true, 'HS-R4a'],
  ),
  woundedAttackerDoesNotFinish: dated(
    'whether an attacker that is mortally wounded as the Combat Preparation Phase ends does not finish its attack though it survives',
    ['0', false, 'HS-SEQ-combat-not-cancelled'],
    ['10.0.0.22611', true, 'HS-SEQ-combat-alive-cancel'],
  ),
  afterPlayForRemoved: dated(
    'whether After Play triggers that do not need the played minion in play respond to one that has left play before',
    ['0', true, 'HS-SEQ-minion-removed-secrets-old'],
    ['7.1', false, 'HS-SEQ-minion-removed-secrets'],
    ['23.0', true, 'ZH-2.2-left-before-completion'],
  ),
  immuneWhileAttackingFromStart: dated(
    'whether a weapon that makes its hero Immune while attacking does so from the start of the Sequence',
    ['0', false, 'HS-PAE-gladiators-longbow'],
    ['10.0', true, 'HS-SEQ-combat-immune'],
  ),
  pendingDestroyOutlivesPlay: dated(
    'whether a minion that is returned while pending destroy is so still when it is played again',
    ['0', true, 'HS-Z5'],
    ['3.2.0.10604', false, 'HS-Z5'],
  ),
  enteringLiftsSilence: dated(
    'whether a minion that was silenced out of play is unsilenced as it enters play',
    ['0', true, 'HS-OVERLOAD3', 'ZH-4.8-hand-to-board-old'],
    ['18.0', false, 'CHG-18.0-hand-to-board'],
  ),
  otherAurasUpdateBeforeDeathPhase: dated(
    'whether Aura Update (Other) runs between the removal of the dead and their Death Phase, so that a dead Baron Rivendare doubles nothing any more',
    ['0', true, 'HS-R4a'],
    ['12.0', false, 'SUP-AU-OTHERLAG'],
    ['12.2', true, 'SUP-AU-OTHERLAG'],
    ['14.0', false, 'SUP-AU-OTHERLAG'],
    ['18.0', true, 'ZH-4.2-between-phase-update'],
  ),
  doublersJudgedFirst: dated(
    'whether what repeats Deathrattles and End of Turn effects must be in play before the first resolution',
    ['0', true, 'HS-R4-doublers'],
    ['8.2', false, 'SUP-AU-DOUBLERS'],
    ['9.2', true, 'SUP-AU-DOUBLERS', 'HS-R4-doublers'],
  ),
  takingOnesOwnNeedsRoom: dated(
    'whether a minion that one controls already is destroyed when it is taken on a full board',
    ['0', true, 'SUP-ZONE-RESTEAL'],
    ['4.1', false, 'HS-Z1b'],
  ),
  paysWithTemporaryManaFirst: dated(
    'whether paying mana uses up temporary crystals before it uses others',
    ['0', true, 'HS-MANA2'],
    ['12.0', false, 'ZH-4.12-tags'],
  ),
  temporaryCrystal: dated(
    'what a temporary crystal is where there is none to gain: lost beyond 10 mana; else it makes a used crystal full, where there is one, or only beyond 10 crystals of both kinds',
    ['0', 'UP_TO_TEN_MANA', 'HS-M1'],
    ['15.4.0', 'REFILLS_FIRST', 'ZH-4.12-gain-temp-mid'],
    ['18.2.0', 'REFILLS_AT_TEN', 'ZH-4.12-gain-temp'],
  ),
  fullCrystal: dated(
    'what a full crystal beyond 10 of both kinds costs: the mana beyond 10, a temporary crystal, or a temporary crystal that makes a used one full',
    ['0', 'UP_TO_TEN_MANA', 'HS-M1', 'HS-M2'],
    ['12.0', 'OUSTS_TEMPORARY', 'ZH-4.12-gain-full-old'],
    ['15.4.0', 'OUSTED_REFILLS', 'ZH-4.12-gain-full'],
  ),
  drawnCardActsFirst: dated(
    'whether the own effect of a card that is drawn comes before all other triggers on it',
    ['0', false, 'HS-DC2', 'ZH-4.4-own-draw-effect-old'],
    ['23.0', true, 'ZH-4.4-own-draw-effect-first'],
  ),
  healingIsModifiedFirst: dated(
    'whether healing is increased and doubled as healing before an effect like Auchenai Soulpriest makes damage of it',
    ['0', false, 'HS-DH2a', 'ZH-4.9-auchenai-old'],
    ['14.2', true, 'ZH-4.9-damage'],
  ),
  divineShieldAfterPredamage: dated(
    'whether a Divine Shield takes the damage after the predamage triggers instead of before',
    ['0', false, 'HS-DH2a'],
    ['23.0', true, 'ZH-4.9-damage', 'ZH-5.1-divine-shield'],
  ),
  healthMinimumLimitsDamage: dated(
    'whether an effect like Commanding Shout lessens the damage itself, which Lifesteal and the like then count',
    ['0', false, 'HS-DH2a'],
    ['23.0', true, 'ZH-4.9-damage'],
  ),
  lifestealOncePerEffect: dated(
    'whether Lifesteal heals once for all damage that was dealt together, after all triggers on it, instead of for each character before them',
    ['0', false, 'ZH-5.1-lifesteal-old'],
    ['10.0', true, 'ZH-5.1-lifesteal'],
  ),
  corruptsThoughStolen: dated(
    'whether a card in hand is corrupted by a minion that has changed sides since it was played',
    ['0', false, 'ZH-5.1-corrupt-old'],
    ['19.4', true, 'ZH-5.1-corrupt'],
  ),
  magneticReadsLate: dated(
    'whether a Magnetic minion gives the Attack and Health that it has as it is attached, instead of those with which it was played',
    ['0', false, 'ZH-5.1-magnetic'],
    ['23.0', true, 'ZH-5.1-magnetic'],
  ),
  evolveFindsNearest: dated(
    'whether what is evolved takes the highest cost there is up to the wanted one, or stays what it is, where no minion has the wanted cost',
    ['0', false, 'ZH-5.2-evolve-old'],
    ['16.0', true, 'ZH-5.2-evolve'],
  ),
  auraStatesStampedLate: dated(
    'whether what an aura does to the cost of a card counts from when it was put on the card, instead of from when the minion with the aura came into play',
    ['0', false, 'HS-OOP3'],
    ['23.0', true, 'ZH-4.11-aura-state-time', 'ZH-4.11-state-time'],
  ),
  randomHarmSparesPendingDestroy: dated(
    'whether random damage and destruction pass over what is pending destroy, as over the mortally wounded',
    ['0', false, 'SUP-MW-GEN1', 'SUP-MW-PD1', 'SUP-MW-PD3'],
    ['5.0', true, 'SUP-MW-GEN2'],
  ),
  upgradesDropCosts: dated(
    'whether a Spellstone that is upgraded loses what has changed its Cost',
    ['0', true, 'SUP-STONE-COST'],
    ['10.2', false, 'ZH-5.3-spellstones'],
  ),
  tradeableKeepsEnchantments: dated(
    'whether a Tradeable card keeps its enchantments when it leaves play',
    ['0', false, 'ZH-4.8-move-enchantments'],
    ['21.0', true, 'ZH-5.1-tradeable-21'],
    ['21.3', false, 'ZH-4.8-move-enchantments'],
  ),
  numbersWrap: dated(
    'whether Attack, Health, damage and Armor wrap in 32 bits; else what would bring Attack or Health beyond them does nothing, and damage or Armor beyond them is 0',
    ['0', true, 'HS-TAGLIMITS', 'ZH-4.1-overflow-old'],
    ['21.8', false, 'ZH-4.1-overflow'],
  ),
  handToFullBoardIsLost: dated(
    'whether a minion put from a hand onto a full board goes to the Graveyard',
    ['0', false, 'HS-Z2b'],
    ['23.0', true, 'ZH-4.7-full-zone'],
  ),
  choiceTransformsOnEntering: dated(
    'whether a Choose One that transforms the minion is carried out as the minion enters play, and not in the Battlecry Phase',
    ['0', false, 'HS-SEQ-transform'],
    ['11.2', true, 'ZH-2.2-play'],
  ),
  frozenRushThaws: dated(
    'whether a minion with Rush that is frozen in the turn in which it comes thaws at the end of that turn, if it has not attacked',
    ['0', false, 'HS-INF-rush-thaws'],
    ['11.4', true, 'ZH-5.1-freeze'],
  ),
  transformsCarryHealthChange: dated(
    'whether Explosive Runes adds to the Health of what a transformation has made by how much the Health of the form before differed from its printed one',
    ['0', true, 'SUP-XFORM-RUNES'],
    ['14.2', false, 'HS-XFORM1'],
  ),
  cardsDiscoverThemselves: dated(
    'whether a card that Discovers can be among the cards that it offers',
    ['0', true, 'HS-INF-discovers-itself'],
    ['15.0', false, 'ZH-5.1-discover'],
  ),
  movesAsCopies: dated(
    'whether some effects that move an entity out of play, Deathrattles of minions that return among them, set it aside and make a copy where it should go',
    ['0', false, 'HS-Z5', 'HS-Z6'],
    ['23.0', true, 'ZH-4.7-pseudo-move', 'ZH-A.3-pseudo-moves'],
  ),
  costPaidWithHealthCounts: dated(
    'whether the cost of a card that is paid with Health counts for what looks at its cost',
    ['0', false, 'HS-M7'],
    ['23.0', true, 'ZH-4.11-effective-cost'],
  ),
  movesKeepLimits: dated(
    'whether cards that change sides in hands, or are moved into decks, need room there like all others',
    ['0', false, 'HS-Z2c', 'HS-Z2d'],
    ['23.0', true, 'ZH-4.7-full-zone'],
  ),
  returningFromHandNeedsRoom: dated(
    'whether a minion that is returned once more is discarded from a hand that it fills itself',
    ['0', true, 'SUP-ZONE-REBOUNCE'],
    ['4.0', false, 'SUP-ZONE-REBOUNCE', 'HS-Z1b'],
  ),
  secondReturnLosesDeathrattle: dated(
    'whether a minion that a full hand has killed loses its Deathrattles when it is returned once more before its Death Phase',
    ['0', false, 'HS-FZIR1', 'HS-FZIR3'],
    ['17.0', true, 'SUP-ZONE-TWICE'],
    ['18.0', false, 'HS-FZIR1', 'HS-FZIR3'],
  ),
  summonsAnsweredAtOnce: dated(
    'whether triggers on a summon resolve as the minion enters play instead of in the Summon Resolution Step between Phases, which answers transformations too',
    ['0', false, 'HS-SRS1', 'HS-SRS2', 'HS-SRS4'],
    ['11.2', true, 'ZH-4.5-srs-removed', 'ZH-2.2-play', 'ZH-2.2-summon'],
  ),
  afterSummonComesFirst: dated(
    'whether the After Summon triggers of a played minion precede its After Play triggers',
    ['0', false, 'HS-SEQ-minion-afterplay', 'HS-SEQ-minion-aftersummon'],
    ['11.2', true, 'ZH-2.2-play'],
  ),
  forcedDeathRepeats: dated(
    'whether a forced death runs all the Steps between Phases, again and again until nothing dies any more',
    ['0', false, 'HS-FDP1', 'HS-R8-exc-forced'],
    ['11.2', true, 'ZH-5.7-forced-death'],
  ),
  queuesByDominantPlayer: dated(
    "whether the Dominant Player's triggers resolve before the other's, instead of all in order of play: those in play, then those in hands, then those in decks",
    ['0', true, 'HS-DP1', 'HS-DP4', 'ZH-3.2-main-player-mechanic'],
    ['17.4.1', false, 'ZH-3.2-zone-order', 'ZH-3.2-main-player-today', 'ZH-6.4-dominant-17.4.1'],
  ),
  aurasUpdateBeforeDeaths: dated(
    'whether the auras are worked out anew between the end of a Phase and its deaths',
    ['0', true, 'HS-R4a', 'ZH-5.6-stackable'],
    ['17.4.1', false, 'ZH-4.2-no-aura-update', 'ZH-1.9-interphase'],
  ),
  healthAurasUpdateBeforeDeathPhase: dated(
    'whether what auras of the dead gave to Health and Attack is gone before their Death Phase',
    ['0', false, 'HS-R4-dead-aura', 'HS-R4-dead-aura-old', 'ZH-4.2-between-phase-update-old'],
    ['18.0', true, 'ZH-4.2-between-phase-update'],
  ),
  counterHasItsOwnStep: dated(
    'whether Counterspell acts in a step before the other triggers on a card that is played, none of which responds to a countered one',
    ['0', false, 'HS-SEQ-spell-onplay'],
    ['23.0', true, 'ZH-2.3-play', 'ZH-5.1-counter'],
  ),
  combatIsOnePhase: dated(
    'whether an attack is one Phase, without deaths before its damage; whoever is mortally wounded by then cancels it, and it is used up',
    ['0', false, 'HS-SEQ-combat', 'HS-SEQ-combat-cancel'],
    ['23.0', true, 'ZH-2.6-combat'],
  ),
  heroReplacedBeforeBattlecry: dated(
    'whether a Hero card becomes the hero as its On Play Phase ends, instead of in its Battlecry Phase',
    ['0', false, 'HS-SEQ-hero'],
    ['23.0', true, 'ZH-2.5-play'],
  ),
  oldWeaponDestroyedFirst: dated(
    'whether the old weapon is destroyed before the triggers on equipping the new one',
    ['0', false, 'HS-SEQ-weapon', 'HS-SEQ-weapon-pending-old'],
    ['23.0', true, 'ZH-2.4-play', 'ZH-2.4-equip'],
  ),
  playedMinionUpdatesAuras: dated(
    'whether the auras are worked out anew as a minion that is played enters play',
    ['0', false, 'HS-R4-first-send', 'HS-R4-first-send-old'],
    ['23.0', true, 'ZH-4.2-aura-update'],
  ),
  afterPlayForStolen: dated(
    'whether After Play triggers that do not need the played minion on its side respond to one that has changed sides',
    ['0', false, 'HS-SEQ-minion-stolen'],
    ['23.0', true, 'ZH-2.2-stolen-before-completion'],
  ),
  attacksOutliveControl: dated(
    'whether the attacks that a minion has made in a turn still count when it changes sides',
    ['0', false, 'HS-Z5'],
    ['23.0', true, 'ZH-2.6-attack-count'],
  ),
  battlecryRepeatsAreFixed: dated(
    'whether a Battlecry resolves as often as was settled before it, though what repeats it is gone or the minion has changed sides',
    ['0', false, 'HS-SEQ-minion-brann'],
    ['23.0', true, 'ZH-2.2-play', 'ZH-1.3-repeat-count'],
  ),
  strayNeedsSeveralEnemies: dated(
    'whether what leads an attack astray (forgetful attackers, Mogor the Ogre, Mayor Noggenfogger) is queued only when the attacker has two or more enemies',
    ['0', false, 'HS-PAE-mayor-noggenfogger', 'HS-PAE-mogor-the-ogre'],
    ['23.0', true, 'ZH-3.4-preattack-conditions', 'ZH-3.4-queue-condition'],
  ),
  damageReachesCardsOutOfPlay: dated(
    'whether damage is dealt to a target that has left play, where it is now',
    ['0', false, 'HS-DESTROY9'],
    ['3.0', true, 'SUP-DESTROY-GRAVE', 'SUP-DESTROY-HAND'],
    ['4.2', false, 'HS-DESTROY9'],
    ['23.0', true, 'ZH-2.3-target-left'],
  ),
  heroPowersCanBeRedirected: dated(
    'whether what makes targets random does so for Hero Powers',
    ['0', false, 'HS-SEQ-heropower'],
    ['23.0', true, 'ZH-2.7-use'],
  ),
  castsNeedConditions: dated(
    'whether an effect casts a spell only where it could be played, as Brawl where there are two minions',
    ['0', false, 'HS-SEQ-spell-min-targets'],
    ['23.0', true, 'ZH-3.3-spell-condition'],
  ),
  summonedGetGiftsAfterAuras: dated(
    'whether the auras are worked out anew before a minion gets the enchantment with which it is summoned',
    ['0', false, 'HS-R4b'],
    ['23.0', true, 'ZH-3.1-aura-first', 'ZH-3.1-summon-with-enchantment'],
  ),
  madeUpOccurrencesWait: dated(
    'whether what a trigger brings about while an occurrence of it is made up for has to wait as well',
    ['0', false, 'HS-INF-made-up'],
    ['23.0', true, 'ZH-5.4-self-trigger-guard'],
  ),
  attacksOfARowAreOne: dated(
    'whether what answers a proposed attack does so once in all the attacks that one effect makes one after the other',
    ['0', false, 'HS-PAE-fail-once'],
    ['23.0', true, 'ZH-2.6-forced'],
  ),
  killAurasWaitForEntry: dated(
    'whether what The Four Horsemen do is looked at only as something enters play, and not at every Aura Update',
    ['0', false, 'SUP-AU-HORSEMEN'],
    ['23.0', true, 'ZH-4.2-horsemen'],
  ),
  weaponBeingPlayedStays: dated(
    'whether equipping a weapon while another one is being played leaves the played one alone',
    ['0', false, 'HS-SEQ-weapon-two'],
    ['23.0', true, 'ZH-2.4-two-weapons'],
  ),
  counterSkipsOnPlay: dated(
    'whether Counterspell comes before all other triggers on a spell that is cast, which then has none of them and no Aura Update in its On Play Phase',
    ['0', false, 'HS-SEQ-spell-onplay'],
    ['11.2', true, 'SUP-AU-COUNTER'],
    ['11.4', false, 'HS-SEQ-spell-onplay'],
  ),
  feignedDeathIsSeen: dated(
    'whether a minion with an added Deathrattle answers its own death with its triggers when its Deathrattles resolve though it lives',
    ['0', true, 'HS-INF-feigned-death'],
    ['8.0', false, 'HS-MPR2'],
  ),
  comboCountsCards: dated(
    'whether Combo is active, for effects in the turn of the other player as well, by two cards that were played, instead of one whose play is over',
    ['0', false, 'HS-COND9'],
    ['23.0', true, 'ZH-3.3-targeted-battlecry'],
  ),
} as const satisfies SwitchTable;

export type SwitchName = keyof typeof SWITCHES;

export type Edition = EditionOf<typeof SWITCHES>;

/** The edition used when a request names none. */
export const DEFAULT_PATCH = '10.0';

export const EDITION_TABLE = new EditionTable(SWITCHES);

export function editionOf(patch: string): Edition {
  return EDITION_TABLE.of(patch);
}

export function rulesOf(edition: Edition, name: SwitchName): readonly string[] {
  return EDITION_TABLE.rulesOf(edition, name);
}
