import { Phrasebook, type Phrases } from '../../../common/phrasebook.js';
import type { Translation } from '../../../common/translation.js';

/** What happens in a batch and around it. */
const EVENTS: Phrases = {
  'Trigger of {source}': '{source}的扳机',
  "{source}'s trigger reacts": '{source}的扳机响应',
  'Vengeance of {source}': '{source}的复仇',
  'Ambush of {source}': '{source}的伏击',
  'Forge of {source}': '{source}的铸造效果',
  'Allied of {source}': '{source}的同盟效果',
  'Formation of {source}': '{source}的阵型效果',
  '* of {source}': '{source}的{1}',
  '* ({about}) enters the next batch': '{1}（{about}）进入下一批',
  '* ({about}) is handled': '处理{1}（{about}）',
  'Creature Destroyed': '生物被消灭',
  'Creature Enters': '生物进场',
  'Creature Moves': '生物移动',
  'Creature Replaced': '生物被替换',
  'Damage Dealt': '造成伤害',
  'Battle Damage Dealt': '造成战斗伤害',
  'Health Gained': '获得生命值',
  'Card Played': '使用卡牌',
  'Rank Gained': '提升等阶',
  'Turn Start': '回合开始',
  'Turn End': '回合结束',
  'Batch * with * events': '第{1}批，共{2}个事件',
  'Battle Damage Batch * with * events': '第{1}批（战斗伤害），共{2}个事件',
  'Battle Death Batch * with * events': '第{1}批（战斗死亡），共{2}个事件',
  'who stands at 0 health or less dies': '生命值不大于0的生物死亡',
  '{about} is at 0 health or less: it dies': '{about}的生命值不大于0：死亡',
  'all creatures on the offensive fight': '所有进攻的生物交战',
  'creatures battle once more': '生物再次交战',
  'creatures wake, Poison and Regenerate act': '生物苏醒，中毒与再生生效',
  'the hand is discarded': '弃掉手牌',
  'what lasts this turn ends': '本回合的效果结束',
  "it is {about}'s turn": '轮到{about}的回合',
  'player * wins': '玩家{1}获胜',
  'both players win': '双方玩家获胜',
};

/** What cards and players do. */
const EFFECTS: Phrases = {
  '{source} deals * damage to {about}': '{source}对{about}造成{1}点伤害',
  '{source} breaks through with * damage': '{source}突破，造成{1}点伤害',
  '{source} gives {about} *': '{source}给予{about}{1}',
  'a trigger': '一个扳机',
  '{source} destroys {about}': '{source}消灭{about}',
  '{source} replaces {about}': '{source}替换{about}',
  '{source} cannot move into that lane': '{source}无法移动到该路',
  "{source}'s trigger asks for a choice of a player whose turn it is not":
    '{source}的扳机要求非当前回合的玩家作出选择',
  '{source}: cast a spell': '{source}：施放法术',
  '{source}: battle': '{source}：交战',
  '{source}: forge a creature': '{source}：铸造生物',
  '{source}: end the turn': '{source}：结束回合',
  '{source}: activate': '{source}：激活',
  '{source}: saw it': '{source}：曾在场目睹',
  '{source}: its player was hit': '{source}：其玩家受到攻击',
  '{source}: a card was played': '{source}：使用了一张牌',
  '{source}: chance picks option *': '{source}：随机选择选项{1}',
  '{source}: chance picks {about}': '{source}：随机选择{about}',
  '{source}: the player picks option *': '{source}：玩家选择选项{1}',
  '{source}: the player picks {about}': '{source}：玩家选择{about}',
  '{about} goes to the discard pile at level *': '{about}以等级{1}进入弃牌堆',
  '{about} enters lane *': '{about}进入第{1}路',
  '{about} moves to lane *': '{about}移动到第{1}路',
  '{about} regains * health': '{about}恢复{1}点生命值',
  '{about} loses all abilities': '{about}失去所有异能',
  '{about} is drawn': '抽到{about}',
  '{about} stops * of the damage with its Armor': '{about}的护甲抵挡{1}点伤害',
  'there is no lane to enter': '没有可进入的路',
  '{about} is removed from the game': '{about}移出游戏',
  '{about} may play one more spell, of level * at most': '{about}可再使用一张等级不高于{1}的法术',
  '{about} may battle an additional time': '{about}可额外交战一次',
  '{about} is Aggressive this turn': '{about}本回合具有激进',
  '{about} gains a rank': '{about}提升一个等阶',
  '{about} was not alive when it happened': '事件发生时{about}已不存活',
};

/** Why an action cannot be taken. */
const REFUSALS: Phrases = {
  'A creature is played into a lane.': '生物必须打到一路上。',
  'A spell takes no lane.': '法术不占用路。',
  'It is not your turn.': '现在不是你的回合。',
  'No interactive trigger asks for a choice now.': '现在没有扳机要求选择。',
  'Several of those that can be chosen have this name.': '可选项中有多个同名者。',
  'The battle of this turn has not been fought yet.': '本回合的战斗尚未进行。',
  'The card is not in your hand.': '此牌不在你的手牌中。',
  'The creature has moved this turn.': '此生物本回合已移动。',
  'The creature has no Mobility.': '此生物没有机动。',
  'The creature has nothing to activate.': '此生物没有可激活的异能。',
  'The creature is asleep.': '此生物处于休眠。',
  'The creature was activated this turn.': '此生物本回合已激活。',
  'The game is over.': '游戏已结束。',
  'The lane is occupied.': '该路已被占据。',
  'The lane is too far away.': '该路距离过远。',
  'There is no battle left to start this turn.': '本回合没有剩余的战斗。',
  'This cannot be aimed at that.': '不能以此为目标。',
  'This is no creature of yours in a lane.': '这不是你在路上的生物。',
  'This is not among what can be chosen.': '这不在可选项之列。',
  'This must have a target.': '必须指定目标。',
  'This takes no target.': '不能指定目标。',
  'You have no play left for this card.': '你没有使用此牌的次数了。',
};

/** States that somebody is in. */
const STATES: Phrases = {
  asleep: '休眠状态',
  aggressive: '激进',
  'a Defender': '防御者',
  breakthrough: '突破',
  'aggressive this turn': '本回合激进',
};

const book = new Phrasebook({ ...EVENTS, ...EFFECTS, ...REFUSALS, ...STATES });

/** What happens, told in Chinese; cards keep their English names, for there are no others. */
export const CHINESE: Translation = { sentence: book.sentence, game: '游戏' };
