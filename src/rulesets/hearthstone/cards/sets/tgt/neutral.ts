import type { Trigger } from '../../../language/trigger.js';
import type { Condition } from '../../../language/words.js';
import { type CardEntry, card, ownCard } from '../../entry.js';
import {
  HOLDS_A_DRAGON,
  JOUST,
  JOUST_WON,
  OTHER_FRIENDLY_MINIONS,
  RANDOM_ENEMY,
  YOUR_HERO,
} from '../../selectors.js';
import { costsLess } from '../../templates/auras.js';
import { UPGRADE_HERO_POWER } from '../../templates/upgraded-powers.js';

/** The Hero Power has been used exactly once this turn. */
const USED_ONCE: Condition = {
  value: { tag: 'HEROPOWER_ACTIVATIONS_THIS_TURN', of: 'FRIENDLY_PLAYER' },
  exactly: 1,
};

/**
 * Bolf Ramshield takes his hero's damage, but for what his own damage has become in the meantime: inside that one
 * redirection there is no other (SUP-REENTRY-BOLF).
 */
function bolf(place: Pick<Trigger, 'priority'>): readonly Trigger[] {
  const isHisOwn: Condition = { entity: 'EVENT_SOURCE', is: 'IS_SELF' };
  const takes: Omit<Trigger, 'rules'> = {
    on: 'PREDAMAGE',
    subject: YOUR_HERO,
    ...place,
    do: [{ preventDamage: true }, { damage: 'EVENT_AMOUNT', to: 'SELF', from: 'EVENT_SOURCE' }],
  };
  const rules = ['HS-DH7b', 'SUP-PRE-130'];
  return [
    { ...takes, rules, queueIf: { not: isHisOwn } },
    { ...takes, rules: [...rules, 'SUP-REENTRY-BOLF'], queueIf: isHisOwn, nested: 'LOST' },
  ];
}

/** TGT set, neutral. */
export const CARDS: readonly CardEntry[] = [
  card('AT_124', 'Bolf Ramshield', {
    triggers: bolf({ priority: 'FIRST' }),
    /** First of all since 13.0 (SUP-PRE-130, ZH-4.9-predamage-hero). */
    was: [{ before: '13.0', triggers: bolf({}) }],
  }),
  card('AT_091', 'Tournament Medic', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ heal: 2, to: 'FRIENDLY_HERO' }] }],
  }),
  card('AT_110', 'Coliseum Manager', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ returnToHand: 'SELF' }] }],
  }),
  card('AT_080', 'Garrison Commander', {
    auras: [{ update: 'HEALTH_ATTACK', refreshesHeroPower: true, if: USED_ONCE }],
    was: [
      {
        before: '5.0.0.12574',
        auras: [],
        triggers: [
          {
            on: 'SUMMON',
            rules: ['HS-HPR-garrison-old', 'SUP-SRS-HEROPOWER'],
            subject: 'IS_SELF',
            ownEntry: true,
            when: USED_ONCE,
            do: [{ refreshHeroPower: true }],
          },
          { on: 'INSPIRE', whose: 'YOURS', when: USED_ONCE, do: [{ refreshHeroPower: true }] },
        ],
      },
    ],
  }),
  card('AT_113', 'Recruiter', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ giveCard: 'CS2_152' }] }],
  }),
  card('AT_123', 'Chillmaw', {
    rules: { deathrattle: ['HS-COND4'] },
    deathrattleIf: HOLDS_A_DRAGON,
    deathrattle: [{ damage: 3, to: 'ALL_MINIONS' }],
  }),
  card('AT_122', 'Gormok the Impaler', {
    rules: { battlecry: ['HS-COND7'] },
    battlecry: [{ damage: 4, to: 'TARGET' }],
  }),
  card('AT_084', 'Lance Carrier', { battlecry: [{ enchant: 'AT_084e', on: 'TARGET' }] }),
  card('AT_084e', 'Equipped', { enchantment: { attack: 2 } }),
  card('AT_085', 'Maiden of the Lake', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_HERO_POWER', enchantment: 'AT_085e' }],
  }),
  card('AT_085e', "Maiden's Blessing", { enchantment: { cost: { set: 1 } } }),
  card('AT_086', 'Saboteur', {
    rules: { battlecry: ['HS-EXTRATURN3'] },
    battlecry: [{ enchant: 'AT_086e', on: 'ENEMY_PLAYER' }],
  }),
  card('AT_086e', 'Villainy', {
    enchantment: { lasts: 'OPPONENTS_TURNS' },
    auras: [
      {
        update: 'HEALTH_ATTACK',
        to: 'ENEMY_HERO_POWERS',
        enchantment: 'AT_086ee',
        if: 'OPPONENTS_TURN',
      },
    ],
  }),
  /** Its id is ours: what the one above does to the Hero Power. */
  ownCard({
    id: 'AT_086ee',
    name: 'Villainy',
    type: 'ENCHANTMENT',
    set: 'TGT',
    enchantment: { cost: 5 },
  }),
  card('AT_017', 'Twilight Guardian', {
    battlecry: [{ if: HOLDS_A_DRAGON, then: [{ enchant: 'AT_017e', on: 'SELF' }] }],
  }),
  card('AT_017e', "Twilight's Embrace", { enchantment: { attack: 1, grants: ['TAUNT'] } }),
  card('AT_082', 'Lowly Squire', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ enchant: 'AT_082e', on: 'SELF' }] }],
  }),
  card('AT_082e', 'Training', { enchantment: { attack: 1 } }),
  card('AT_083', 'Dragonhawk Rider', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ enchant: 'AT_083e', on: 'SELF' }] }],
  }),
  card('AT_083e', 'Dragonhawkery', { enchantment: { grants: ['WINDFURY'], lasts: 'THIS_TURN' } }),
  card('AT_089', 'Boneguard Lieutenant', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ enchant: 'AT_089e', on: 'SELF' }] }],
  }),
  card('AT_089e', 'Boneguarded', { enchantment: { health: 1 } }),
  card('AT_090', "Mukla's Champion", {
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        rules: ['SUP-PRECHECK-CARDS'],
        do: [{ enchant: 'AT_090e', on: OTHER_FRIENDLY_MINIONS }],
      },
    ],
  }),
  card('AT_090e', 'Might of the Monkey', { enchantment: { attack: 1, health: 1 } }),
  card('AT_094', 'Flame Juggler', { battlecry: [{ damage: 1, to: RANDOM_ENEMY }] }),
  card('AT_096', 'Clockwork Knight', { battlecry: [{ enchant: 'AT_096e', on: 'TARGET' }] }),
  card('AT_096e', 'Wound Up', { enchantment: { attack: 1, health: 1 } }),
  card('AT_098', 'Sideshow Spelleater', {
    battlecry: [
      { replaceHeroPower: { cardOf: 'ENEMY_HERO_POWERS' }, rules: ['ZH-2.7-uses-allowed'] },
    ],
  }),
  card('AT_099', 'Kodorider', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ summon: 'AT_099t' }] }],
  }),
  card('AT_100', 'Silver Hand Regent', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ summon: 'CS2_101t' }] }],
  }),
  card('AT_103', 'North Sea Kraken', { battlecry: [{ damage: 4, to: 'TARGET' }] }),
  card('AT_105', 'Injured Kvaldir', { battlecry: [{ damage: 3, to: 'SELF' }] }),
  card('AT_106', "Light's Champion", { battlecry: [{ silence: 'TARGET' }] }),
  card('AT_108', 'Armored Warhorse', {
    battlecry: [...JOUST, { if: JOUST_WON, then: [{ set: { CHARGE: 1 }, on: 'SELF' }] }],
  }),
  // silenced in the same turn, it may attack in the next ones, too
  card('AT_109', 'Argent Watchman', {
    triggers: [
      {
        on: 'INSPIRE',
        whose: 'YOURS',
        do: [
          { set: { CANT_ATTACK: 0 }, on: 'SELF' },
          { enchant: 'AT_109e', on: 'SELF' },
        ],
      },
    ],
  }),
  card('AT_109e', 'Inspired', {
    triggers: [
      { on: 'END_OF_TURN', do: [{ set: { CANT_ATTACK: 1 }, on: 'HOST' }, { detach: 'SELF' }] },
    ],
  }),
  card('AT_111', 'Refreshment Vendor', { battlecry: [{ heal: 4, to: 'ALL_HEROES' }] }),
  card('AT_112', 'Master Jouster', {
    battlecry: [
      ...JOUST,
      { if: JOUST_WON, then: [{ set: { TAUNT: 1, DIVINE_SHIELD: 1 }, on: 'SELF' }] },
    ],
  }),
  card('AT_115', 'Fencing Coach', {
    battlecry: [{ enchant: 'AT_115e', on: 'FRIENDLY_PLAYER' }],
    // the data asks for a minion as the target of a Battlecry that has none
    requires: {},
  }),
  card('AT_115e', 'Fencing Practice', {
    auras: [{ update: 'HEALTH_ATTACK', to: 'FRIENDLY_HERO_POWER', enchantment: 'AT_115ee' }],
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ detach: 'SELF' }] }],
  }),
  /** Its id is ours: what the one above does to the Hero Power. */
  ownCard({
    id: 'AT_115ee',
    name: 'Fencing Practice',
    type: 'ENCHANTMENT',
    set: 'TGT',
    enchantment: { cost: -2 },
  }),
  card('AT_117', 'Master of Ceremonies', {
    battlecry: [
      {
        if: { exists: { of: 'FRIENDLY_MINIONS', where: { tag: 'SPELLPOWER', atLeast: 1 } } },
        then: [{ enchant: 'AT_117e', on: 'SELF' }],
      },
    ],
  }),
  card('AT_117e', 'Ceremony', { enchantment: { attack: 2, health: 2 } }),
  card('AT_118', 'Grand Crusader', { battlecry: [{ giveCard: { pool: { class: 'PALADIN' } } }] }),
  card('AT_119', 'Kvaldir Raider', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ enchant: 'AT_119e', on: 'SELF' }] }],
  }),
  card('AT_119e', 'Inspired', { enchantment: { attack: 2, health: 2 } }),
  card('AT_121', 'Crowd Favorite', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'HAS_BATTLECRY',
        rules: ['HS-SEQ-minion-onplay'],
        do: [{ enchant: 'AT_121e', on: 'SELF' }],
      },
    ],
  }),
  card('AT_121e', 'Huge Ego', { enchantment: { attack: 1, health: 1 } }),
  card('AT_125', 'Icehowl', { keywords: ['CHARGE', 'CANNOT_ATTACK_HEROES'] }),
  card('AT_127', 'Nexus-Champion Saraad', {
    triggers: [{ on: 'INSPIRE', whose: 'YOURS', do: [{ giveCard: { pool: { type: 'SPELL' } } }] }],
  }),
  card('AT_128', 'The Skeleton Knight', {
    deathrattle: [
      ...JOUST,
      {
        if: JOUST_WON,
        then: [{ returnToHand: 'SELF', asCopy: true }],
        rules: ['SUP-ZONE-REBOUNCE'],
      },
    ],
  }),
  card('AT_129', 'Fjola Lightbane', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        source: 'IS_SELF',
        rules: ['HS-SEQ-spell-onplay'],
        do: [{ set: { DIVINE_SHIELD: 1 }, on: 'SELF' }],
      },
    ],
  }),
  card('AT_131', 'Eydis Darkbane', {
    triggers: [
      {
        on: 'ON_PLAY',
        whose: 'YOURS',
        subject: 'SPELL',
        source: 'IS_SELF',
        rules: ['HS-SEQ-spell-onplay'],
        do: [{ damage: 3, to: RANDOM_ENEMY }],
      },
    ],
  }),
  card('AT_132', 'Justicar Trueheart', {
    battlecry: UPGRADE_HERO_POWER,
    rules: { battlecry: ['ZH-2.7-uses-allowed'] },
  }),
  card('AT_133', 'Gadgetzan Jouster', {
    battlecry: [...JOUST, { if: JOUST_WON, then: [{ enchant: 'AT_133e', on: 'SELF' }] }],
  }),
  card('AT_133e', 'Victory!', { enchantment: { attack: 1, health: 1 } }),
  card('AT_070', "Skycap'n Kragg", {
    auras: [costsLess({ count: { of: 'FRIENDLY_MINIONS', where: { race: 'PIRATE' } } })],
  }),
  card('AT_120', 'Frost Giant', {
    auras: [costsLess({ tag: 'NUM_TIMES_HERO_POWER_USED_THIS_GAME', of: 'FRIENDLY_PLAYER' })],
  }),
];
