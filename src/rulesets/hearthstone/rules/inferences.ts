import type { Inference } from '../../ruleset.js';

/** Rule ids of what the rulebook does not say in so many words begin with this. */
export const INFERENCE_PREFIX = 'HS-INF-';

/** What was concluded where the rulebook is silent, and the rules that it follows from. */
export const INFERENCES: readonly Inference[] = [
  {
    id: 'HS-INF-at-random',
    says: 'Of what a card takes at random, each candidate that the rules leave is as likely as any other; a weight counts how often it is there. Quests and parts of Questlines are no candidates where a card is made or Discovered from all that are out.',
    from: ['HS-R5', 'HS-DEC4', 'ZH-3.5-random-other'],
  },
  {
    id: 'HS-INF-asked',
    says: 'What a card lets a player choose is asked as its effect comes to it, and nothing else happens until it is answered.',
    from: ['HS-DEF-resolve', 'ZH-5.1-discover'],
  },
  {
    id: 'HS-INF-requirements',
    says: "What a card, an attack or a Hero Power may be aimed at, and when it may be used, is what the game's own requirements (REQ_*) say; of cards printed later than these were published, what the nearest card of before has: a spell that only summons needs room.",
    from: ['HS-DEF-action', 'HS-TARGETCOND', 'ZH-2.6-attack-conditions'],
  },
  {
    id: 'HS-INF-ends-with-attack',
    says: 'Bloodrage, attached too late for the pre-check of the After Attack Event, ends as its attack ends.',
    from: ['HS-SEQ-combat-gorehowl', 'HS-AAE-gorehowl-bloodrage', 'HS-R2-precheck-after'],
  },
  {
    id: 'HS-INF-used-up',
    says: 'A Divine Shield or Stealth that is used up is gone from all that gave it until then: when one of these ends, the others, and what is printed, do not give it again.',
    from: ['HS-DH2a', 'HS-DH6', 'HS-E2'],
  },
  {
    id: 'HS-INF-frozen-out-of-play',
    says: 'What is frozen after it has left play sets off triggers on freezing, and keeps no mark of it.',
    from: ['HS-SEQ-heropower-icewalker', 'HS-ZONE4'],
  },
  {
    id: 'HS-INF-swap-needs-no-room',
    says: 'A minion that swaps with a card goes where that card was: a full hand or board is not in the way, and nothing dies.',
    from: ['HS-Z1', 'HS-Z5', 'HS-COND5'],
  },
  {
    id: 'HS-INF-silence-gives-back',
    says: 'A minion that is borrowed until the end of the turn goes back as soon as what borrowed it is silenced off.',
    from: ['HS-SIL2', 'HS-SEQ-turn-shadow-madness'],
  },
  {
    id: 'HS-INF-every-card',
    says: "What is given to all of a player's cards of one name, wherever they are, one that comes later has too, from the next Aura Update (Health/Attack) on; silencing one takes off what it has by then.",
    from: ['HS-SIL2', 'HS-Z5d'],
  },
  {
    id: 'HS-INF-area',
    says: 'What lasts for some turns counts the ends of turns of its player, that of the turn in which it is cast included; with the last one it goes to the Graveyard, after what it does then. Nobody has two areas or Sigils of one card.',
    from: ['ZH-2.3-play', 'ZH-2.3-cast'],
  },
  {
    id: 'HS-INF-ranked',
    says: 'A Ranked spell becomes its next Rank in hand, with the first Aura Update (Other) at which its player has so many Mana Crystals; what comes to the hand later does so then, one Rank after the other. In the deck it waits; fewer Mana Crystals do not take a Rank back.',
    from: ['SUP-STONE-WIKI', 'ZH-5.3-spellstones', 'HS-R4c'],
  },
  {
    id: 'HS-INF-excess',
    says: 'Excess damage is what was dealt less the Health that the character had left; it is dealt from the same source next in the same effect, without being raised once more. What a Divine Shield or Immune took leaves nothing over.',
    from: ['HS-DH2a', 'HS-DH8', 'HS-R1-dfs'],
  },
  {
    id: 'HS-INF-unknown-text',
    says: 'Of a card whose text is not known, only the numbers and keywords that are printed on it count.',
    from: ['HS-Z0'],
  },
  {
    id: 'HS-INF-hero-card-armor',
    says: 'The Armor printed on a Hero card is gained: triggers on gaining Armor respond to it.',
    from: ['HS-SEQ-hero'],
  },
  {
    id: 'HS-INF-hero-power-damage',
    says: 'What adds to the damage of Hero Powers is, like Spell Damage, always current.',
    from: ['HS-DH2a', 'HS-SPELLDMG'],
  },
  {
    id: 'HS-INF-trade',
    says: 'Trading a card is one Phase, with the Steps and Death Phases after it; into an empty deck the card goes and is drawn again. What a card does after it has been traded it does in that Phase, after the draw, wherever it is then.',
    from: ['ZH-5.1-tradeable', 'ZH-5.1-tradeable-old', 'HS-DEF-phase'],
  },
  {
    id: 'HS-INF-forced-attack-subjects',
    says: 'An effect makes no attack when attacker or defender is out of play or dormant as it begins.',
    from: ['HS-R6-combat', 'HS-SEQ-combat-dred', 'ZH-2.6-combat'],
  },
  {
    id: 'HS-INF-spell-damage-of-opponent',
    says: 'Spell Damage that a minion gives the opponent is an aura on the player, refreshed by Aura Update (Health/Attack).',
    from: ['HS-SPELLDMG2', 'HS-R4a'],
  },
  {
    id: 'HS-INF-made-up',
    says: 'What a trigger misses inside its own resolution is made up for when the Queue in which it stands is through; inside that, nothing waits any more.',
    from: ['HS-REENTRANCY1'],
  },
  {
    id: 'HS-INF-invoke',
    says: 'What invokes does nothing for a player who has no Galakrond; otherwise it counts, and the text of the Hero Power of his Galakrond resolves as that of the card that invokes. His Galakrond is what his hero is or was played as, else the first that he had, unless that has been destroyed or transformed. Each Galakrond in hand or deck counts the invocations of its own time there and takes its next form at two.',
    from: ['ZH-5.3-spellstones', 'HS-INF-at-random'],
  },
  {
    id: 'HS-INF-feigned-death',
    says: 'Before 8.0 an added Deathrattle that resolves though its minion lives raises the death of that minion for its own triggers, once, and for nobody else.',
    from: ['HS-MPR2'],
  },
  {
    id: 'HS-INF-questline',
    says: 'The next part of a Questline comes to the Secret zone when the reward of the last one has been resolved, and counts from there on.',
    from: ['HS-QRS', 'SUP-QRS3'],
  },
  {
    id: 'HS-INF-dormant-takes-nothing',
    says: 'What is dormant is neither damaged nor destroyed nor frozen, though something names it: a trigger on its play, or whatever put it into play.',
    from: ['ZH-4.6-dormant', 'ZH-2.2-left-before-completion'],
  },
  {
    id: 'HS-INF-zombeasts',
    says: 'Build-A-Beast offers neutral and Hunter Beasts that cost 5 or less: first such as say something beyond keywords and have none, then such as say nothing beyond keywords and minion types; those of sets later than Knights of the Frozen Throne only from 11.1.1 on. The Zombeast has the Costs, numbers, keywords and texts of both as its printed ones, those of the first before those of the second.',
    from: ['ZH-4.10-extra-detail', 'ZH-5.1-discover'],
  },
  {
    id: 'HS-INF-guess',
    says: 'Where a player is to guess which of three cards is where the card says, one is such a card, each as likely as any other; the two others are different collectible cards, neutral or of the class of the opponent, of which none is there.',
    from: ['HS-INF-at-random', 'ZH-5.1-discover'],
  },
  {
    id: 'HS-INF-repeats',
    says: 'What plays or casts what was played or cast before, or repeats its Battlecries, takes it in random order with random choices, and stops when its minion has left the board or is silenced; what casts random spells one after another stops so too. Hero cards go on, and a Shudderwock never repeats the Battlecry of a Shudderwock. Copies that only come to the hand come the oldest first.',
    from: ['ZH-5.7-spells-only', 'HS-INF-at-random'],
  },
  {
    id: 'HS-INF-drawing-ends',
    says: 'Drawing that goes on because of what was drawn ends with a card that does not come to the hand.',
    from: ['HS-DC3', 'HS-DC4'],
  },
  {
    id: 'HS-INF-either-side',
    says: 'Two minions that a minion summons by its Battlecry or its trigger stand one on either side of it where no book says otherwise.',
    from: ['HS-POSITION'],
  },
  {
    id: 'HS-INF-place',
    says: 'A copy of a minion stands right of its original, on the same board. What a Deathrattle that an enchantment gives, or one of a minion that lives, summons comes at the right end; different minions of one Deathrattle stand in the order in which the card names them.',
    from: ['HS-POSITION'],
  },
  {
    id: 'HS-INF-immune-comes-late',
    says: 'Before 3.2 what is Immune while attacking becomes so with the triggers on the attack: Explosive Trap comes first whoever is the dominant player.',
    from: ['HS-PAE-gladiators-longbow'],
  },
  {
    id: 'HS-INF-own-pre-check',
    says: "A Deathrattle's own pre-check is made as its minion leaves play: what has left in the same step before it has made room.",
    from: ['SUP-PRECHECK-DEATH', 'HS-GL-DCS'],
  },
  {
    id: 'HS-INF-rush-thaws',
    says: 'Before 11.4 a minion with Rush that is frozen in the turn in which it comes stays so for its next turn.',
    from: ['ZH-5.1-freeze'],
  },
  {
    id: 'HS-INF-full-board-secrets',
    says: 'Before 3.2 Bear Trap and Snake Trap trigger on a full board, too, and are used up.',
    from: ['HS-AAE-bear-trap', 'HS-PAE-snake-trap'],
  },
  {
    id: 'HS-INF-dormant-taunt',
    says: 'A minion that comes into play dormant has no Taunt until it awakens.',
    from: ['ZH-4.6-dormant'],
  },
  {
    id: 'HS-INF-twin-in-place',
    says: 'The card that Twinspell gives stands where the spell was played from; that of a spell which is cast comes at the right end of the hand.',
    from: ['ZH-2.3-play', 'ZH-2.3-cast'],
  },
  {
    id: 'HS-INF-discovers-itself',
    says: 'Before 15.0 a card can offer itself as it Discovers.',
    from: ['ZH-5.1-discover'],
  },
  {
    id: 'HS-INF-crystals-one-by-one',
    says: 'Mana Crystals that turn into minions do so one by one, each after its minion has come; what has been used of them goes first.',
    from: ['HS-MANA1', 'HS-R1-dfs'],
  },
  {
    id: 'HS-INF-health-that-is-left',
    says: 'Where a minion gives or takes the Health of another one, the Health that is left is meant.',
    from: ['HS-H1'],
  },
  {
    id: 'HS-INF-cards-of-the-turn',
    says: 'What counts the cards of a turn counts those played before it came; how many were played before a card does not count itself.',
    from: ['ZH-2.3-play'],
  },
  {
    id: 'HS-INF-no-survival-asked',
    says: 'A trigger on an attack or on damage resolves though its minion is mortally wounded, unless its text or a rule asks for survival.',
    from: ['HS-R5-conditions'],
  },
  {
    id: 'HS-INF-one-class',
    says: 'Cards that an effect replaces by such of another class are all of one class, that of the new Hero Power.',
    from: ['ZH-4.5-replace'],
  },
  {
    id: 'HS-INF-secret-once',
    says: 'A Secret that an effect casts or puts into play at random is none that its player has.',
    from: ['HS-LIMITS'],
  },
  {
    id: 'HS-INF-as-printed-copy',
    says: 'An effect that names a card, and nothing that it carries, brings it as it is printed.',
    from: ['HS-Z0'],
  },
  {
    id: 'HS-INF-new-card-in-its-place',
    says: 'What gives a new card for itself as it dies is set aside though the hand has no room for that.',
    from: ['HS-ZONE5', 'ZH-4.7-pseudo-move'],
  },
];
