import type { ConditionWords } from '../../language/conditions.js';
import { attackOf, cardOf, get, typeOf } from '../../state/access.js';
import { enchantmentsOn } from '../../state/enchantments.js';
import type { ConditionTest } from '../../state/model.js';
import type { State } from '../../state/state.js';
import { classOf, hasDeathrattle, isOfRace, nameHas } from '../../state/traits.js';
import { CardType, opponentOf, type Race, Tag, Zone } from '../../vocabulary/index.js';
import { isOfClass } from '../card-filter.js';
import type { ConditionForm, ConditionWord } from '../condition-word.js';
import { PLAYABLE } from '../effect-word.js';
import { lower, titled } from '../reader.js';

declare module '../../language/conditions.js' {
  interface ConditionWords {
    MINION: true;
    HERO: true;
    SPELL: true;
    WEAPON: true;
    HERO_POWER: true;
    LOCATION: true;
    CHARACTER: true;
    SECRET: true;
    QUEST: true;
    HAS_DEATHRATTLE: true;
    HAS_BATTLECRY: true;
    HAS_COMBO: true;
    HAS_OUTCAST: true;
    HAS_CHOOSE_ONE: true;
    HAS_OVERLOAD: true;
    ODD_COST: true;
    ODD_ATTACK: true;
    CAN_BE_CORRUPTED: true;
    CORRUPTED: true;
    STARTED_IN_YOUR_DECK: true;
    STARTED_IN_ENEMY_DECK: true;
  }
}

const CORRUPTED_FORMS = new WeakMap<State['pool'], ReadonlySet<string>>();

/** What cards with Corrupt become; or one that has kept its form and carries what Corrupt gave it. */
function isCorrupted(s: State, e: number): boolean {
  let forms = CORRUPTED_FORMS.get(s.pool);
  if (forms === undefined) {
    forms = new Set(s.pool.cards.flatMap(({ definition }) => definition.corrupt ?? []));
    CORRUPTED_FORMS.set(s.pool, forms);
  }
  const known = forms;
  return known.has(cardOf(s, e).id) || enchantmentsOn(s, e).some((x) => known.has(cardOf(s, x).id));
}

/** It is a thing of this name, which is then the noun. */
function isA(name: string, test: ConditionTest, says?: string): ConditionWord {
  return {
    ...(says === undefined ? {} : { says }),
    clauses: [`{it} is a ${name}`, `{it} is no ${name}`],
    describes: { head: name },
    test,
  };
}

function isOfType(name: string, type: number): ConditionWord {
  return isA(name, (s, scope) => scope.it !== 0 && typeOf(s, scope.it) === type);
}

/** Its card has a part of this name; `article`: what stands before the name. */
function has(name: string, test: ConditionTest, article = ''): ConditionWord {
  return {
    clauses: [`{it} has ${article}${name}`, `{it} has no ${name}`],
    describes: { adjective: name },
    test,
  };
}

export const CARD_CONDITION_WORDS = {
  MINION: isOfType('minion', CardType.MINION),
  HERO: isOfType('hero', CardType.HERO),
  SPELL: isOfType('spell', CardType.SPELL),
  WEAPON: isOfType('weapon', CardType.WEAPON),
  HERO_POWER: isOfType('Hero Power', CardType.HERO_POWER),
  LOCATION: isOfType('Location', CardType.LOCATION),
  CHARACTER: isA(
    'character',
    (s, scope) =>
      scope.it !== 0 &&
      (typeOf(s, scope.it) === CardType.MINION || typeOf(s, scope.it) === CardType.HERO),
    'a minion or a hero',
  ),
  SECRET: isA('Secret', (s, scope) => cardOf(s, scope.it).secret),
  QUEST: isA(
    'Quest',
    (s, scope) => cardOf(s, scope.it).quest?.isSidequest === false,
    'it is a Quest, and no Sidequest',
  ),
  HAS_DEATHRATTLE: {
    says: 'its card has one, and it is not silenced, or an enchantment gives it one',
    ...has('Deathrattle', (s, scope) => hasDeathrattle(s, scope.it), 'a '),
  },
  HAS_BATTLECRY: has('Battlecry', (s, scope) => cardOf(s, scope.it).battlecry !== null, 'a '),
  HAS_COMBO: has('Combo', (s, scope) => cardOf(s, scope.it).combo !== null, 'a '),
  HAS_OUTCAST: has('Outcast', (s, scope) => cardOf(s, scope.it).hasOutcast),
  HAS_CHOOSE_ONE: has(
    'Choose One',
    (s, scope) => cardOf(s, scope.it).choosesBoth && cardOf(s, scope.it).chooseOne.length > 0,
  ),
  HAS_OVERLOAD: {
    clauses: ['{it} has Overload', '{it} has no Overload'],
    test: (s, scope) => cardOf(s, scope.it).overload > 0,
  },
  ODD_COST: {
    clauses: ['{it} has an odd Cost', '{it} has an even Cost'],
    describes: { adjective: 'odd-Cost' },
    test: (s, scope) => get(s, scope.it, Tag.COST) % 2 !== 0,
  },
  ODD_ATTACK: {
    clauses: ['{it} has an odd Attack', '{it} has an even Attack'],
    describes: { adjective: 'odd-Attack' },
    test: (s, scope) => attackOf(s, scope.it) % 2 !== 0,
  },
  CAN_BE_CORRUPTED: {
    says: 'it has Corrupt',
    clauses: ['{it} can be Corrupted', '{it} cannot be Corrupted'],
    test: (s, scope) => cardOf(s, scope.it).definition.corrupt !== undefined,
  },
  CORRUPTED: {
    says: 'its card is what a card with Corrupt becomes, or it has what that gives',
    clauses: ['{it} is Corrupted', '{it} is not Corrupted'],
    test: (s, scope) => isCorrupted(s, scope.it),
  },
  STARTED_IN_YOUR_DECK: {
    says: 'no effect has made it, and it was yours from the start',
    rules: ['ZH-4.5-replace'],
    clauses: ['{it} started in {your} deck', '{it} did not start in {your} deck'],
    test: (s, scope) =>
      get(s, scope.it, Tag.CREATOR) === 0 && get(s, scope.it, Tag.CASTER) === scope.player,
  },
  STARTED_IN_ENEMY_DECK: {
    says: "no effect has made it, it was the opponent's from the start, and it can be put into a deck: no token, and no hero with which the game began",
    rules: ['ZH-4.5-replace'],
    clauses: ["{it} started in the opponent's deck", "{it} did not start in the opponent's deck"],
    test: (s, { it, player }) =>
      get(s, it, Tag.CREATOR) === 0 &&
      get(s, it, Tag.CASTER) === opponentOf(player) &&
      cardOf(s, it).definition.collectible === true &&
      (typeOf(s, it) !== CardType.HERO || get(s, it, Tag.ZONE) !== Zone.PLAY),
  },
} as const satisfies Partial<Record<keyof ConditionWords, ConditionWord>>;

const race: ConditionForm<'race'> = {
  says: 'the minion type of its card',
  example: { race: 'DRAGON' },
  clauses: (condition) => [
    `{it} is a ${lower(condition.race)}`,
    `{it} is not a ${lower(condition.race)}`,
  ],
  describes: (condition) => ({ adjective: titledRace(condition.race) }),
  compile: (condition) => (s, scope) =>
    scope.it !== 0 && isOfRace(cardOf(s, scope.it), condition.race),
};

const school: ConditionForm<'school'> = {
  says: 'the school of a spell',
  example: { school: 'SHADOW' },
  clauses: (condition) => [
    `{it} is a ${titled(condition.school)} spell`,
    `{it} is no ${titled(condition.school)} spell`,
  ],
  compile: (condition) => (s, scope) =>
    scope.it !== 0 && cardOf(s, scope.it).definition.school === condition.school,
};

const card: ConditionForm<'card'> = {
  says: 'its card',
  example: { card: 'CS2_231' },
  refers: { card: [...PLAYABLE, 'HERO_POWER', 'ENCHANTMENT'] },
  clauses: (condition, { voice }) => [
    `{it} is the card ${voice.named(condition.card)}`,
    `{it} is not the card ${voice.named(condition.card)}`,
  ],
  compile: (condition) => (s, scope) => scope.it !== 0 && cardOf(s, scope.it).id === condition.card,
};

const classIs: ConditionForm<'class'> = {
  says: 'the class of its card, or one of several; `NEUTRAL` without one',
  example: { class: 'MAGE' },
  clauses: (condition) => [
    `{it} is of the class ${lower(condition.class)}`,
    `{it} is not of the class ${lower(condition.class)}`,
  ],
  compile: (condition) => (s, scope) =>
    scope.it !== 0 && isOfClass(classOf(s, scope.it) ?? 'NEUTRAL', condition.class),
};

const named: ConditionForm<'named'> = {
  says: 'it has this name, which several cards can have',
  example: { named: 'Treant' },
  clauses: (condition) => [
    `{it} is named ${condition.named}`,
    `{it} is not named ${condition.named}`,
  ],
  compile: (condition) => (s, scope) =>
    scope.it !== 0 && cardOf(s, scope.it).name === condition.named,
};

const nameHasForm: ConditionForm<'nameHas'> = {
  says: 'a word of its name, as of Imps and Whelps',
  example: { nameHas: 'Whelp' },
  clauses: (condition) => [
    `{it} has "${condition.nameHas}" in its name`,
    `{it} has not "${condition.nameHas}" in its name`,
  ],
  compile: (condition) => (s, scope) =>
    scope.it !== 0 && nameHas(cardOf(s, scope.it), condition.nameHas),
};

const sameClassAs: ConditionForm<'sameClassAs'> = {
  says: 'it is of the class of one of these; a hero has the class that it is of now',
  example: { sameClassAs: 'FRIENDLY_HERO' },
  clauses: (condition, read) => [
    `{it} has the class of ${read.one(condition.sameClassAs)}`,
    `{it} has not the class of ${read.one(condition.sameClassAs)}`,
  ],
  compile: (condition, compiler) => {
    const of = compiler.selection(condition.sameClassAs);
    return (s, scope) => {
      const own = classOf(s, scope.it);
      return of(s, scope).some((e) => isOfClass(own, classOf(s, e) ?? 'NEUTRAL'));
    };
  },
};

const sameRaceAs: ConditionForm<'sameRaceAs'> = {
  says: 'its minion type is that of one of these; one of all types has every one',
  example: { sameRaceAs: 'TARGET' },
  clauses: (condition, read) => [
    `{it} has the minion type of ${read.one(condition.sameRaceAs)}`,
    `{it} has not the minion type of ${read.one(condition.sameRaceAs)}`,
  ],
  compile: (condition, compiler) => {
    const of = compiler.selection(condition.sameRaceAs);
    return (s, scope) => {
      const { race: own } = cardOf(s, scope.it).definition;
      if (own === undefined) return false;
      return of(s, scope).some((e) => {
        const card = cardOf(s, e);
        return isOfRace(card, own) || (own === 'ALL' && card.definition.race !== undefined);
      });
    };
  },
};

const sameCardAs: ConditionForm<'sameCardAs'> = {
  says: 'its card is that of one of these',
  example: { sameCardAs: 'FRIENDLY_HAND' },
  clauses: (condition, read) => [
    `{it} is the same card as ${read.one(condition.sameCardAs)}`,
    `{it} is not the same card as ${read.one(condition.sameCardAs)}`,
  ],
  compile: (condition, compiler) => {
    const of = compiler.selection(condition.sameCardAs);
    return (s, scope) => {
      const its = cardOf(s, scope.it);
      return of(s, scope).some((e) => cardOf(s, e) === its);
    };
  },
};

const sameNameAs: ConditionForm<'sameNameAs'> = {
  says: 'its name is that of one of these',
  example: { sameNameAs: 'EVENT_SUBJECT' },
  clauses: (condition, read) => [
    `{it} has the name of ${read.one(condition.sameNameAs)}`,
    `{it} does not have the name of ${read.one(condition.sameNameAs)}`,
  ],
  compile: (condition, compiler) => {
    const of = compiler.selection(condition.sameNameAs);
    return (s, scope) => {
      const { name } = cardOf(s, scope.it);
      return of(s, scope).some((e) => cardOf(s, e).name === name);
    };
  },
};

export const CARD_CONDITION_FORMS = {
  race,
  school,
  class: classIs,
  card,
  named,
  nameHas: nameHasForm,
  sameClassAs,
  sameCardAs,
  sameRaceAs,
  sameNameAs,
};

function titledRace(name: Race): string {
  return name === 'ALL'
    ? 'every-type'
    : name === 'MECHANICAL'
      ? 'Mech'
      : name.charAt(0) + lower(name).slice(1);
}
