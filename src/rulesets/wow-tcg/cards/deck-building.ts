import {
  countBy,
  type Deck,
  type DeckCards,
  type DeckFault,
  type DeckRules,
  sizeOf,
} from '../../common/decks.js';
import { lazily } from '../../common/lazily.js';
import { type BuiltInCard, builtInCard, builtInCards } from './registry.js';

/** The least number of cards of a deck, by format (WOW-100.1). */
const LEAST = { constructed: 60, sealed: 30 } as const;
const COPIES = 4;
const SIDE_DECK = 10;

type Format = keyof typeof LEAST;

/** Cards of one reputation, and those of its rival. */
const REPUTATION = ' Reputation';
const RIVALS = ['Aldor', 'Scryer'].map((name) => `${name}${REPUTATION}`);

const byName = lazily(() => {
  const cards = builtInCards().filter(({ printing }) => printing.set !== '');
  const names = cards.map((card) => [card.definition.name.toLowerCase(), card] as const);
  const ids = cards.map((card) => [card.definition.id, card] as const);
  return new Map([...names.reverse(), ...ids]);
});

const cardNames = lazily(() => [
  ...new Set([...byName().values()].map(({ definition }) => definition.name)),
]);

/** How decks are built (WOW-100, WOW-207). */
export const DECKS: DeckRules = {
  formats: Object.keys(LEAST),
  hasSideDeck: true,
  faults: (deck) => [
    ...heroFaults(deck),
    ...sizeFaults(deck),
    ...copyFaults(deck),
    ...traitFaults(deck),
    ...reputationFaults(deck),
  ],
  cardCalled: (text) => byName().get(text.toLowerCase())?.definition,
  cardNames,
};

function cardsOf({ main, side }: Deck): readonly DeckCards[] {
  return [...main, ...(side ?? [])];
}

function typeOf(id: string): string {
  return builtInCard(id)!.definition.type;
}

function heroFaults({ hero, main, side }: Deck): DeckFault[] {
  const rules = ['WOW-100.1', 'WOW-100.4'];
  const inDeck = [...main, ...(side ?? [])].filter(({ id }) => typeOf(id) === 'HERO');
  const faults: DeckFault[] = inDeck.map(({ id }) => ({
    code: 'HERO_IN_DECK',
    message: `${nameOf(id)} is a hero: heroes are no cards of the deck.`,
    rules: ['WOW-100.1'],
    cards: [id],
  }));
  if (hero === null)
    faults.unshift({ code: 'NO_HERO', message: 'The deck has no hero.', rules, cards: [] });
  else if (typeOf(hero) !== 'HERO')
    faults.unshift({
      code: 'NOT_A_HERO',
      message: `${nameOf(hero)} is no hero.`,
      rules,
      cards: [hero],
    });
  return faults;
}

function sizeFaults({ format, main, side }: Deck): DeckFault[] {
  const least = LEAST[format as Format];
  const counted = sizeOf(main.filter(({ id }) => typeOf(id) !== 'HERO'));
  const faults: DeckFault[] = [];
  if (counted < least)
    faults.push({
      code: 'TOO_FEW_CARDS',
      message: `The deck has ${counted} cards; it needs ${least} or more.`,
      rules: ['WOW-100.1'],
      cards: [],
    });
  if (side !== null && format === 'constructed' && sizeOf(side) !== SIDE_DECK)
    faults.push({
      code: 'SIDE_DECK_SIZE',
      message: `The side deck has ${sizeOf(side)} cards; it has to have ${SIDE_DECK}.`,
      rules: ['WOW-100.2'],
      cards: [],
    });
  return faults;
}

/** Deck and side deck together (WOW-100.3). */
function copyFaults(deck: Deck): DeckFault[] {
  if (deck.format !== 'constructed') return [];
  const limited = cardsOf(deck).filter(({ id }) => !builtInCard(id)!.printing.isUnlimited);
  return [...countBy(limited, nameOf)]
    .filter(([, { count }]) => count > COPIES)
    .map(([name, { count, ids }]) => ({
      code: 'TOO_MANY_COPIES',
      message: `${name} is there ${count} times; ${COPIES} are allowed.`,
      rules: ['WOW-100.3', 'WOW-100.3a'],
      cards: ids,
    }));
}

/** Icons that the hero shares, and traits that a card requires of it (WOW-207.1c, WOW-207.1e). */
function traitFaults(deck: Deck): DeckFault[] {
  const hero = deck.hero === null ? undefined : builtInCard(deck.hero);
  if (hero === undefined || hero.definition.type !== 'HERO') return [];
  const { name, traits = [] } = hero.definition;
  const cards = distinct(deck).filter(({ definition }) => definition.type !== 'HERO');
  return cards.flatMap(({ definition, printing }): DeckFault[] => {
    const icons = definition.traits ?? [];
    const faults: DeckFault[] = [];
    if (icons.length > 0 && !icons.some((icon) => traits.includes(icon)))
      faults.push({
        code: 'NOT_OF_THE_HERO',
        message: `${definition.name} (${icons.join(', ')}) shares no icon with ${name}.`,
        rules: ['WOW-207.1c', 'WOW-207.1'],
        cards: [definition.id],
      });
    for (const trait of printing.requires)
      if (!trait.endsWith(REPUTATION) && !traits.includes(trait))
        faults.push({
          code: 'HERO_REQUIRED',
          message: `${definition.name} requires a hero with ${trait}; ${name} has not.`,
          rules: ['WOW-207.1e'],
          cards: [definition.id],
        });
    return faults;
  });
}

/** Rivals do not stand in one deck (WOW-INF-reputation). */
function reputationFaults(deck: Deck): DeckFault[] {
  const sides = RIVALS.map((name) =>
    distinct(deck).filter(({ printing }) => printing.requires.includes(name)),
  );
  if (sides.some((cards) => cards.length === 0)) return [];
  return [
    {
      code: 'RIVAL_REPUTATIONS',
      message: `The deck has cards of ${RIVALS.join(' and of ')}.`,
      rules: ['WOW-INF-reputation'],
      cards: sides.flat().map(({ definition }) => definition.id),
    },
  ];
}

function distinct(deck: Deck): readonly BuiltInCard[] {
  return [...new Set(cardsOf(deck).map(({ id }) => id))].map((id) => builtInCard(id)!);
}

function nameOf(id: string): string {
  return builtInCard(id)!.definition.name;
}
