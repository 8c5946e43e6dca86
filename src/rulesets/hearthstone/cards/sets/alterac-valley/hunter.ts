import type { CardDefinition } from '../../../language/card.js';
import type { Condition, Effect, Trigger } from '../../../language/words.js';
import { type CardEntry, card, ownCard, ownEnchantment, ownMinion } from '../../entry.js';
import {
  ANIMAL_COMPANIONS,
  CONTROLS_A_SECRET,
  MINIONS_IN_DECK,
  NEW_SECRET_IN_DECK,
  YOUR_HERO,
} from '../../selectors.js';
import { areaAtTurnEnd } from '../../templates/areas.js';
import { lendsToNext } from '../../templates/next-card.js';

const IMPROVED_SECRETS = ['AV_113t1', 'AV_113t2', 'AV_113t3', 'AV_113t7', 'AV_113t8', 'AV_113t9'];

const DISCOVER_IMPROVED_SECRET: readonly Effect[] = [
  {
    discover: { oneOf: IMPROVED_SECRETS, notOnBoard: true },
    in: 'SETASIDE',
    save: 'secret',
    then: [{ cast: { cardOf: { saved: 'secret' } } }],
  },
];

function improvedSecret(
  facts: Pick<CardDefinition, 'id' | 'name' | 'school'>,
  triggers: readonly Trigger[],
): CardEntry {
  return ownCard({
    ...facts,
    type: 'SPELL',
    class: 'HUNTER',
    set: 'ALTERAC_VALLEY',
    cost: 2,
    secret: true,
    triggers: [...triggers],
  });
}

const TWO_MINIONS_AND_ROOM: Condition = {
  all: [{ value: { count: 'FRIENDLY_MINIONS' }, atLeast: 2 }, 'BOARD_NOT_FULL'],
};

/** A spell of the opponent is countered and goes back to the hand, where it costs more. */
function returnsSpell(dearer: string): Trigger {
  return {
    on: 'COUNTER',
    whose: 'OPPONENTS',
    subject: 'SPELL',
    do: [
      { save: 'spell', entities: 'EVENT_SUBJECT' },
      { counterSpell: true },
      { setAside: { saved: 'spell' } },
      { takeIntoHand: { saved: 'spell' }, who: 'OPPONENT' },
      { enchant: dearer, on: { saved: 'spell' } },
    ],
  };
}

const SUMMON_HUNTING_BEAST: readonly Effect[] = [
  { putIntoPlay: { random: { of: MINIONS_IN_DECK, where: { race: 'BEAST' } } }, save: 'beast' },
  { set: { RUSH: 1 }, on: { saved: 'beast' } },
  { enchant: 'AV_336e', on: { saved: 'beast' } },
];

/** ALTERAC_VALLEY set, hunter. */
export const CARDS: readonly CardEntry[] = [
  card('AV_334', 'Stormpike Battle Ram', {
    deathrattle: [{ enchant: 'AV_334e', on: 'FRIENDLY_PLAYER' }],
  }),
  ownCard({
    id: 'AV_334e',
    name: 'Stormpike Battle Ram',
    type: 'ENCHANTMENT',
    ...lendsToNext('AV_334e2', { race: 'BEAST' }),
  }),
  ownEnchantment('AV_334e2', 'Stormpike Battle Ram', { cost: -2 }),
  card('AV_335', 'Ram Tamer', {
    battlecry: [{ if: CONTROLS_A_SECRET, then: [{ enchant: 'AV_335e', on: 'SELF' }] }],
  }),
  ownEnchantment('AV_335e', 'Ram Tamer', { attack: 1, health: 1, grants: ['STEALTH'] }),
  card('ONY_009', 'Pet Collector', {
    battlecry: [
      {
        putIntoPlay: {
          random: {
            of: MINIONS_IN_DECK,
            where: { all: [{ race: 'BEAST' }, { tag: 'COST', atMost: 5 }] },
          },
        },
      },
    ],
  }),
  card('ONY_010', 'Dragonbane Shot', {
    requires: { REQ_TARGET_TO_PLAY: 0 },
    text: [{ damage: 2, to: 'TARGET' }],
    honorableKill: [{ giveCard: 'ONY_010' }],
  }),
  areaAtTurnEnd(
    'AV_147',
    'Dun Baldar Bunker',
    { drawThese: { random: { of: 'FRIENDLY_DECK', where: 'SECRET' } }, save: 'drawn' },
    { enchant: 'AV_147e', on: { saved: 'drawn' } },
  ),
  ownEnchantment('AV_147e', 'Dun Baldar Bunker', { cost: { set: 1 } }),
  card('AV_224', 'Spring the Trap', {
    requires: { REQ_TARGET_TO_PLAY: 0, REQ_MINION_TARGET: 0 },
    rules: { text: ['ZH-2.3-use-vs-cast'] },
    text: [{ damage: 3, to: 'TARGET' }, { putIntoPlay: NEW_SECRET_IN_DECK }],
    honorableKill: [{ putIntoPlay: NEW_SECRET_IN_DECK }],
  }),
  card('AV_244', 'Bloodseeker', { honorableKill: [{ enchant: 'AV_244e', on: 'SELF' }] }),
  ownEnchantment('AV_244e', 'Bloodseeker', { attack: 1, health: 1 }),
  card('AV_333', 'Revive Pet', {
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    rules: { text: ['ZH-5.1-discover'] },
    text: [
      {
        discover: { died: 'THIS_GAME', side: 'FRIENDLY', like: { type: 'MINION', race: 'BEAST' } },
        in: 'SETASIDE',
        save: 'pet',
        then: [{ summon: { cardOf: { saved: 'pet' } } }],
      },
    ],
  }),
  card('AV_337', 'Mountain Bear', { deathrattle: [{ summon: 'AV_337t', count: 2 }] }),
  ownMinion({
    id: 'AV_337t',
    name: 'Mountain Cub',
    class: 'HUNTER',
    set: 'ALTERAC_VALLEY',
    race: 'BEAST',
    cost: 3,
    attack: 2,
    health: 4,
    keywords: ['TAUNT'],
  }),
  card('AV_113', 'Beaststalker Tavish', {
    heroPower: 'AV_113p',
    battlecry: [{ repeat: 2, do: DISCOVER_IMPROVED_SECRET }],
  }),
  ownCard({
    id: 'AV_113p',
    name: 'Summon Pet',
    type: 'HERO_POWER',
    class: 'HUNTER',
    set: 'ALTERAC_VALLEY',
    cost: 2,
    requires: { REQ_NUM_MINION_SLOTS: 1 },
    text: [{ summon: { oneOf: ANIMAL_COMPANIONS } }],
  }),
  improvedSecret({ id: 'AV_113t1', name: 'Improved Explosive Trap', school: 'FIRE' }, [
    {
      on: 'PROPOSED_ATTACK',
      subject: YOUR_HERO,
      do: [{ damage: 3, to: 'ENEMY_CHARACTERS' }],
    },
  ]),
  improvedSecret({ id: 'AV_113t2', name: 'Improved Freezing Trap', school: 'FROST' }, [
    {
      on: 'PROPOSED_ATTACK',
      source: { all: ['MINION', 'ENEMY'] },
      when: { entity: 'EVENT_SOURCE', is: 'SURVIVES' },
      do: [
        { returnToHand: 'EVENT_SOURCE' },
        { enchant: 'AV_113t2e', on: { of: 'EVENT_SOURCE', where: { not: 'IN_PLAY' } } },
      ],
    },
  ]),
  ownEnchantment('AV_113t2e', 'Freezing', { cost: 4 }),
  improvedSecret({ id: 'AV_113t3', name: 'Improved Snake Trap' }, [
    {
      on: 'PROPOSED_ATTACK',
      subject: { all: ['MINION', 'FRIENDLY'] },
      when: 'BOARD_NOT_FULL',
      do: [{ summon: 'AV_113t3t2', count: 3 }],
    },
  ]),
  ownMinion({
    id: 'AV_113t3t2',
    name: 'Improved Snake',
    class: 'HUNTER',
    set: 'ALTERAC_VALLEY',
    race: 'BEAST',
    cost: 2,
    attack: 2,
    health: 2,
  }),
  improvedSecret({ id: 'AV_113t7', name: 'Improved Pack Tactics' }, [
    {
      on: 'PROPOSED_ATTACK',
      subject: { all: ['MINION', 'FRIENDLY'] },
      queueIf: 'BOARD_NOT_FULL',
      when: 'BOARD_NOT_FULL',
      do: [{ repeat: 2, do: [{ summonCopyOf: 'EVENT_SUBJECT', with: 'BT_203e' }] }],
    },
  ]),
  improvedSecret({ id: 'AV_113t8', name: 'Improved Open the Cages' }, [
    {
      on: 'START_OF_TURN',
      whose: 'YOURS',
      inYourTurn: true,
      queueIf: TWO_MINIONS_AND_ROOM,
      when: TWO_MINIONS_AND_ROOM,
      do: [{ repeat: 2, do: [{ summon: { oneOf: ANIMAL_COMPANIONS } }] }],
    },
  ]),
  improvedSecret({ id: 'AV_113t9', name: 'Improved Ice Trap', school: 'FROST' }, [
    returnsSpell('AV_113t9e'),
  ]),
  ownEnchantment('AV_113t9e', 'Mega Frosty', { cost: 2 }),
  card('AV_226', 'Ice Trap', { triggers: [returnsSpell('AV_226e')] }),
  ownEnchantment('AV_226e', 'Frosty', { cost: 1 }),
  card('AV_336', 'Wing Commander Ichman', { battlecry: SUMMON_HUNTING_BEAST }),
  ownCard({
    id: 'AV_336e',
    name: 'Frightful Pack',
    type: 'ENCHANTMENT',
    enchantment: { lasts: 'THIS_TURN' },
    triggers: [
      {
        on: 'DAMAGE',
        source: 'IS_HOST',
        subject: { all: ['MINION', 'KILLED'] },
        do: [...SUMMON_HUNTING_BEAST, { detach: 'SELF' }],
      },
    ],
  }),
  card('ONY_008', 'Furious Howl', {
    text: [
      {
        repeatUntil: {
          any: [
            { value: { count: 'FRIENDLY_HAND' }, atLeast: 3 },
            { not: { exists: 'FRIENDLY_DECK' } },
          ],
        },
        do: [{ draw: 1 }],
      },
    ],
  }),
];
