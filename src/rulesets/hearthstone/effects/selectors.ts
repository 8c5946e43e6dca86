import { entryFor } from '../../common/grammar/table.js';
import type { Side } from '../language/players.js';
import type { Group, GroupMembers, Roles, Selector, SelectorForms } from '../language/selectors.js';
import type { Selection } from '../state/model.js';
import type { Compiler } from './compiling.js';
import { known, type Noun } from './noun.js';
import { type Reader, SIDE_ADJECTIVES } from './reader.js';
import type { GroupKind, Role, SelectorForm } from './selector-word.js';
import { GROUP_MEMBERS, membersOf } from './selectors/groups.js';
import { DEAD_SELECTOR_FORMS, PLAYED_SELECTOR_FORMS } from './selectors/played.js';
import { RANKED_SELECTOR_FORMS } from './selectors/ranked.js';
import { ROLES } from './selectors/roles.js';
import { SELECTOR_FORMS_OF_OTHERS } from './selectors/selections.js';

/** Every selector that is one word but for the groups. One that is missing here does not compile. */
export const ROLE_WORDS: Readonly<Record<keyof Roles, Role>> = ROLES;

export const GROUP_KINDS: Readonly<Record<keyof GroupMembers, GroupKind>> = GROUP_MEMBERS;

export const SELECTOR_FORMS: { readonly [W in keyof SelectorForms]: SelectorForm<W> } = {
  ...SELECTOR_FORMS_OF_OTHERS,
  ...RANKED_SELECTOR_FORMS,
  ...PLAYED_SELECTOR_FORMS,
  ...DEAD_SELECTOR_FORMS,
};

/** Compiles a selector. Random ones are drawn by a step of their own, before the effect that uses them. */
export function compileSelector(selector: Selector, compiler: Compiler): Selection {
  if (typeof selector === 'object') return formOf(selector).compile(selector as never, compiler);
  if (isRole(selector)) return ROLE_WORDS[selector].find;
  const [side, kind] = groupOf(selector);
  return membersOf(GROUP_KINDS[kind], side);
}

export function nounOf(selector: Selector, read: Reader): Noun {
  if (typeof selector === 'object') return formOf(selector).noun(selector as never, read);
  if (isRole(selector)) return known(ROLE_WORDS[selector].noun(read));
  const [side, kind] = groupOf(selector);
  return GROUP_KINDS[kind].noun(SIDE_ADJECTIVES[side], read.voice);
}

function formOf(selector: SelectorForms[keyof SelectorForms]): SelectorForm<never> {
  return entryFor<unknown>(SELECTOR_FORMS, selector) as SelectorForm<never>;
}

function isRole(word: keyof Roles | Group): word is keyof Roles {
  return word in ROLE_WORDS;
}

function groupOf(group: Group): readonly [Side, keyof GroupMembers] {
  const cut = group.indexOf('_');
  return [group.slice(0, cut) as Side, group.slice(cut + 1) as keyof GroupMembers];
}
