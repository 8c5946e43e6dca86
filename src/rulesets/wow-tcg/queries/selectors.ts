import { among, type Compiled } from '../../common/grammar/combinators.js';
import { memoize } from '../../common/memoize.js';
import { GROUPS, type GroupWord, type RoleWord, type Selector } from '../language/words.js';
import { get, inZone, isCard } from '../state/access.js';
import { inTurnOrder, playerRow } from '../state/players.js';
import type { State } from '../state/state.js';
import { TARGET_COLUMNS, Zone } from '../vocabulary/index.js';
import {
  hasType,
  isAlly,
  isBlank,
  isCharacter,
  isEquipment,
  isHero,
  isResource,
  isTotem,
  roleOf,
} from './characters.js';
import { testOf } from './conditions.js';
import type { Scope, View } from './view.js';

type Member = (s: State, e: number) => boolean;

const ABILITY: Member = (s, e) => hasType(s, e, 'ABILITY');

/** The groups of cards: the zone, and what of it belongs to the group. */
const MEMBERS: Readonly<
  Record<Exclude<GroupWord, 'PLAYERS' | 'TARGETS'>, readonly [number, Member]>
> = {
  HEROES: [Zone.PLAY, isHero],
  ALLIES: [Zone.PLAY, isAlly],
  HEROES_AND_ALLIES: [Zone.PLAY, (s, e) => isHero(s, e) || isAlly(s, e)],
  CHARACTERS: [Zone.PLAY, isCharacter],
  ABILITIES: [Zone.PLAY, ABILITY],
  WEAPONS: [Zone.PLAY, (s, e) => hasType(s, e, 'WEAPON')],
  EQUIPMENT: [Zone.PLAY, isEquipment],
  RESOURCES: [Zone.PLAY, isResource],
  QUESTS: [Zone.PLAY, (s, e) => isResource(s, e) && !isBlank(s, e)],
  IN_PLAY: [Zone.PLAY, isCard],
  CHAIN_ABILITIES: [Zone.CHAIN, (s, e) => isCard(s, e) && ABILITY(s, e)],
  CHAIN_ALLIES: [Zone.CHAIN, (s, e) => isCard(s, e) && hasType(s, e, 'ALLY')],
  HAND: [Zone.HAND, isCard],
  DECK: [Zone.DECK, isCard],
  GRAVEYARD: [Zone.GRAVEYARD, isCard],
  REMOVED: [Zone.REMOVED, isCard],
};

/** The members of a group. `targeted`: totems are there as though they were allies (WOW-306.4a). */
export function membersOf(s: State, group: GroupWord, targeted = false): number[] {
  if (group === 'PLAYERS') return inTurnOrder(s).map(playerRow);
  if (group === 'TARGETS') return [];
  const [zone, isMember] = MEMBERS[group];
  const withTotems = targeted && (group === 'ALLIES' || group === 'HEROES_AND_ALLIES');
  return inZone(s, zone).filter((e) => isMember(s, e) || (withTotems && isTotem(s, e)));
}

type Selection = Compiled<[view: View, scope: Scope], number[]>;

const selectionOfForm = memoize<Exclude<Selector, string>, Selection>((selector) => {
  if ('saved' in selector) return (_view, { saved }) => [...(saved[selector.saved] ?? [])];
  const { of, where, except } = selector;
  return among<[view: View, scope: Scope]>({
    of: selectionOf(of),
    where: where === undefined ? null : testOf(where),
    except: except === undefined ? null : selectionOf(except),
  });
});

export function selectionOf(selector: Selector): Selection {
  return typeof selector === 'string'
    ? (view, scope) => named(view, selector, scope)
    : selectionOfForm(selector);
}

export function select(view: View, selector: Selector, scope: Scope): number[] {
  return selectionOf(selector)(view, scope);
}

function named({ state }: View, name: RoleWord | GroupWord, scope: Scope): number[] {
  if (name === 'TARGETS')
    return TARGET_COLUMNS.map((column) => get(state, scope.link, column)).filter((e) => e !== 0);
  if (isGroup(name)) return membersOf(state, name);
  const one = roleOf(state, name, scope);
  return one === 0 ? [] : [one];
}

function isGroup(name: RoleWord | GroupWord): name is GroupWord {
  return Object.hasOwn(GROUPS, name);
}
