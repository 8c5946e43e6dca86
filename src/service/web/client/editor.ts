import { showInPlace } from './in-place.js';
import { moveByHand } from './move.js';
import { suggestCards } from './suggest.js';

// What the table does beyond what it does without a script: it changes in place, finds names, and is moved by hand.
showInPlace(document);
suggestCards(document);
moveByHand(document);
