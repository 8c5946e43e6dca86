import { beginEffect } from '../../../common/trace-nodes.js';
import { cardOf, controllerOf, get, type HsRun, set } from '../../state/access.js';
import { Op, type SequenceFrame } from '../../state/frames.js';
import { enterZone, leaveZone } from '../../state/zones.js';
import { rulesOf } from '../../vocabulary/editions.js';
import { CardType, Tag, Zone } from '../../vocabulary/index.js';
import { die } from './death.js';
import { discardCards } from './discard.js';
import { takesNothing } from './takes-nothing.js';

/** Pending destroy in play (HS-DESTROY1-3), else HS-DESTROY4-8; never what is dormant. */
export function destroy(run: HsRun, source: number, e: number): void {
  const s = run.state;
  if (takesNothing(run, source, e)) return;
  const zone = get(s, e, Tag.ZONE);
  const node = beginEffect(run, 'Destroy', destroyRules(cardOf(s, e).type, zone), {
    text: '{source} destroys {about}',
    source,
    about: e,
  });
  if (zone === Zone.PLAY) {
    if (cardOf(s, e).type === CardType.WEAPON) destroyWeapon(run, e);
    else set(run, e, Tag.TO_BE_DESTROYED, 1);
  } else if (zone === Zone.HAND) discardCards(run, source, [e]);
  else if (zone === Zone.SECRET || zone === Zone.DECK || zone === Zone.SETASIDE) {
    leaveZone(run, e);
    enterZone(run, e, Zone.GRAVEYARD);
  }
  run.end(node);
}

/** What is destroyed in play is marked, and nothing else. */
const MARKED = ['ZH-1.10-destroy-tag', 'ZH-4.3-one-effect'];
const OF_WEAPON = [
  'HS-DESTROY1',
  'HS-DESTROY3',
  'HS-SEQ-weapon-pending',
  'HS-SEQ-weapon-pending-old',
  'SUP-WEAPON-SABOTAGE',
  ...MARKED,
];
const OF_HERO = ['HS-DESTROY1', 'HS-DESTROY2', ...MARKED];
const IN_PLAY = ['HS-DESTROY1', ...MARKED];
const ELSEWHERE: { readonly [zone in Zone]?: readonly string[] } = {
  [Zone.SECRET]: ['HS-DESTROY4'],
  [Zone.GRAVEYARD]: ['HS-DESTROY5'],
  [Zone.SETASIDE]: ['HS-DESTROY6'],
  [Zone.DECK]: ['HS-DESTROY7', 'ZH-4.3-one-effect', 'ZH-4.10-not-recorded'],
  [Zone.HAND]: ['HS-DESTROY8', 'ZH-4.3-one-effect'],
  [Zone.REMOVEDFROMGAME]: ['HS-LOSE3'],
};

/** What becomes of something that is destroyed depends on what it is and on where it is. */
function destroyRules(type: CardType, zone: number): readonly string[] {
  if (zone !== Zone.PLAY) return ELSEWHERE[zone as Zone] ?? IN_PLAY;
  if (type === CardType.WEAPON) return OF_WEAPON;
  return type === CardType.HERO ? OF_HERO : IN_PLAY;
}

/** A destroyed weapon is pending destroy, or leaves play on the spot in older editions (HS-SEQ-weapon-pending). */
export function destroyWeapon(run: HsRun, weapon: number): void {
  if (run.state.edition.switches.weaponsPendDestroy) set(run, weapon, Tag.TO_BE_DESTROYED, 1);
  else die(run, weapon);
}

export function destroyOtherWeapons(run: HsRun, weapon: number): void {
  const s = run.state;
  for (const other of s.weapons[controllerOf(s, weapon)].slice()) {
    if (other === weapon || isBeingPlayed(run, other, weapon)) continue;
    if (!s.edition.switches.freshWeaponHasDeathrattle && isOfThisPhase(run, other))
      loseDeathrattle(run, other);
    destroyWeapon(run, other);
  }
}

/** A weapon that is being played is not the equipped one yet: another one that comes leaves it alone (ZH-2.4-two-weapons). */
function isBeingPlayed(run: HsRun, other: number, weapon: number): boolean {
  const [bottom] = run.stack;
  if (bottom === undefined || bottom.op !== Op.SEQUENCE) return false;
  if (!run.state.edition.switches.weaponBeingPlayedStays) return false;
  const { sequence, subject } = bottom as SequenceFrame;
  return sequence === 'playWeapon' && subject === other && subject !== weapon;
}

/** Whether an entity has come into play in the outermost Phase that runs. */
function isOfThisPhase(run: HsRun, e: number): boolean {
  const [bottom] = run.stack;
  if (bottom === undefined || bottom.op !== Op.SEQUENCE) return false;
  return get(run.state, e, Tag.PLAY_ORDER) > (bottom as SequenceFrame).since;
}

/** Before 10.0 the Deathrattle of a weapon that is replaced at once does not run (HS-WEAPON5). */
function loseDeathrattle(run: HsRun, weapon: number): void {
  const node = beginEffect(
    run,
    'Replaced at once',
    rulesOf(run.state.edition, 'freshWeaponHasDeathrattle'),
    { text: '{about} was equipped in this Phase: its Deathrattle is gone', about: weapon },
  );
  set(run, weapon, Tag.SILENCED, 1);
  run.end(node);
}
