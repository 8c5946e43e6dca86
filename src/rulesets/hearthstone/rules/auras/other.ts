import { beginStep } from '../../../common/trace-nodes.js';
import {
  assign,
  byOrderOfPlay,
  cardOf,
  controllerOf,
  get,
  type HsRun,
  isDormant,
  playerEntity,
  set,
} from '../../state/access.js';
import { recomputeGranted } from '../../state/enchantments.js';
import { Op, type OtherAurasFrame } from '../../state/frames.js';
import { runCode } from '../../state/run-code.js';
import { scopeOf } from '../../state/scope.js';
import { PLAYERS, type State } from '../../state/state.js';
import { PLAYER_TAGS, Tag, type Tag as TagNumber, WIDTH } from '../../vocabulary/index.js';
import { ofBearers, rulingsOf } from './rulings.js';

/**
 * Aura Update (Other): refreshes all auras that do not change Health or Attack (HS-GL-AUO, HS-R4c). Auras
 * that do something when their condition holds are pushed as a frame.
 * @param isEntry it comes as something enters play (ZH-4.2-horsemen)
 */
export function updateOtherAuras(run: HsRun, isEntry = false): void {
  const s = run.state;
  if (!isOtherUpdateDue(s)) return;
  s.otherAuraStale = false;
  if (!bearsOther(s) && !areOtherTagsSet(s)) return;
  const rules = run.trace === null ? [] : updateRules(s);
  const node = beginStep(run, 'Aura Update (Other)', rules, {
    text: 'all remaining auras are worked out anew',
  });
  const sums = new Map<number, number>();
  const due: number[] = [];
  for (const bearer of byOrderOfPlay(s, s.auraBearers.slice())) {
    if (isDormant(s, bearer)) continue;
    const scope = scopeOf(bearer, controllerOf(s, bearer), null, bearer);
    cardOf(s, bearer).auras.forEach((aura, index) => {
      if (aura.onEntry && !isEntry && s.edition.switches.killAurasWaitForEntry) return;
      if (!aura.other || aura.zone !== get(s, bearer, Tag.ZONE)) return;
      if (aura.if !== null && !aura.if(s, scope)) return;
      if (aura.code !== null) due.push(bearer, index, cardOf(s, bearer).index);
      else
        for (const e of aura.to!(s, scope))
          addTo(sums, e, aura.tag as TagNumber, aura.amount!(s, scope));
    });
  }
  writeOtherAuras(run, sums);
  run.end(node);
  if (due.length > 0) run.push({ op: Op.OTHER_AURAS, pc: 0, due } satisfies OtherAurasFrame);
}

export function isOtherUpdateDue(s: State): boolean {
  if (s.otherAuraStale) return true;
  const { auraBearers } = s;
  for (let i = 0; i < auraBearers.length; i++)
    if (cardOf(s, auraBearers[i]!).hasUnsteadyOtherAura) return true;
  return false;
}

const UPDATE = ['HS-R4a', 'HS-R4c', 'HS-GL-AUO', 'ZH-4.2-aura-update'];

/** An update cites what its auras follow. */
const updateRules = ofBearers((s) => [...UPDATE, ...rulingsOf(s, (aura) => aura.other)]);

function bearsOther(s: State): boolean {
  for (let i = 0; i < s.auraBearers.length; i++)
    if (cardOf(s, s.auraBearers[i]!).hasOtherAura) return true;
  return false;
}

/** Whether some tag of an earlier update may still have to be taken back. */
function areOtherTagsSet(s: State): boolean {
  const { cells } = s;
  for (let player = 1; player <= 2; player++) {
    if (cells[s.hero[player as 1 | 2] * WIDTH + Tag.IMMUNE] !== 0) return true;
    const at = playerEntity(player) * WIDTH;
    for (let i = 0; i < PLAYER_TAGS.length; i++) if (cells[at + PLAYER_TAGS[i]!] !== 0) return true;
  }
  return false;
}

function addTo(sums: Map<number, number>, e: number, tag: TagNumber, amount: number): void {
  const key = e * 256 + tag;
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

function writeOtherAuras(run: HsRun, sums: Map<number, number>): void {
  const s = run.state;
  for (const player of PLAYERS) {
    const entity = playerEntity(player);
    for (const tag of PLAYER_TAGS) assign(run, entity, tag, sums.get(entity * 256 + tag) ?? 0);
    const hero = s.hero[player];
    const immune = sums.get(hero * 256 + Tag.IMMUNE) ?? 0;
    if (immune > 0) set(run, hero, Tag.IMMUNE, 1);
    else if (get(s, hero, Tag.IMMUNE) !== 0) recomputeGranted(run, hero, [[Tag.IMMUNE, 1]]);
  }
}

/** Auras of Aura Update (Other) that do something when their condition holds, one after the other. */
export function stepOtherAuras(run: HsRun, frame: OtherAurasFrame): void {
  if (frame.pc >= frame.due.length) {
    run.pop();
    return;
  }
  const bearer = frame.due[frame.pc]!;
  const card = cardOf(run.state, bearer);
  const aura = card.auras[frame.due[frame.pc + 1]!]!;
  const isStillIt = card.index === frame.due[frame.pc + 2];
  frame.pc += 3;
  // what has become another card meanwhile does not do what the old one was to do
  if (!isStillIt || aura.zone !== get(run.state, bearer, Tag.ZONE)) return;
  run.section({
    kind: 'trigger',
    name: 'Aura',
    rules: ['HS-R4c', ...aura.rules],
    text: "{source}'s condition holds",
    source: bearer,
  });
  runCode(run, aura.code!, { source: bearer, player: controllerOf(run.state, bearer) });
}
