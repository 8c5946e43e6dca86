import { among, type Compiled } from '../../common/grammar/combinators.js';
import { once } from '../../common/once.js';
import type { Group, Role, Selector } from '../language/words.js';
import { opponentOf } from '../vocabulary/index.js';
import { creaturesOf, opposing } from './access.js';
import { testOf } from './conditions.js';
import type { Scope } from './scope.js';
import { playerRow, type State } from './state.js';

type Selection = Compiled<[s: State, scope: Scope], number[]>;

const selectionOfForm = once<Exclude<Selector, string>, Selection>((selector) => {
  if ('random' in selector) return selectionOf(selector.random);
  const { of, where, except } = selector;
  return among<[s: State, scope: Scope]>({
    of: selectionOf(of),
    where: where === undefined ? null : testOf(where),
    except: except === undefined ? null : selectionOf(except),
  });
});

/** Compiles a selector. A random one is drawn elsewhere: this lists those to draw from. */
export function selectionOf(selector: Selector): Selection {
  return typeof selector === 'string'
    ? (s, scope) => named(s, selector, scope)
    : selectionOfForm(selector);
}

export function select(s: State, selector: Selector, scope: Scope): number[] {
  return selectionOf(selector)(s, scope);
}

function named(s: State, name: Role | Group, scope: Scope): number[] {
  const you = scope.player;
  const enemy = opponentOf(you);
  switch (name) {
    case 'FRIENDLY_CREATURES':
      return creaturesOf(s, you);
    case 'ENEMY_CREATURES':
      return creaturesOf(s, enemy);
    case 'ALL_CREATURES':
      return [...creaturesOf(s, you), ...creaturesOf(s, enemy)];
    case 'ENEMY_CHARACTERS':
      return [...creaturesOf(s, enemy), playerRow(enemy)];
    case 'ALL_PLAYERS':
      return [playerRow(you), playerRow(enemy)];
    case 'ALL_CHARACTERS':
      return [...named(s, 'ALL_CREATURES', scope), ...named(s, 'ALL_PLAYERS', scope)];
    default: {
      const one = role(s, name, scope);
      return one === 0 ? [] : [one];
    }
  }
}

function role(s: State, name: Role, { self, player, target, chosen, event }: Scope): number {
  switch (name) {
    case 'SELF':
      return self;
    case 'TARGET':
      return target;
    case 'CHOSEN':
      return chosen;
    case 'EVENT_SUBJECT':
      return event?.subject ?? 0;
    case 'EVENT_SOURCE':
      return event?.source ?? 0;
    case 'FRIENDLY_PLAYER':
      return playerRow(player);
    case 'ENEMY_PLAYER':
      return playerRow(opponentOf(player));
    case 'OPPOSING':
      return opposing(s, self);
  }
}
