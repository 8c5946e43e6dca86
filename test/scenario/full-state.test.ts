import { describe, expect, it } from 'vitest';
import { knownAs } from '../../src/rulesets/common/plain-data.js';
import type { FieldError, Json } from '../../src/scenario/oracle.js';
import { type Body, errorsOf, resolve } from './support/ask.js';

const first = resolve({
  players: {
    1: {
      board: [{ as: 'yeti', card: 'Chillwind Yeti', enchantments: ['Blessing of Might'] }, 'Wisp'],
      hand: ['Fireball'],
      deck: ['Wisp'],
      secrets: ['Counterspell'],
    },
  },
  deaths: [{ card: 'Wisp', player: 1 }],
});

interface Entity {
  [field: string]: unknown;
  tags: Record<string, unknown>;
}
interface State {
  [field: string]: unknown;
  entities: Entity[];
}

const at = (test: (entity: Entity) => boolean): number =>
  knownAs<State>(first.state).entities.findIndex(test);
const YETI = at((e) => e.as === 'yeti');
const WISP = at((e) => e.cardId === 'CS2_231' && e.zone === 'PLAY');
const MIGHT = at((e) => e.cardId === 'CS2_087e');
const FIREBALL = at((e) => e.cardId === 'CS2_029');
const RECORD = at((e) => e.cardId === 'DEATH_RECORD');

/** A state that somebody has changed, the change, and what is told. */
const ROWS: readonly [
  what: string,
  change: (state: State, entities: Entity[]) => void,
  pointer: string,
  error: Partial<FieldError>,
][] = [
  [
    'no entities',
    (s) => Reflect.deleteProperty(s, 'entities'),
    '/state/entities',
    { code: 'REQUIRED' },
  ],
  [
    'an unknown field',
    (s) => (s.entitys = []),
    '/state/entitys',
    { code: 'UNKNOWN_FIELD', nearest: ['entities'] },
  ],
  [
    'no edition',
    (s) => Reflect.deleteProperty(s, 'edition'),
    '/state/edition',
    { code: 'REQUIRED' },
  ],
  [
    'an edition that is none',
    (s) => (s.edition = 'x'),
    '/state/edition',
    { code: 'UNKNOWN_PATCH' },
  ],
  [
    'an unknown card',
    (_, e) => (e[YETI]!.cardId = 'CS2_1822'),
    `/state/entities/${YETI}/cardId`,
    { code: 'UNKNOWN_CARD' },
  ],
  [
    'no card',
    (_, e) => Reflect.deleteProperty(e[YETI]!, 'cardId'),
    `/state/entities/${YETI}/cardId`,
    { code: 'REQUIRED' },
  ],
  [
    'an unknown zone',
    (_, e) => (e[YETI]!.zone = 'BOARD'),
    `/state/entities/${YETI}/zone`,
    { code: 'UNKNOWN_ZONE' },
  ],
  [
    'an unknown tag',
    (_, e) => (e[YETI]!.tags.TAUNTS = 1),
    `/state/entities/${YETI}/tags/TAUNTS`,
    { code: 'UNKNOWN_TAG', nearest: ['TAUNT'] },
  ],
  [
    'a tag that is a field',
    (_, e) => (e[YETI]!.tags.ZONE = 1),
    `/state/entities/${YETI}/tags/ZONE`,
    { code: 'UNKNOWN_TAG' },
  ],
  [
    'a fraction',
    (_, e) => (e[YETI]!.tags.DAMAGE = 0.5),
    `/state/entities/${YETI}/tags/DAMAGE`,
    { code: 'WRONG_TYPE' },
  ],
  [
    'more than 32 bits',
    (_, e) => (e[YETI]!.tags.ATK = 2 ** 31),
    `/state/entities/${YETI}/tags/ATK`,
    { code: 'TOO_LARGE' },
  ],
  [
    'negative damage',
    (_, e) => (e[YETI]!.tags.DAMAGE = -1),
    '/state/entities',
    { code: 'UNSOUND_STATE' },
  ],
  [
    'another id',
    (_, e) => (e[YETI]!.id = 99),
    `/state/entities/${YETI}/id`,
    { code: 'WRONG_ENTITY_ID' },
  ],
  [
    'an id twice',
    (_, e) => (e[YETI]!.id = 1),
    `/state/entities/${YETI}/id`,
    { code: 'WRONG_ENTITY_ID' },
  ],
  [
    'an alias twice',
    (_, e) => (e[WISP]!.as = 'yeti'),
    `/state/entities/${WISP}/as`,
    { code: 'DUPLICATE_ALIAS' },
  ],
  [
    'a controller that is nobody',
    (_, e) => (e[YETI]!.controller = 0),
    `/state/entities/${YETI}/controller`,
    { code: 'TOO_SMALL' },
  ],
  [
    'a position twice',
    (_, e) => (e[WISP]!.zonePosition = 1),
    `/state/entities/${WISP}/zonePosition`,
    { code: 'DUPLICATE_POSITION' },
  ],
  [
    'a gap between positions',
    (_, e) => (e[WISP]!.zonePosition = 3),
    `/state/entities/${WISP}/zonePosition`,
    { code: 'POSITION_GAP' },
  ],
  [
    'a host that is not there',
    (_, e) => (e[MIGHT]!.tags.ATTACHED = 999),
    `/state/entities/${MIGHT}/tags/ATTACHED`,
    { code: 'DANGLING_REFERENCE' },
  ],
  [
    'an enchantment without a host',
    (_, e) => Reflect.deleteProperty(e[MIGHT]!.tags, 'ATTACHED'),
    `/state/entities/${MIGHT}/tags/ATTACHED`,
    { code: 'REQUIRED' },
  ],
  [
    'an enchantment of itself',
    (_, e) => (e[MIGHT]!.tags.ATTACHED = MIGHT + 1),
    `/state/entities/${MIGHT}/tags/ATTACHED`,
    { code: 'DANGLING_REFERENCE' },
  ],
  [
    'a dead card that is none',
    (_, e) => (e[RECORD]!.tags.DEAD_CARD = 7),
    `/state/entities/${RECORD}/tags/DEAD_CARD`,
    { code: 'UNKNOWN_CARD' },
  ],
  [
    'a spell on the board',
    (_, e) => Object.assign(e[FIREBALL]!, { zone: 'PLAY' }),
    `/state/entities/${FIREBALL}/zone`,
    { code: 'WRONG_ZONE' },
  ],
  [
    'a minion among the Secrets',
    (_, e) => Object.assign(e[WISP]!, { zone: 'SECRET', zonePosition: 2 }),
    `/state/entities/${WISP}/zone`,
    { code: 'WRONG_ZONE' },
  ],
  [
    'a player without a hero',
    (_, e) => Reflect.deleteProperty(e[1]!.tags, 'HERO_ENTITY'),
    '/state/entities/1/tags/HERO_ENTITY',
    { code: 'DANGLING_REFERENCE' },
  ],
  [
    'a hero that is a minion',
    (_, e) => (e[1]!.tags.HERO_ENTITY = YETI + 1),
    '/state/entities/1/tags/HERO_ENTITY',
    { code: 'DANGLING_REFERENCE' },
  ],
  [
    'two games',
    (_, e) => (e[YETI]!.cardId = 'GAME'),
    `/state/entities/${YETI}/cardId`,
    { code: 'WRONG_CARD_TYPE' },
  ],
  [
    'a turn of nobody',
    (_, e) => (e[0]!.tags.CURRENT_PLAYER = 3),
    '/state/entities/0/tags/CURRENT_PLAYER',
    { code: 'TOO_LARGE' },
  ],
  [
    'a game without a turn',
    (_, e) => Reflect.deleteProperty(e[0]!.tags, 'CURRENT_PLAYER'),
    '/state/entities/0/tags/CURRENT_PLAYER',
    { code: 'REQUIRED' },
  ],
  [
    'more than 1,000 entities',
    (s, e) => (s.entities = [...e, ...Array(1000).fill(e[YETI])]),
    '/state/entities',
    { code: 'TOO_LARGE' },
  ],
];

describe('a full state', () => {
  it.each(ROWS)('is refused with %s', (_, change, pointer, error) => {
    const state = knownAs<State>(structuredClone(first.state));
    change(state, state.entities);
    const errors = errorsOf({ state });
    expect(Object.keys(errors)).toEqual([pointer]);
    expect(errors[pointer]).toMatchObject(error);
  });

  it('does not take the short form beside it', () => {
    const errors = errorsOf({ state: first.state, players: {}, patch: '9.0' });
    expect(Object.keys(errors)).toEqual(['/players', '/patch']);
  });

  it('is read without what is there to be read by people', () => {
    const { turn, result, players, ...state } = knownAs<State>(structuredClone(first.state));
    expect([turn, result, players].every((value) => value !== undefined)).toBe(true);
    for (const entity of state.entities as Entity[]) Reflect.deleteProperty(entity, 'name');
    expect(resolve({ state }).state).toEqual(first.state);
  });

  it('is read without what can be worked out anew', () => {
    const state = knownAs<State>(structuredClone(first.state));
    Reflect.deleteProperty(state, 'stale');
    const body: Body = { state, actions: [{ attack: 'yeti', target: 'hero 2' }] };
    const same: Body = { state: first.state, actions: body['actions' as keyof Body] as Json };
    expect(knownAs<State>(resolve(body).state).entities).toEqual(
      knownAs<State>(resolve(same).state).entities,
    );
  });

  it('keeps the order in which auras apply', () => {
    const aura = (id: string, more: Body, enchantment: Body) => [
      {
        id,
        name: id,
        type: 'MINION',
        attack: 0,
        health: 5,
        auras: [
          {
            update: 'HEALTH_ATTACK',
            to: { of: 'ALL_MINIONS', except: 'SELF' },
            enchantment: `${id}e`,
            ...more,
          },
        ],
      },
      { id: `${id}e`, name: `${id}e`, type: 'ENCHANTMENT', enchantment },
    ];
    const spell = (id: string, effect: Body) => ({ id, name: id, type: 'SPELL', text: [effect] });
    const customCards = [
      ...aura('ANCHOR', { if: { entity: 'SELF', is: 'DAMAGED' } }, { attack: { set: 1 } }),
      ...aura('BOOST', {}, { attack: 2 }),
      spell('PING', { damage: 1, to: { of: 'ALL_MINIONS', where: { card: 'ANCHOR' } } }),
      spell('HUSH', { silence: { of: 'ALL_MINIONS', where: { card: 'CS2_182' } } }),
    ];
    const yeti = { as: 'yeti', card: 'Chillwind Yeti', enchantments: ['Blessing of Might'] };
    const players = { 1: { board: ['ANCHOR', 'BOOST', yeti], hand: ['PING', 'HUSH'] } };
    const changesOf = ({ trace }: ReturnType<typeof resolve>) =>
      trace.flatMap(({ changes }) => changes.map(({ entity, tag, to }) => [entity, tag, to]));
    const ping = resolve({ customCards, players, actions: [{ play: 'PING' }] });
    const hush = resolve({ state: ping.state, actions: [{ play: 'HUSH' }] });
    const both = resolve({ customCards, players, actions: [{ play: 'PING' }, { play: 'HUSH' }] });
    expect([...changesOf(ping), ...changesOf(hush)]).toEqual(changesOf(both));
  });
});
