import { get } from '../../state/access.js';
import type { WowRun } from '../../state/state.js';
import { Col, Role } from '../../vocabulary/index.js';

/** Says that a character stops attacking or defending; the combat step goes on all the same (WOW-602.5). */
export function tellLeavingCombat(run: WowRun, e: number): void {
  const role = get(run.state, e, Col.ROLE);
  if (role !== Role.ATTACKER && role !== Role.DEFENDER) return;
  run.leaf({
    kind: 'check',
    name: 'leaves combat',
    rules: ['WOW-602.5', role === Role.ATTACKER ? 'WOW-KW-attacker' : 'WOW-KW-in-combat'],
    text: '{about} is no longer in combat',
    about: e,
  });
}
