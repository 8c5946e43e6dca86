import { powerLog } from './write-power.js';
import { hsreplayXml } from './write-xml.js';
import type { WrittenGame } from './written.js';

/** A form in which the game itself, or the sites that show its games, keep what happens. */
interface LogFormat {
  readonly type: string;
  /** The end of a sentence: a scenario as what. */
  readonly says: string;
  readonly write: (game: WrittenGame) => string;
}

/** The formats of logs by their names, which are also the extensions of their files. */
export const LOG_FORMATS = {
  log: { type: 'text/x-power-log; charset=utf-8', says: 'as a Power.log', write: powerLog },
  hsreplay: {
    type: 'application/vnd.hearthsim-hsreplay+xml',
    says: 'as HSReplay XML',
    write: hsreplayXml,
  },
} as const satisfies Readonly<Record<string, LogFormat>>;

export type LogFormatName = keyof typeof LOG_FORMATS;

/** The names of the formats. */
export const LOG_FORMAT_NAMES = Object.keys(LOG_FORMATS) as readonly LogFormatName[];
