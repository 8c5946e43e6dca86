import { expect, test } from 'vitest';
import { Phrasebook } from '../../src/rulesets/common/phrasebook.js';

const book = new Phrasebook(
  {
    '{source} triggers': '{source} löst aus',
    'the Steps after the *': 'die Schritte nach: {1}',
    'Battlecry Phase': 'Kampfschrei-Phase',
    '* is less than *': '{1} ist kleiner als {2}',
    'the number of *': 'die Zahl der {1}',
    'it is the card *': 'es ist {1}',
    minions: 'Diener',
  },
  (name) => (name === 'Wisp' ? 'Irrwisch' : null),
);

test('a sentence is said as the book has it, whatever its first letter', () => {
  expect(book.sentence('{source} triggers')).toBe('{source} löst aus');
  expect(book.sentence('The Steps after the Battlecry Phase')).toBe(
    'die Schritte nach: Kampfschrei-Phase',
  );
});

test('parts are phrases themselves; numbers and holes stay, names are looked up', () => {
  expect(book.sentence('the number of minions is less than 2')).toBe(
    'die Zahl der Diener ist kleiner als 2',
  );
  expect(book.sentence('{about} is less than +3')).toBe('{about} ist kleiner als +3');
  expect(book.sentence('it is the card Wisp')).toBe('es ist Irrwisch');
});

test('a sentence stays English as a whole where a part is not known', () => {
  for (const text of ['the number of heroes is less than 2', 'it is the card Yeti', 'nothing'])
    expect(book.sentence(text)).toBe(text);
});
