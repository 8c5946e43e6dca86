// Writes the answers that no request changes into dist/server/answers.bin, compressed, where the service reads them.
import { prebuild } from '../dist/service/prebuild.js';

await prebuild();
