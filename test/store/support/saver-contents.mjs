// What the saving processes save, so that whoever reads it can tell whether it is whole.

const DEATHS = 3;
const NOTE = 'A note of some length. '.repeat(40);

/** The deaths of one save. */
export function deathsOf({ round, saver, serial }) {
  return Array.from({ length: DEATHS }, (_, index) => ({
    entityId: serial * DEATHS + index,
    cardId: `CARD_${round}_${saver}`,
    controller: 1 + (index % 2),
    turn: round,
  }));
}

/** The scenario of one save. */
export function draftOf(key) {
  return {
    ruleset: 'batch',
    edition: '1',
    state: key,
    actions: [],
    decisions: null,
    random: { seed: 1 },
    expectations: [],
    title: 'as saved',
    note: NOTE,
    source: key,
    result: { text: NOTE },
    traceHash: `${key.round}/${key.saver}/${key.serial}`,
    engineVersion: '1',
    cards: ['A'],
    rules: ['r'],
    deaths: deathsOf(key),
  };
}

/** Counts the acknowledged writes that are there as they were acknowledged; names the others. */
export async function checkAcknowledged(store, acknowledged) {
  const wrong = [];
  let right = 0;
  for (const entry of acknowledged) {
    const fault = await faultOf(store, entry);
    if (fault === null) right++;
    else wrong.push(`${fault}: ${JSON.stringify(entry)}`);
  }
  return { right, wrong };
}

/** What is wrong with a stored scenario and its deaths; null if they are whole. */
export async function scenarioFault(store, id) {
  const read = await store.getScenario(id);
  if (!read.ok) return read.code;
  const expected = draftOf(read.value.state);
  for (const field of ['note', 'source', 'result', 'traceHash', 'cards', 'rules']) {
    if (JSON.stringify(read.value[field]) !== JSON.stringify(expected[field])) return field;
  }
  if (read.value.deathEventCache === null) return 'no deaths';
  return cacheFault(store, read.value.deathEventCache.id, expected.deaths);
}

async function faultOf(store, { saved, revised, appended }) {
  if (saved !== undefined) return scenarioFault(store, saved.id);
  if (revised !== undefined) {
    const read = await store.getScenario(revised.id);
    return read.ok && read.value.title === revised.title && read.value.version === 2
      ? null
      : 'revision lost';
  }
  const read = await store.getDeathEventCache(appended.id);
  if (!read.ok) return read.code;
  const { events, version } = read.value;
  if (version < appended.version || events.length !== version) return 'deaths lost';
  return events.every(({ seq, entityId }) => entityId === seq - 1) ? null : 'deaths mixed up';
}

async function cacheFault(store, id, deaths) {
  const read = await store.getDeathEventCache(id);
  if (!read.ok) return `cache ${read.code}`;
  const expected = deaths.map((death, index) => ({ seq: index + 1, ...death }));
  return JSON.stringify(read.value.events) === JSON.stringify(expected) ? null : 'other deaths';
}
