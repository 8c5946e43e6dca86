import type { Json } from '../../../../kernel/index.js';
import { isPatch } from '../../../common/editions.js';
import { Fields, INT32_MAX, INT32_MIN } from '../../../common/fields.js';
import type { Language } from '../../../common/names.js';
import type { Path, Problems } from '../../../common/problems.js';
import { readEntities, readFullState as readFull } from '../../../common/read-state.js';
import type { Position } from '../../../ruleset.js';
import {
  ALL_STALE,
  checksumOf,
  entitiesTable,
  ROWS,
  type Stale,
  stateOf,
} from '../../state/codec.js';
import { violations } from '../../state/invariants.js';
import type { CardPool } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { editionOf } from '../../vocabulary/editions.js';
import { checkEntities } from './check-state.js';
import { readPool } from './custom-cards.js';

interface Besides {
  readonly cards: CardPool;
  readonly stale: Stale;
  /** The checksum of the entities for which that holds; null: it is as it is said. */
  readonly of: string | null;
}

const LANGUAGES: readonly Language[] = ['en', 'zh'];

const ENTITY_FIELDS = [
  'id',
  'as',
  'cardId',
  'controller',
  'zone',
  'zonePosition',
  'playOrder',
  'tags',
  'name',
];

export function readFullState(json: Json, path: Path, problems: Problems): Position<State> | null {
  return readFull(json, path, problems, {
    fields: ['ruleset', 'edition', 'entities', 'customCards', 'stale', 'language', 'continuation'],
    edition: readEdition,
    language: readLanguage,
    pool: readBesides,
    entities: (fields, { cards: { byId } }, names) =>
      readEntities(fields, ROWS, {
        known: ENTITY_FIELDS,
        names,
        min: INT32_MIN,
        max: INT32_MAX,
        unknownTag: ['UNKNOWN_TAG', 'tag'],
        cardId: (one) => readCardId(one, byId),
        isCard: (id) => byId.has(id),
      }),
    check: (entities, { cards }, at) => checkEntities(entities, cards, at, problems),
    state: (entities, { cards, stale, of }, edition) => {
      const table = entitiesTable(entities, cards);
      const isAsAnswered = of === null || of === checksumOf(table, cards.asked);
      return stateOf(table, cards, edition, isAsAnswered ? stale : ALL_STALE);
    },
    violations,
  });
}

function readEdition(fields: Fields): string | null {
  const edition = fields.text('edition', null);
  if (edition !== null && isPatch(edition)) return edition;
  const expected = 'a patch such as 10.0';
  return fields.has('edition')
    ? fields.problems.add('UNKNOWN_PATCH', fields.at('edition'), 'this is no patch.', { expected })
    : fields.problems.add('REQUIRED', fields.at('edition'), 'it is missing.', { expected });
}

function readLanguage(fields: Fields): Language {
  const said = fields.text('language', 'en');
  const language = LANGUAGES.find((one) => one === said);
  if (language !== undefined) return language;
  fields.problems.unknownName('UNKNOWN_VALUE', fields.at('language'), said, {
    what: 'language',
    known: LANGUAGES,
  });
  return 'en';
}

function readBesides(fields: Fields, edition: string): Besides | null {
  const custom = readPool(fields, editionOf(edition), fields.problems);
  return custom === null ? null : { cards: custom.pool, ...readStale(fields) };
}

function readStale(fields: Fields): Pick<Besides, 'stale' | 'of'> {
  const json = fields.get('stale');
  if (json === undefined) return { stale: ALL_STALE, of: null };
  const known = [...Object.keys(ALL_STALE), 'of'];
  const stale = Fields.of(json, fields.at('stale'), { known }, fields.problems);
  return {
    stale: {
      healthAttack: stale?.flag('healthAttack', true) ?? true,
      other: stale?.flag('other', true) ?? true,
      deaths: stale?.flag('deaths', true) ?? true,
    },
    of: stale?.text('of', null) ?? null,
  };
}

function readCardId(fields: Fields, byId: CardPool['byId']): string {
  const { problems } = fields;
  const cardId = fields.get('cardId');
  if (typeof cardId === 'string' && byId.has(cardId)) return cardId;
  const path = fields.at('cardId');
  if (typeof cardId === 'string')
    problems.unknownName('UNKNOWN_CARD', path, cardId, {
      what: 'card id',
      known: [...byId.keys()],
    });
  else if (cardId === undefined) problems.add('REQUIRED', path, 'the card id is missing.');
  else problems.wrongType(path, 'a card id', cardId);
  return '';
}
