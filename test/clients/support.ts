import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = 'docs/guides/clients';

/** Words with which a client says that it knows better than the types. */
const EVASIONS = /\bunknown\b|\bany\b|\bas (?!const\b)|\bas [A-Z]|!\.|!\[|@ts-/;

/** A copy of the clients of the documentation, to be compiled beside generated types. */
export class Clients {
  /** Where they are; packages are found from there. */
  readonly folder: string;

  constructor(name: string) {
    this.folder = resolve('.cache', 'clients', name);
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    cpSync(`${SOURCES}/tsconfig.json`, `${this.folder}/tsconfig.json`);
    cpSync(`${SOURCES}/${name}`, `${this.folder}/${name}`, { recursive: true });
  }

  /** Compiles them as users would. @throws with what the compiler says. */
  compile(): void {
    const tsc = resolve('node_modules/typescript/bin/tsc');
    try {
      execFileSync(process.execPath, [tsc, '-p', this.folder], { encoding: 'utf8' });
    } catch (error) {
      const { stdout } = error as { readonly stdout: string };
      throw new Error(stdout.slice(0, 4_000), { cause: error });
    }
  }

  /** A compiled module. */
  async load<Module>(path: string): Promise<Module> {
    return import(pathToFileURL(`${this.folder}/built/${path}`).href) as Promise<Module>;
  }
}

/** Lines of the clients' own code that go around the types. */
export function evasions(name: string): string[] {
  return readdirSync(`${SOURCES}/${name}`).flatMap((file) =>
    readFileSync(`${SOURCES}/${name}/${file}`, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('import ') && EVASIONS.test(line.replace(/\/\*\*.*/, ''))),
  );
}
