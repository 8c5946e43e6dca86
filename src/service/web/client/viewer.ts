import { copyAnchors } from './anchors.js';

// What the page of a scenario does beyond what it does without a script.
copyAnchors(document);
