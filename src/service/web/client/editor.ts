import { StepControls } from './controls.js';
import { offerCopies } from './copy.js';
import { answerEditions } from './editions.js';
import { showInPlace } from './in-place.js';
import { moveByHand } from './move.js';
import { tellEverywhere } from './rule-titles.js';
import { suggestCards } from './suggest.js';

// What the table does beyond what it does without a script: it changes in place, shows its steps, finds names, and is
// moved by hand. A click on a step is taken before the address that it has without a script.
const steps = new StepControls(document);
const refresh = (): void => {
  steps.attach();
  offerCopies(document);
  tellEverywhere(document);
  answerEditions(document);
};
showInPlace(document, refresh);
suggestCards(document);
moveByHand(document);
refresh();
