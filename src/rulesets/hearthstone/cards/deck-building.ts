import {
  countBy,
  type Deck,
  type DeckFault,
  type DeckOfCode,
  type DeckRules,
  sizeOf,
} from '../../common/decks.js';
import { lazily } from '../../common/lazily.js';
import { idOfNumber } from './printed/card-numbers.js';
import { decoded } from './printed/deck-string.js';
import { isOut, type PrintedCard, printedCard } from './printed/printed-card.js';
import { rows } from './printed/table.js';

/** The number of cards of a deck. */
const SIZE = 30;
/** Cards that change how many cards the deck that they are in has. */
const DECK_SIZES: Readonly<Record<string, number>> = { REV_018: 40 };
const COPIES = 2;
const LEGENDARY_COPIES = 1;

/** Names and numbers of cards that can be in a deck, and of heroes, in lower case. */
const called = lazily(namesOfCards);

/** The names of those cards as they are printed. */
const cardNames = lazily(() =>
  [...new Set(called().values())].flatMap((id) => printedCard(id)?.definition.name ?? []),
);

/** How decks are built. */
export const DECKS: DeckRules = {
  formats: ['wild'],
  hasSideDeck: false,
  faults: (deck) => [
    ...heroFaults(deck),
    ...sizeFaults(deck),
    ...copyFaults(deck),
    ...deck.main.flatMap(({ id }) => cardFaults(deck, id)),
  ],
  cardCalled,
  cardNames,
  readCode,
};

function cardCalled(text: string): { readonly id: string; readonly name: string } | undefined {
  const id = printedCard(text) === undefined ? called().get(text.toLowerCase()) : text;
  return id === undefined ? undefined : printedCard(id)?.definition;
}

function namesOfCards(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const all = [...rows()];
  const add = (text: string, id: string): void => {
    if (text !== '' && !found.has(text.toLowerCase())) found.set(text.toLowerCase(), id);
  };
  // of cards with one name that which can be collected is meant, then a hero
  for (const isMeant of [true, false])
    for (const [id, dbfId, name, nameZh, type, , , , , , collectible] of all) {
      if ((collectible === '1') !== isMeant || (!isMeant && type !== 'HERO')) continue;
      for (const text of [dbfId, name, nameZh]) add(text, id);
    }
  return found;
}

function readCode(code: string): DeckOfCode | null {
  const deck = decoded(code);
  if (deck === null) return null;
  const [hero] = deck.heroes;
  return {
    hero: hero === undefined ? null : (idOfNumber(`${hero}`) ?? `${hero}`),
    cards: deck.cards.map(([dbfId, count]) => ({
      id: idOfNumber(`${dbfId}`) ?? `${dbfId}`,
      count,
    })),
  };
}

function cardOf(id: string): PrintedCard {
  return printedCard(id)!;
}

function nameOf(id: string): string {
  return cardOf(id).definition.name;
}

function heroFaults({ hero }: Deck): DeckFault[] {
  const rules = ['HS-INF-deck-class'];
  if (hero === null)
    return [{ code: 'NO_HERO', message: 'The deck has no hero.', rules, cards: [] }];
  if (cardOf(hero).definition.type === 'HERO') return [];
  return [{ code: 'NOT_A_HERO', message: `${nameOf(hero)} is no hero.`, rules, cards: [hero] }];
}

function sizeFaults({ main }: Deck): DeckFault[] {
  const by = main.find(({ id }) => DECK_SIZES[id] !== undefined);
  const size = by === undefined ? SIZE : DECK_SIZES[by.id]!;
  const count = sizeOf(main);
  if (count === size) return [];
  return [
    {
      code: count < size ? 'TOO_FEW_CARDS' : 'TOO_MANY_CARDS',
      message: `The deck has ${count} cards; it has to have ${size}.`,
      rules: ['HS-INF-deck-size'],
      cards: by === undefined ? [] : [by.id],
    },
  ];
}

function copyFaults({ main }: Deck): DeckFault[] {
  return [...countBy(main, (id) => id)].flatMap(([id, { count }]) => {
    const most = cardOf(id).definition.rarity === 'LEGENDARY' ? LEGENDARY_COPIES : COPIES;
    if (count <= most) return [];
    return [
      {
        code: 'TOO_MANY_COPIES',
        message: `${nameOf(id)} is there ${count} times; ${most === 1 ? 'one is' : `${most} are`} allowed.`,
        rules: ['HS-INF-deck-copies'],
        cards: [id],
      },
    ];
  });
}

/** Cards that cannot be collected, that came later, and those of another class. */
function cardFaults({ edition, hero }: Deck, id: string): DeckFault[] {
  const { definition, since } = cardOf(id);
  const faults: DeckFault[] = [];
  if (definition.collectible !== true)
    faults.push({
      code: 'NOT_COLLECTIBLE',
      message: `${definition.name} cannot be put into a deck.`,
      rules: ['HS-INF-deck-class'],
      cards: [id],
    });
  if (!isOut(id, edition))
    faults.push({
      code: 'NOT_OUT',
      message: `${definition.name} came with patch ${since}.`,
      rules: ['HS-INF-deck-class'],
      cards: [id],
    });
  const heroClass = hero === null ? undefined : cardOf(hero).definition.class;
  const classes = definition.class?.split('/') ?? [];
  if (heroClass !== undefined && classes.length > 0 && !classes.includes(heroClass))
    faults.push({
      code: 'NOT_OF_THE_CLASS',
      message: `${definition.name} is a card of ${classes.join(' and ')}, and the hero of ${heroClass}.`,
      rules: ['HS-INF-deck-class'],
      cards: [id],
    });
  return faults;
}
