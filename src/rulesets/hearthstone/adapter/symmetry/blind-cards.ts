import type { Json } from '../../../../kernel/index.js';
import { isObject } from '../../../common/fields.js';
import type { CardDefinition } from '../../language/card.js';
import type { CompiledCard } from '../../state/model.js';
import type { CardPool } from '../../state/pool.js';
import { EventKind } from '../../vocabulary/index.js';

/**
 * Cards that cannot tell which of several equal minions was hit. What such a card says is told here in full: anything else
 * may read neighbours, places or the order of play, or act on several in turn, which comes to the same. A group stands only
 * where one of it is drawn, where it is counted, or where it is asked whether there is one.
 */

/**
 * What a field of a card says of others: nothing; something that `PARTS` looks into; or it is not known, so that a card
 * that has it is taken for one that can tell. A field that stands here nowhere does not compile.
 */
const FIELDS: Readonly<Record<keyof CardDefinition, 'NOTHING' | 'LOOKED_INTO' | 'NOT_KNOWN'>> = {
  cost: 'NOTHING',
  attack: 'NOTHING',
  health: 'NOTHING',
  durability: 'NOTHING',
  armor: 'NOTHING',
  id: 'NOTHING',
  name: 'NOTHING',
  type: 'NOTHING',
  class: 'NOTHING',
  set: 'NOTHING',
  rarity: 'NOTHING',
  race: 'NOTHING',
  school: 'NOTHING',
  collectible: 'NOTHING',
  was: 'NOTHING',
  keywords: 'LOOKED_INTO',
  spellDamage: 'NOTHING',
  heroPowerDamage: 'NOT_KNOWN',
  overload: 'NOTHING',
  secret: 'NOTHING',
  tradeable: 'NOT_KNOWN',
  quest: 'NOT_KNOWN',
  lingers: 'NOTHING',
  requires: 'NOTHING',
  aims: 'NOTHING',
  aimedIf: 'NOTHING',
  chooseOne: 'NOT_KNOWN',
  madeOf: 'NOTHING',
  halves: 'NOTHING',
  onlyOne: 'NOT_KNOWN',
  bothOptions: 'NOT_KNOWN',
  battlecry: 'LOOKED_INTO',
  combo: 'LOOKED_INTO',
  deathrattle: 'LOOKED_INTO',
  deathrattleIf: 'NOT_KNOWN',
  deathrattlePreCheck: 'NOT_KNOWN',
  text: 'LOOKED_INTO',
  entourage: 'NOTHING',
  whenDrawn: 'NOT_KNOWN',
  castWhenDrawn: 'NOT_KNOWN',
  spellburst: 'NOT_KNOWN',
  frenzy: 'NOT_KNOWN',
  overkill: 'NOT_KNOWN',
  honorableKill: 'NOT_KNOWN',
  colossal: 'NOT_KNOWN',
  corrupt: 'NOT_KNOWN',
  twinspell: 'NOTHING',
  dormant: 'NOT_KNOWN',
  magnetic: 'NOT_KNOWN',
  rules: 'NOTHING',
  triggers: 'LOOKED_INTO',
  auras: 'NOT_KNOWN',
  enchantment: 'NOT_KNOWN',
  heroPower: 'NOTHING',
  weapon: 'NOT_KNOWN',
  tags: 'NOT_KNOWN',
};

/** Keywords that look at nobody but their bearer and the one whom it deals with. */
const KEYWORDS: ReadonlySet<string> = new Set([
  'TAUNT',
  'DIVINE_SHIELD',
  'CHARGE',
  'RUSH',
  'WINDFURY',
  'MEGA_WINDFURY',
  'STEALTH',
  'POISONOUS',
  'SPELLPOWER',
  'CANT_ATTACK',
  'CANNOT_ATTACK_HEROES',
  'CANT_BE_TARGETED_BY_SPELLS',
  'CANT_BE_TARGETED_BY_HERO_POWERS',
]);

/** Parts that run only when the card is played. */
const WHEN_PLAYED: ReadonlySet<string> = new Set([
  'battlecry',
  'combo',
  'text',
  'chooseOne',
  'bothOptions',
]);

const ONE: ReadonlySet<string> = new Set(['SELF', 'TARGET', 'FRIENDLY_HERO', 'ENEMY_HERO']);
const GROUP = /^(?:FRIENDLY|ENEMY|ALL)_(?:MINIONS|CHARACTERS|HEROES)$/;

/** Conditions on one entity by itself, or on a player. */
const CONDITIONS: ReadonlySet<string> = new Set([
  'SURVIVES',
  'CAN_BE_HARMED_AT_RANDOM',
  'DAMAGED',
  'UNDAMAGED',
  'MINION',
  'HERO',
  'CHARACTER',
  'SPELL',
  'FRIENDLY',
  'ENEMY',
  'IS_SELF',
  'BOARD_NOT_FULL',
]);

/** Events that happen to one entity at a time, or to a player. */
const EVENTS: ReadonlySet<string> = new Set([
  'AFTER_SUMMON',
  'AFTER_PLAY',
  'AFTER_SPELL',
  'ON_PLAY',
  'START_OF_TURN',
  'END_OF_TURN',
  'DEATH',
  'DAMAGE',
  'DRAW',
  'SUMMON',
]);

type Check = (json: Json) => boolean;

const oneOf =
  (words: ReadonlySet<string>): Check =>
  (json) =>
    typeof json === 'string' && words.has(json);

/** An object with no other fields than these, each as it has to be. */
const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (json) =>
    isObject(json) &&
    Object.entries(json).every(
      ([key, value]) => Object.hasOwn(checks, key) && checks[key]!(value!),
    );

const listOf =
  (check: Check): Check =>
  (json) =>
    Array.isArray(json) && (json as readonly Json[]).every(check);

const any =
  (...checks: readonly Check[]): Check =>
  (json) =>
    checks.some((check) => check(json));
const anything: Check = () => true;
const number: Check = (json) => typeof json === 'number';
const later =
  (check: () => Check): Check =>
  (json) =>
    check()(json);

const condition: Check = any(
  oneOf(CONDITIONS),
  fields({ all: later(() => listOf(condition)) }),
  fields({ any: later(() => listOf(condition)) }),
  fields({ not: later(() => condition) }),
  fields({ race: anything }),
  fields({ exists: later(() => group) }),
);
const group: Check = any(
  (json) => typeof json === 'string' && GROUP.test(json),
  fields({ of: later(() => group), where: condition, except: oneOf(ONE) }),
);
const single: Check = any(oneOf(ONE), fields({ random: group }));
const value: Check = any(
  number,
  fields({ boosted: number }),
  fields({ randomFrom: listOf(number) }),
  fields({ count: group }),
);
const effect: Check = any(
  fields({ damage: value, fixed: anything, to: single, rules: anything }),
  fields({ destroy: single, rules: anything }),
  fields({ repeat: value, do: later(() => listOf(effect)), rules: anything }),
  fields({ if: condition, then: later(() => listOf(effect)), else: later(() => listOf(effect)) }),
  fields({ summon: (json) => typeof json === 'string', count: value, rules: anything }),
  fields({ draw: value, rules: anything }),
);
const trigger: Check = fields({
  on: oneOf(EVENTS),
  rules: anything,
  whose: anything,
  subject: condition,
  when: condition,
  nested: oneOf(new Set(['LOST'])),
  do: listOf(effect),
});

const PARTS: Readonly<Record<string, Check>> = {
  keywords: listOf(oneOf(KEYWORDS)),
  battlecry: listOf(effect),
  combo: listOf(effect),
  text: listOf(effect),
  deathrattle: listOf(effect),
  triggers: listOf(trigger),
};

export function isBlind(
  pool: CardPool,
  card: CompiledCard,
  { canBePlayed }: { readonly canBePlayed: boolean },
  seen: Map<string, CompiledCard>,
): boolean {
  const key = `${card.id} ${canBePlayed}`;
  if (!card.known || seen.has(key)) return card.known;
  seen.set(key, card);
  const definition = card.definition as unknown as Readonly<Record<string, Json>>;
  for (const [field, part] of Object.entries(definition)) {
    const says = FIELDS[field as keyof CardDefinition];
    if (says === 'NOTHING' || (!canBePlayed && WHEN_PLAYED.has(field))) continue;
    if (says !== 'LOOKED_INTO' || !PARTS[field]!(part)) return false;
  }
  return summonedBy(definition).every((id) => {
    const token = pool.byId.get(id);
    return token !== undefined && isBlind(pool, token, { canBePlayed: false }, seen);
  });
}

/** Whether the order matters in which several die together: something answers deaths. */
export function answersDeaths(card: CompiledCard): boolean {
  return card.hasDeathrattle || card.listens[EventKind.DEATH] === 1;
}

function summonedBy(json: Json): readonly string[] {
  if (Array.isArray(json)) return (json as readonly Json[]).flatMap(summonedBy);
  if (!isObject(json)) return [];
  return Object.entries(json).flatMap(([key, part]) =>
    key === 'summon' && typeof part === 'string' ? [part] : summonedBy(part!),
  );
}
