import type { Json } from '../../../../kernel/index.js';
import { Fields, INT32_MAX } from '../../../common/fields.js';
import type { Path } from '../../../common/problems.js';
import type { Play } from '../../state/plays.js';
import { CardType } from '../../vocabulary/index.js';
import { findAnyCard } from '../names/card-index.js';
import { MAX_PLAYS, PLAY } from './form.js';
import type { Reading } from './read-entity.js';
import { cardNamed, playerNamed } from './record-fields.js';

const TYPES = [CardType.MINION, CardType.SPELL, CardType.WEAPON, CardType.HERO];

interface Turn {
  readonly number: number;
  readonly player: number;
}

/** Reads `plays`, oldest first. What is said of no turn was played in the last one of its player. */
export function readPlays(fields: Fields, turn: Turn, reading: Reading): Play[] {
  return fields.each('plays', MAX_PLAYS, ([item, path]) => readPlay(item, path, turn, reading));
}

function readPlay(json: Json, path: Path, turn: Turn, reading: Reading): Play | null {
  const { problems } = reading;
  const fields = Fields.of(
    json,
    path,
    { known: Object.keys(PLAY), expected: 'an object with `card` and `player`' },
    problems,
  );
  if (fields === null) return null;
  const name = cardNamed(fields, { key: 'card', missing: 'the card that was played is missing.' });
  const player = playerNamed(fields, {
    key: 'player',
    missing: 'the player who played it is missing.',
  });
  const since = player === turn.player ? 2 : 1;
  const playedIn = fields.integer('turn', 0, turn.number, Math.max(0, turn.number - since));
  const cost = fields.integer('cost', 0, INT32_MAX, null);
  const onOwnMinion = fields.flag('onOwnMinion', false);
  const onOwnCharacter = fields.flag('onOwnCharacter', onOwnMinion);
  const notFromStart = fields.flag('notFromStart', false);
  if (name === null) return null;
  const sought = { text: name, types: TYPES, path: fields.at('card') };
  const card = findAnyCard(reading.index, sought, problems);
  if (card === null || player === null) return null;
  const on = { onOwnMinion, onOwnCharacter };
  return { card, player, turn: playedIn, cost: cost ?? card.cost, ...on, notFromStart };
}
