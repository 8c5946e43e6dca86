import type { EffectOf } from '../../language/effects.js';
import type { Value, Who } from '../../language/words.js';
import { assign, get, type HsRun, manaOf, playerEntity, set } from '../../state/access.js';
import { MAX_RESOURCES, Tag } from '../../vocabulary/index.js';
import type { EffectWord } from '../effect-word.js';
import { playersOf } from '../who.js';

declare module '../../language/effects.js' {
  interface Effects {
    gainMana: {
      readonly gainMana: Value;
      readonly kind: 'TEMPORARY' | 'CRYSTAL' | 'EMPTY_CRYSTAL' | 'REFRESH';
      readonly who?: Who;
      /** Temporary mana: available mana is not brought above the number of crystals (HS-M8). */
      readonly upTo?: 'CRYSTALS';
    };
  }
}

/** The effect `gainMana`. */
export const gainManaWord: EffectWord<'gainMana'> = {
  form: ({ optional, value, who, word }) => ({
    gainMana: value,
    kind: word('TEMPORARY', 'CRYSTAL', 'EMPTY_CRYSTAL', 'REFRESH'),
    who: optional(who),
    upTo: optional(word('CRYSTALS')),
  }),
  says: '`kind`: `TEMPORARY` (`upTo` the `CRYSTALS`: no more than one has of them), `CRYSTAL`, `EMPTY_CRYSTAL`, `REFRESH`',
  rules: ['HS-M1', 'HS-M2', 'HS-MANA1', 'HS-M8'],
  example: { gainMana: 2, kind: 'TEMPORARY' },
  reads: ({ gainMana: amount, kind, who, upTo }, read) => {
    const [verb, what] = GAINS[kind];
    const bound = upTo === undefined ? '' : ', up to the number of Mana Crystals';
    return read.does(who, verb, `${read.amount(amount)} ${what}${bound}`);
  },
  compile: (effect, compiler) => {
    const amount = compiler.measure(effect.gainMana);
    const who = playersOf(effect.who);
    compiler.emit((run, frame) => {
      for (const player of who(run.state, frame))
        gainMana(run, player, effect, { amount: amount(run.state, frame), source: frame.source });
    });
  },
};

function gainMana(
  run: HsRun,
  player: number,
  { kind: kindOfMana, upTo }: EffectOf<'gainMana'>,
  { amount, source }: { readonly amount: number; readonly source: number },
): void {
  const s = run.state;
  const entity = playerEntity(player);
  const node = run.begin({
    kind: 'effect',
    name: 'Mana',
    rules: upTo === undefined ? MANA_RULES : [...MANA_RULES, 'HS-M8'],
    text: '{source}: {value} mana',
    source,
    value: amount,
  });
  const crystals = get(s, entity, Tag.RESOURCES);
  if (kindOfMana === 'TEMPORARY') {
    const room = (upTo === undefined ? MAX_RESOURCES : crystals) - manaOf(s, player);
    set(
      run,
      entity,
      Tag.TEMP_RESOURCES,
      get(s, entity, Tag.TEMP_RESOURCES) + Math.max(0, Math.min(amount, room)),
    );
  } else if (kindOfMana === 'REFRESH') {
    set(run, entity, Tag.RESOURCES_USED, Math.max(0, get(s, entity, Tag.RESOURCES_USED) - amount));
  } else {
    const now = Math.max(0, Math.min(MAX_RESOURCES, crystals + amount));
    set(run, entity, Tag.RESOURCES, now);
    if (kindOfMana === 'EMPTY_CRYSTAL')
      assign(run, entity, Tag.RESOURCES_USED, get(s, entity, Tag.RESOURCES_USED) + now - crystals);
    const excess = Math.max(0, manaOf(s, player) - MAX_RESOURCES);
    assign(run, entity, Tag.TEMP_RESOURCES, get(s, entity, Tag.TEMP_RESOURCES) - excess);
  }
  run.end(node);
}

const MANA_RULES = ['HS-M1', 'HS-M2', 'HS-MANA1', 'ZH-4.12-refresh'];

/** What is gained, in words. */
const GAINS = {
  TEMPORARY: ['gain', 'Mana for this turn'],
  CRYSTAL: ['gain', 'full Mana Crystals'],
  EMPTY_CRYSTAL: ['gain', 'empty Mana Crystals'],
  REFRESH: ['refresh', 'Mana Crystals'],
} as const;
