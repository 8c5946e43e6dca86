const LINES = [
  'CREATE_GAME',
  '    GameEntity EntityID=1',
  '        tag=TURN value=1',
  '    Player EntityID=2 PlayerID=1 GameAccountId=[hi=0 lo=1]',
  '        tag=RESOURCES value=2',
  '        tag=CURRENT_PLAYER value=1',
  '    Player EntityID=3 PlayerID=2 GameAccountId=[hi=0 lo=2]',
  ...entity(4, 'HERO_08', 1, 'HERO', 'PLAY', 'HEALTH', 30),
  ...entity(5, 'HERO_08bp', 1, 'HERO_POWER', 'PLAY', 'COST', 2),
  ...entity(6, 'HERO_04', 2, 'HERO', 'PLAY', 'HEALTH', 30),
  'BLOCK_START BlockType=PLAY Entity=5 EffectCardId= EffectIndex=0 Target=6 SubOption=-1',
  '    TAG_CHANGE Entity=6 tag=DAMAGE value=1',
  'BLOCK_END',
  'TAG_CHANGE Entity=1 tag=STEP value=MAIN_END',
];

/** A log that works: Fireblast on the enemy hero. */
export const EXAMPLE_LOG: string = LINES.map(
  (payload) => `D 12:00:00.0000000 GameState.DebugPrintPower() - ${payload}`,
).join('\n');

function entity(
  id: number,
  card: string,
  player: number,
  ...[type, zone, tag, value]: readonly [string, string, string, number]
): string[] {
  return [
    `    FULL_ENTITY - Creating ID=${id} CardID=${card}`,
    `        tag=CONTROLLER value=${player}`,
    `        tag=CARDTYPE value=${type}`,
    `        tag=ZONE value=${zone}`,
    `        tag=${tag} value=${value}`,
  ];
}
