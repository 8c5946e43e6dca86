import type { JsonObject } from '../../../common/fields.js';
import { exchangePlayers, type PlayerWords } from '../../../common/mirror.js';

const WORDS: PlayerWords = {
  fields: ['player', 'controller', 'owner', 'by', 'OWNER'],
  places: ['player'],
};

/** A scenario with its two players exchanged. */
export function mirrorScenario(scenario: JsonObject): JsonObject {
  return exchangePlayers(scenario, WORDS);
}
