import { describe, expect, test } from 'vitest';
import { MAX_ENTITIES } from '../../src/rulesets/common/limits.js';
import { knownAs } from '../../src/rulesets/common/plain-data.js';
import { operate } from '../../src/scenario/operate.js';
import type { Json, JsonObject, Resolution } from '../../src/scenario/oracle.js';
import { BODY_LIMITS, checkTree } from '../../src/service/body/check-tree.js';
import { LIMITS } from '../../src/service/limits.js';

const CONTEXT = { continuationSecret: 'games' };
/** What a long game leaves behind: a minion of many tags in the Graveyard. */
const CORPSE = {
  cardId: 'CS2_182',
  controller: 1,
  zone: 'GRAVEYARD',
  tags: { ATK: 14, HEALTH: 15, DAMAGE: 17, COST: 4, NUM_TURNS_IN_PLAY: 12, TAUNT: 1, STEALTH: 1 },
};
/** Four minions, after a chance that stays open. */
const SWARM = {
  id: 'SWARM',
  name: 'Swarm',
  type: 'SPELL',
  text: [
    { damage: 1, to: { random: 'ENEMY_CHARACTERS' } },
    { summon: 'CS2_231', count: 4 },
  ],
};

/** A board with the spell in hand, and so many entities altogether. */
function stateOf(entities: number): JsonObject {
  const { state } = resolve({
    customCards: [SWARM],
    players: { 1: { hand: ['Swarm'] }, 2: { board: [{ as: 'yeti', card: 'Chillwind Yeti' }] } },
  }) as unknown as { readonly state: JsonObject & { readonly entities: readonly JsonObject[] } };
  const corpses = Array.from({ length: entities - state.entities.length }, (_, i) => ({
    id: state.entities.length + i + 1,
    ...CORPSE,
    playOrder: 100 + i,
  }));
  return { ...state, entities: [...state.entities, ...corpses] };
}

function resolve(body: JsonObject): Resolution {
  const outcome = operate('resolve', JSON.parse(JSON.stringify(body)) as Json, CONTEXT);
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.body;
}

const play = (entities: number) => ({ state: stateOf(entities), actions: [{ play: 'Swarm' }] });

describe('a state of the most entities', () => {
  const { state } = resolve(play(MAX_ENTITIES - 5));

  test('fits into a body with its continuation', () => {
    const body = { state, decide: { pick: 'yeti' } };
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(LIMITS.body.bytes);
    expect(checkTree(body, BODY_LIMITS).problem).toBeNull();
  });

  test('is answered and taken back', () => {
    const full = resolve({ state, decide: 'yeti' });
    expect(knownAs<{ entities: Json[] }>(full.state).entities).toHaveLength(MAX_ENTITIES);
    expect(checkTree({ state: full.state }, BODY_LIMITS).problem).toBeNull();
    expect(resolve({ state: full.state, actions: ['concede'] }).result).toBe('player 2 wins');
  });
});

test('a resolution that would answer a larger one is refused', () => {
  const { state } = resolve(play(MAX_ENTITIES - 4));
  const outcome = operate('resolve', { state, decide: 'yeti' }, CONTEXT);
  expect(outcome).toMatchObject({
    ok: false,
    problem: { code: 'RESOLUTION_LIMIT', detail: expect.stringContaining(`${MAX_ENTITIES + 1}`) },
  });
});
