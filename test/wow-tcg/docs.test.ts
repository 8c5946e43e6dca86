import { READER } from '../../src/rulesets/wow-tcg/face/expect/reader.js';
import { ACTIONS } from '../../src/rulesets/wow-tcg/face/requests/requested-actions.js';
import { IN_PLAY, SETUP, SIDE } from '../../src/rulesets/wow-tcg/face/setup/form.js';
import { EDITION_TABLE } from '../../src/rulesets/wow-tcg/vocabulary/editions.js';
import { STEPS } from '../../src/rulesets/wow-tcg/vocabulary/index.js';
import { testPage } from '../common/page.js';
import { ask } from './support.js';

testPage({
  file: 'docs/wow-tcg.md',
  ask,
  reader: READER,
  switches: EDITION_TABLE.switches,
  names: {
    'field of a scenario': Object.keys(SETUP),
    'field of a side': Object.keys(SIDE),
    'field of a card in play': Object.keys(IN_PLAY),
    action: ACTIONS.types,
    step: STEPS.filter((step) => step !== 'ATTACKER' && step !== 'DEFENDER'),
    decision: READER.nodeNames.decision!.filter((name) => !name.includes(' ')),
  },
});
