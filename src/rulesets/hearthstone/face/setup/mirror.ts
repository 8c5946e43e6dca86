import type { JsonObject } from '../../../common/fields.js';
import { exchangePlayers, type PlayerWords } from '../../../common/mirror.js';

const WORDS: PlayerWords = {
  fields: ['player', 'controller', 'owner', 'by', 'CONTROLLER', 'CASTER', 'OWNER'],
  places: ['hero power', 'hero', 'weapon', 'player'],
};

/** A scenario with its two players exchanged, the other one dominant. */
export function mirrorScenario(scenario: JsonObject): JsonObject {
  return exchangePlayers(scenario, WORDS);
}
