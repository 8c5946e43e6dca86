import { capital } from '../../../common/capital.js';
import { clauseOfAura } from '../../effects/auras/aura-words.js';
import { signed } from '../../effects/facts/changes.js';
import { enchantmentParts } from '../../effects/facts/facts.js';
import { type Reader, titled, type Voice } from '../../effects/reader.js';
import { readerOf } from '../../effects/reading.js';
import { readInTurn } from '../../effects/steps.js';
import type { CardDefinition } from '../../language/card.js';
import type { Effect } from '../../language/words.js';
import { readRequirements } from './requirements.js';
import { readTrigger } from './trigger.js';

/** The cards that a sentence may name, by id. */
export type Cards = (id: string) => CardDefinition | undefined;

type Facts =
  | 'id'
  | 'name'
  | 'type'
  | 'class'
  | 'set'
  | 'rarity'
  | 'race'
  | 'school'
  | 'collectible'
  | 'was'
  | 'cost'
  | 'attack'
  | 'health'
  | 'durability'
  | 'armor'
  | 'rules';
type Behaviour = Required<Omit<CardDefinition, Facts>>;

export function sentencesOf(definition: CardDefinition, cards: Cards): string {
  const read = readerOf(voiceOf(definition, cards, 2));
  return partsOf(definition, read).join(' ');
}

function partsOf(definition: CardDefinition, read: Reader): string[] {
  return Object.entries(PARTS).flatMap(([name, say]) => {
    const value = definition[name as keyof Behaviour];
    return value === undefined ? [] : (say as Say<unknown>)(value, read, definition);
  });
}

type Say<T> = (value: T, read: Reader, card: CardDefinition) => readonly string[];

const list =
  (opening: string): Say<readonly Effect[]> =>
  (effects, read) => [
    `${opening}${opening === '' ? capital(readInTurn(effects, read)) : readInTurn(effects, read)}.`,
  ];

const PARTS: { readonly [K in keyof Behaviour]: Say<Behaviour[K]> } = {
  keywords: (keywords) => keywords.map((keyword) => `${titled(keyword)}.`),
  spellDamage: (amount) => [`Spell Damage ${signed(amount)}.`],
  heroPowerDamage: (amount) => [`Hero Power damage ${signed(amount)}.`],
  tradeable: (is) => (is ? ['Tradeable.'] : []),
  tags: (tags) =>
    Object.entries(tags).map(([tag, value]) => `Begins with ${titled(tag)} ${value}.`),
  requires: (requires) => readRequirements(requires),
  aims: (condition, read) => [`Only if ${read.holds(condition)}.`],
  aimedIf: (condition, read) => [`Aimed only if ${read.holds(condition)}.`],
  entourage: (ids, { voice }) => [`Its minions: ${ids.map(voice.named).join(', ')}.`],
  chooseOne: (ids, { voice }) => [`Choose One: ${ids.map(voice.told).join('; or ')}.`],
  madeOf: (ids, { voice }) => [`Made of ${ids.map(voice.named).join(' and ')}.`],
  halves: (halves, { voice }) => [
    `What is made of ${halves.map((ids) => `one of ${ids.map(voice.named).join(', ')}`).join(' and ')}.`,
  ],
  onlyOne: () => ['Never more than one of these.'],
  bothOptions: list('With both options: '),
  secret: (is) => (is ? ['Secret.'] : []),
  quest: ({ progress, reward, side, next }, read) => {
    const { named } = read.voice;
    const kind = side === true ? 'Sidequest' : 'Quest';
    const given = typeof reward === 'string' ? named(reward) : readInTurn(reward, read);
    const goesOn = next === undefined ? [] : [`Next part: ${named(next)}.`];
    return [`${kind}: reach a progress of ${progress}. Reward: ${given}.`, ...goesOn];
  },
  lingers: () => ['Stays in the Secret zone.'],
  battlecry: list('Battlecry: '),
  combo: list('Combo: instead, '),
  text: list(''),
  whenDrawn: list('When drawn: '),
  castWhenDrawn: list('Casts When Drawn: '),
  spellburst: list('Spellburst: '),
  frenzy: list('Frenzy: '),
  overkill: list('Overkill: '),
  honorableKill: list('Honorable Kill: '),
  colossal: list('Colossal: '),
  dormant: (id, { voice }) => [`Dormant: comes into play with ${voice.named(id)}.`],
  magnetic: (id, { voice }) => [`Its Mech gets ${voice.named(id)}.`],
  twinspell: (id, { voice }) => [`Twinspell: you get ${voice.named(id)}.`],
  corrupt: (id, { voice }) => [`Corrupt: becomes ${voice.named(id)}.`],
  triggers: (triggers, read) => triggers.map((trigger) => readTrigger(trigger, read)),
  auras: (auras, read) => auras.map((aura) => `${capital(clauseOfAura(aura, read))}.`),
  enchantment: (facts, { voice: { named } }) => {
    const parts = enchantmentParts(facts, { num1: 'X', num2: 'Y', named });
    if (parts.length === 0) return [];
    const onlyLasts = Object.keys(facts).every((fact) => fact === 'lasts');
    return [onlyLasts ? `It lasts: ${parts.join(', ')}.` : `Its host has ${parts.join(', ')}.`];
  },
  deathrattlePreCheck: (condition, read) => [
    `Deathrattle only if ${read.holds(condition)} before it leaves the board.`,
  ],
  deathrattleIf: (condition, read) => [`Deathrattle only if ${read.holds(condition)}.`],
  deathrattle: list('Deathrattle: '),
  overload: (amount) => (amount === 0 ? [] : [`Overload: ${amount}.`]),
  heroPower: (id, { voice }) => [`Hero Power: ${voice.told(id)}.`],
  weapon: (id, { voice }) => [`Equip ${voice.named(id)}.`],
};

/** How much of other cards is told: nothing, enchantments, or options as well. */
type Depth = 0 | 1 | 2;

/** A card speaks of itself and of its player; options and enchantments are told in brackets. */
function voiceOf(definition: CardDefinition, cards: Cards, depth: Depth): Voice {
  const named = (id: string): string => nameOf(id, cards);
  return {
    self: SELF[definition.type],
    you: 'you',
    your: 'your',
    its: 'your',
    host: 'its host',
    subject: 'what it happened to',
    source: 'what caused it',
    named,
    told: (id) => {
      const card = cards(id);
      if (card === undefined || depth < 2) return named(id);
      const parts = partsOf(card, readerOf(voiceOf(definition, cards, 1)));
      return parts.length === 0 ? named(id) : `${card.name} (${parts.join(' ')})`;
    },
    enchantment: (id, num1, num2) => {
      const card = cards(id);
      const told =
        card === undefined || depth < 1 ? [] : enchantmentText(card, { num1, num2 }, cards);
      const numbers = numbersLeft(card?.enchantment, num1, num2);
      const all = [...told, ...numbers];
      return all.length === 0 ? named(id) : `${named(id)} (${all.join(', ')})`;
    },
    means: 'EACH',
  };
}

const SELF: Readonly<Record<CardDefinition['type'], string>> = {
  MINION: 'this minion',
  SPELL: 'this spell',
  WEAPON: 'this weapon',
  HERO: 'this hero',
  HERO_POWER: 'this Hero Power',
  LOCATION: 'this Location',
  ENCHANTMENT: 'this enchantment',
};

/** What an enchantment does: to its host, and whatever else its own card says. */
function enchantmentText(
  card: CardDefinition,
  { num1, num2 }: { readonly num1: string; readonly num2: string },
  cards: Cards,
): readonly string[] {
  const { enchantment, ...rest } = card;
  const facts =
    enchantment === undefined
      ? []
      : enchantmentParts(enchantment, {
          num1: num1 === '' ? '0' : num1,
          num2: num2 === '' ? '0' : num2,
          named: (id) => nameOf(id, cards),
        });
  return [...facts, ...partsOf(rest, readerOf(voiceOf(card, cards, 0)))];
}

function numbersLeft(
  facts: CardDefinition['enchantment'],
  num1: string,
  num2: string,
): readonly string[] {
  const shown = JSON.stringify(facts ?? {});
  return [
    ...(num1 === '' || shown.includes('NUM_1') ? [] : [`number 1: ${num1}`]),
    ...(num2 === '' || shown.includes('NUM_2') ? [] : [`number 2: ${num2}`]),
  ];
}

function nameOf(id: string, cards: Cards): string {
  const card = cards(id);
  if (card === undefined) return id;
  if (card.type === 'MINION') return `${card.name} (${card.attack ?? 0}/${card.health ?? 0})`;
  if (card.type === 'WEAPON') return `${card.name} (${card.attack ?? 0}/${card.durability ?? 0})`;
  return card.name;
}
