import type { JsonObject } from '../../../common/fields.js';
import { exchangePlayers, type PlayerWords } from '../../../common/mirror.js';

const WORDS: PlayerWords = {
  fields: ['player', 'controller', 'owner', 'by', 'team', 'OWNER', 'CONTROLLER'],
  places: ['player', 'hero'],
};

/** A scenario with its first two players exchanged. */
export function mirrorScenario(scenario: JsonObject): JsonObject {
  return exchangePlayers(scenario, WORDS);
}
