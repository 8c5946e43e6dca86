import { cardOf, controllerOf, get, type HsRun, set } from '../state/access.js';
import { enterZone, leaveZone } from '../state/zones.js';
import { die } from '../steps/death-creation.js';
import { CardType, Tag, Zone } from '../vocabulary/index.js';
import { discardCards } from './discard.js';

/**
 * Destroys an entity where it is: in play it becomes pending destroy (HS-DESTROY1-3), a Secret dies, a card in
 * the deck goes to the Graveyard, in hand it is discarded without a death (HS-DESTROY4-8).
 */
export function destroy(run: HsRun, source: number, e: number): void {
  const s = run.state;
  const zone = get(s, e, Tag.ZONE);
  const node = run.begin(
    'effect',
    'Destroy',
    ['HS-DESTROY1'],
    '{source} destroys {about}',
    source,
    e,
  );
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

/** A destroyed weapon is pending destroy, or leaves play on the spot in older editions (HS-SEQ-weapon-pending). */
export function destroyWeapon(run: HsRun, weapon: number): void {
  if (run.state.edition.switches.weaponsPendDestroy) set(run, weapon, Tag.TO_BE_DESTROYED, 1);
  else die(run, weapon);
}

/** Destroys every weapon of a player but the one that has just been equipped. */
export function destroyOtherWeapons(run: HsRun, weapon: number): void {
  const s = run.state;
  for (const other of s.weapons[controllerOf(s, weapon)].slice())
    if (other !== weapon) destroyWeapon(run, other);
}
