import { Fields } from '../../rulesets/common/fields.js';

/** Who decides what is not scripted: nobody (the run stops), or a seeded generator. */
export type RandomMode =
  | { readonly kind: 'ask' }
  | { readonly kind: 'seed'; readonly seed: number }
  | { readonly kind: 'enumerate' };

export function readRandom(fields: Fields): RandomMode | null {
  const json = fields.get('random');
  if (json === undefined) return null;
  if (json === 'ask' || json === 'enumerate') return { kind: json };
  const expected = '`ask`, `enumerate` or `{ seed: 7 }`';
  const random = Fields.of(json, ['random'], { known: ['seed'], expected }, fields.problems);
  if (random === null) return null;
  const seed = random.integer('seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, null);
  if (seed === null && !random.has('seed'))
    fields.problems.add('REQUIRED', ['random', 'seed'], 'the seed is missing.');
  return seed === null ? null : { kind: 'seed', seed };
}

/** As `readRandom`, where one run is followed: `enumerate` would be many. */
export function readRandomOfOne(fields: Fields): RandomMode | null {
  if (fields.get('random') !== 'enumerate') return readRandom(fields);
  const message =
    'this follows one run. `outcomes` works out every outcome, `verify` holds expectations against all.';
  return fields.problems.add('NOT_HERE', ['random'], message, {
    expected: '`ask` or `{ seed: 7 }`',
  });
}
