import type { RoleWord } from '../language/words.js';
import { controllerOf, get, inZone } from '../state/access.js';
import type { State } from '../state/state.js';
import { Col, Zone } from '../vocabulary/index.js';
import { isHero } from './characters.js';
import type { Scope } from './view.js';

/** The hero that a player controls; 0: there is none any more. */
export function heroOf(s: State, player: number): number {
  const own = (e: number): boolean => isHero(s, e) && controllerOf(s, e) === player;
  return inZone(s, Zone.PLAY).find(own) ?? 0;
}

/** The one thing that a role means; 0 for none. */
export function roleOf(s: State, role: RoleWord, scope: Scope): number {
  const { link, self, you, subject, it, event } = scope;
  switch (role) {
    case 'SELF':
      return self;
    case 'TARGET':
      return link === 0 ? 0 : get(s, link, Col.TARGET_1);
    case 'TARGET_2':
      return link === 0 ? 0 : get(s, link, Col.TARGET_2);
    case 'PAID':
      return link === 0 ? 0 : get(s, link, Col.PAID);
    case 'HOST':
      return get(s, self, Col.HOST);
    case 'SUBJECT':
      return subject;
    case 'IT':
      return it;
    case 'EVENT_SUBJECT':
      return event.subject;
    case 'EVENT_SOURCE':
      return event.source;
    case 'YOUR_HERO':
      return heroOf(s, you);
  }
}
