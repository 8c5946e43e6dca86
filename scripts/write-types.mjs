// Writes the types of the library into dist/, for `npm pack`.
import { writeLibraryTypes } from './lib/client-types.mjs';
import { ROOT } from './lib/run.mjs';

await writeLibraryTypes(`${ROOT}/dist`);
