import { cardOf, controllerOf, type HsRun } from '../../state/access.js';
import { Op, type QuestRewardFrame } from '../../state/frames.js';
import { cardById } from '../../state/pool.js';
import type { State } from '../../state/state.js';
import { enterZone, leaveZone } from '../../state/zones.js';
import { Tag, WIDTH, Zone } from '../../vocabulary/index.js';
import { gainCard } from '../events/gain-card.js';
import { summonCard } from '../events/summon.js';

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
  const needed = cardOf(s, e).questProgress;
  return needed > 0 && s.cells[e * WIDTH + Tag.QUEST_PROGRESS]! >= needed;
}

/** Hands out the reward of a completed quest, which leaves play (HS-QRS). */
export function stepQuestReward(run: HsRun, frame: QuestRewardFrame): void {
  const s = run.state;
  const { quest } = frame;
  const { reward, summoned } = cardOf(s, quest).definition.quest!;
  const player = controllerOf(s, quest);
  const node = run.begin({
    kind: 'step',
    name: 'Quest Reward Step',
    rules: QUEST_RULES,
    text: '{source} is completed',
    source: quest,
  });
  leaveZone(run, quest);
  enterZone(run, quest, Zone.GRAVEYARD);
  run.end(node);
  run.pop();
  const card = cardById(s.pool, reward);
  if (summoned) summonCard(run, card, { player, position: -1, creator: quest });
  else gainCard(run, card, player, { creator: quest });
}
