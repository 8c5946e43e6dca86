import { StepControls } from './controls.js';
import { offerCopies } from './copy.js';
import { answerEditions } from './editions.js';
import { tellEverywhere } from './rule-titles.js';

// What the page of a scenario does beyond what it does without a script.
new StepControls(document).attach();
offerCopies(document);
tellEverywhere(document);
answerEditions(document);
