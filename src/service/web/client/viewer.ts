import { controlSteps } from './controls.js';
import { tellEverywhere } from './rule-titles.js';

// What the page of a scenario does beyond what it does without a script.
const stage = document.getElementById('stage');
if (stage !== null) controlSteps(document, stage);
tellEverywhere(document);
