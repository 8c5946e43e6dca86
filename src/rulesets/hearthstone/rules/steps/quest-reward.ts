import { beginEffect, beginStep } from '../../../common/trace-nodes.js';
import { cardOf, controllerOf, type HsRun } from '../../state/access.js';
import { Op, type QuestRewardFrame } from '../../state/frames.js';
import { cardById } from '../../state/pool.js';
import { runCode } from '../../state/run-code.js';
import type { State } from '../../state/state.js';
import { createEntity, enterZone, hasRoom, leaveZone } from '../../state/zones.js';
import { Tag, WIDTH, Zone } from '../../vocabulary/index.js';

const QUEST_RULES = ['HS-QRS', 'SUP-QRS1', 'SUP-QRS3'];

/** Quest Reward Step: completed quests hand out their rewards (HS-QRS). */
export function questRewards(run: HsRun): void {
  const s = run.state;
  for (const player of [1, 2] as const) {
    for (const quest of s.secrets[player]) {
      if (!isCompletedQuest(s, quest)) continue;
      run.push({ op: Op.QUEST_REWARD, pc: 0, quest } satisfies QuestRewardFrame);
      return;
    }
  }
}

function isCompletedQuest(s: State, e: number): boolean {
  const { quest } = cardOf(s, e);
  return quest !== null && s.cells[e * WIDTH + Tag.QUEST_PROGRESS]! >= quest.progress;
}

/** Hands out the reward; a Questline goes on after it (HS-QRS, HS-INF-questline). */
export function stepQuestReward(run: HsRun, frame: QuestRewardFrame): void {
  const { quest } = frame;
  if (frame.pc++ === 0) complete(run, quest);
  else {
    run.pop();
    bringNextPart(run, quest);
  }
}

function complete(run: HsRun, quest: number): void {
  const node = beginStep(run, 'Quest Reward Step', QUEST_RULES, {
    text: '{source} is completed',
    source: quest,
  });
  leaveZone(run, quest);
  enterZone(run, quest, Zone.GRAVEYARD);
  run.end(node);
  const { reward } = cardOf(run.state, quest).quest!;
  runCode(run, reward, { source: quest, player: controllerOf(run.state, quest) });
}

function bringNextPart(run: HsRun, quest: number): void {
  const s = run.state;
  const { next } = cardOf(s, quest).quest!;
  const player = controllerOf(s, quest);
  if (next === null) return;
  const card = cardById(s.pool, next);
  if (!hasRoom(s, Zone.SECRET, player, card.type)) return;
  const part = createEntity(run, card, player, quest);
  const node = beginEffect(run, 'Next part', ['HS-INF-questline'], {
    text: '{source} goes on as {about}',
    source: quest,
    about: part,
  });
  enterZone(run, part, Zone.SECRET);
  run.end(node);
}
