import type { CardDefinition, Cost, Modifier, Power, Target, Trigger } from '../language/card.js';
import type { Effect } from '../language/effects.js';
import type { Condition, Question, RoleWord, Selector } from '../language/words.js';

export type Behaviour = Pick<
  CardDefinition,
  | 'keywords'
  | 'onlyIf'
  | 'costChange'
  | 'targets'
  | 'modes'
  | 'play'
  | 'attach'
  | 'additionalCost'
  | 'alternateCost'
  | 'enters'
  | 'powers'
>;

export type CardSet = Readonly<Record<string, Behaviour>>;

export const MY_HERO: Condition = { all: ['HERO', 'YOURS'] };
export const HERO_OR_ALLY: Condition = { any: ['HERO', 'ALLY'] };
export const TARGET_HERO_OR_ALLY: readonly Target[] = [{ of: 'HEROES_AND_ALLIES' }];
export const TARGET_ALLY: readonly Target[] = [{ of: 'ALLIES' }];
export const OPPOSING_HEROES_AND_ALLIES: Selector = {
  of: 'HEROES_AND_ALLIES',
  where: 'OPPOSING',
};
export const YOUR_MELEE_WEAPON: Selector = {
  of: 'WEAPONS',
  where: { all: ['YOURS', { tag: 'Melee' }] },
};
export const MY_ALLIES: Selector = { of: 'ALLIES', where: 'IN_YOUR_PARTY' };
export const MY_PARTY: Selector = { of: 'HEROES_AND_ALLIES', where: 'IN_YOUR_PARTY' };
export const MY_WEAPONS: Selector = { of: 'WEAPONS', where: 'YOURS' };
export const MY_RESOURCES: Selector = { of: 'RESOURCES', where: 'YOURS' };
export const FACE_DOWN_RESOURCES: Selector = {
  of: 'RESOURCES',
  where: { all: ['YOURS', 'FACE_DOWN'] },
};
export const YOUR_COMBOS: Selector = {
  of: 'GRAVEYARD',
  where: { all: ['OWNED', { tag: 'Combo' }] },
};
export const YOUR_HERO_TO_EXHAUST: Selector = { of: 'HEROES', where: 'YOURS' };
export const ALLIES_IN_YOUR_GRAVEYARD: Selector = {
  of: 'GRAVEYARD',
  where: { all: ['OWNED', 'ALLY'] },
};
export const ALLY_IN_YOUR_GRAVEYARD: readonly Target[] = [
  { of: 'GRAVEYARD', where: { all: ['OWNED', 'ALLY'] } },
];
export const TARGET_ARMOR: readonly Target[] = [{ of: 'EQUIPMENT', where: 'ARMOR' }];
export const TARGET_ARMOR_OR_WEAPON: readonly Target[] = [
  { of: 'EQUIPMENT', where: { any: ['ARMOR', 'WEAPON'] } },
];
export const EXHAUSTED_DEFENDER: Selector = {
  of: 'HEROES_AND_ALLIES',
  where: { all: ['DEFENDING', 'EXHAUSTED'] },
};

/** Events of the card itself, and what a hero does with the weapon that it strikes with. */
export const SELF_ENTERS: Trigger = { on: 'ENTERS_PLAY', subject: 'IS_SELF' };
export const SELF_ATTACKS: Trigger = { on: 'ATTACKS', subject: 'IS_SELF' };
export const SELF_DESTROYED: Trigger = { on: 'DESTROYED', subject: 'IS_SELF' };
export const HIT_WITH_SELF: Trigger = {
  on: 'DEALT_DAMAGE',
  source: MY_HERO,
  combat: true,
  dealtWith: 'IS_SELF',
};

/** The hero is in bear form until it strikes with a weapon or its player plays another ability. */
export const BEAR_FORM: readonly Power[] = [
  { continuous: { to: 'YOUR_HERO', keywords: ['BEAR_FORM', 'PROTECTOR'] } },
  {
    when: { on: 'PLAYED', subject: { all: ['ABILITY', { not: { tag: 'Feral' } }] }, who: 'YOU' },
    do: [{ destroy: 'SELF' }],
  },
  { when: { on: 'STRUCK', who: 'YOU' }, do: [{ destroy: 'SELF' }] },
];

/** The hero is in cat form, as in bear form: it attacks with +1 ATK instead of protecting. */
export const CAT_FORM: readonly Power[] = [
  { continuous: { to: 'YOUR_HERO', keywords: ['CAT_FORM'] } },
  { continuous: { to: 'YOUR_HERO', while: 'ATTACKING', atk: 1 } },
  ...BEAR_FORM.slice(1),
];

/** The hero is stealthed until it deals damage. */
export const STEALTHED: readonly Power[] = [
  { continuous: { to: 'YOUR_HERO', keywords: ['STEALTHED'] } },
  { when: { on: 'DEALT_DAMAGE', source: MY_HERO }, do: [{ destroy: 'SELF' }] },
];

/** When it is destroyed it may come back to the hand at the end of the turn. */
export const BACK_TO_HAND: Power = {
  when: SELF_DESTROYED,
  do: [
    {
      may: [
        {
          later: {
            when: { on: 'TURN_ENDS' },
            do: [{ returnToHand: 'SUBJECT', from: 'GRAVEYARD' }],
          },
          about: 'SELF',
        },
      ],
      cost: { resources: 2 },
    },
  ],
};

/** What a trap can cost instead: the hero that defends becomes exhausted. */
export const TRAP: Cost = { exhaust: { of: 'HEROES', where: { all: ['YOURS', 'DEFENDING'] } } };

/** Nothing can target the card. */
export const UNTARGETABLE: Power = { continuous: { to: 'SELF', cannot: ['BE_TARGETED'] } };

/** A Form that you control, and Pets on your side. */
export const FORM_OF_YOURS: Selector = {
  of: 'ABILITIES',
  where: { all: ['YOURS', { tag: 'Form' }] },
};
export const FRIENDLY_PETS: Selector = {
  of: 'ALLIES',
  where: { all: [{ not: 'OPPOSING' }, { tag: 'Pet' }] },
};

/** The allies of a name in your party. */
export function namedInYourParty(named: string): Selector {
  return { of: 'ALLIES', where: { all: ['IN_YOUR_PARTY', { named }] } };
}

/** An opponent has more allies than you. */
export const MORE_OPPOSING_ALLIES: Question = {
  some: 'OPPONENTS',
  has: {
    number: { count: { of: 'ALLIES', where: { controlledAs: 'IT' } } },
    atLeast: { sum: [1, { count: MY_ALLIES }] },
  },
};

/** A counter is removed, and this happens; with the last one the card is destroyed. */
export function removeOne(after: readonly Effect[] = []): readonly Effect[] {
  const isEmpty = { isNot: { number: { countersOn: 'SELF' }, atLeast: 1 } } as const;
  return [
    { removeCounters: 1, from: 'SELF' },
    { ifDone: [...after, { if: isEmpty, then: [{ destroy: 'SELF' }] }] },
  ];
}

/** A character is stealthed for a turn. */
export function withStealth(when: Trigger): Power {
  return { when, targets: TARGET_HERO_OR_ALLY, do: [thisTurn({ keywords: ['STEALTHED'] })] };
}

/** A modifier for the target that ends with the turn. */
export function thisTurn(lasting: Modifier): Effect {
  return { lasting, on: 'TARGET', until: 'THIS_TURN' };
}

/** It cannot ready in the next ready step of its controller. */
export function staysExhausted(on: RoleWord): Effect {
  return {
    lasting: { cannot: ['READY_IN_READY_STEP'] },
    on,
    until: 'NEXT_READY_STEP',
    who: { controllerOf: on },
  };
}

/** Any number of the abilities that are attached to it are destroyed. */
export function anyAttachedTo(attachedTo: RoleWord): readonly Effect[] {
  const abilities: Selector = { of: 'ABILITIES', where: { attachedTo } };
  return [
    { choose: abilities, upTo: { count: abilities }, save: 'abilities' },
    { destroy: { saved: 'abilities' } },
  ];
}

/** What is left of the cards that were looked at after one was chosen. */
export const REST_OF_TOP: Selector = {
  of: 'DECK',
  where: { all: [{ saved: 'top' }, { not: { saved: 'card' } }] },
};
export const BOTTOM_OF_DECK: Effect = { putIntoDeck: REST_OF_TOP, at: 'BOTTOM', from: 'DECK' };

/** One of the cards that were looked at comes into the hand if it is of a kind, the others under the deck. */
export function oneToHand(kind: Condition): readonly Effect[] {
  return [
    { choose: { of: 'DECK', where: { all: [{ saved: 'top' }, kind] } }, save: 'card' },
    { returnToHand: { saved: 'card' }, from: 'DECK' },
    BOTTOM_OF_DECK,
  ];
}

/** The hero readies, and one weapon. */
function readyWith(weapon: Selector): readonly Effect[] {
  return [
    { ready: 'YOUR_HERO' },
    { choose: weapon, save: 'weapon' },
    { ready: { saved: 'weapon' } },
  ];
}
export const READY_HERO_AND_WEAPON = readyWith(MY_WEAPONS);
export const READY_HERO_AND_MELEE_WEAPON = readyWith(YOUR_MELEE_WEAPON);

/** Whether a totem of a type is in play on the own side. */
export function youHaveTotem(type: string): Question {
  return { exists: { of: 'ABILITIES', where: { all: ['YOURS', { tag: `${type} Totem` }] } } };
}
