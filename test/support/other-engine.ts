import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Hashes of the behaviour, by ruleset and edition. */
export type Hashes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Other text for some files of the built project, by their paths in `dist`. */
export type Changes = Readonly<Record<string, (text: string) => string>>;

/** What the build says of the engine. */
export function presentBehaviour(): { readonly builtAt: string; readonly hashes: Hashes } {
  return JSON.parse(readFileSync('dist/behaviour.json', 'utf8'));
}

/** Parts of the built project that are no part of the engine. */
const LEFT_OUT = ['assets', 'bin', 'fonts', 'generated', 'server', 'threads', 'types'];

/** A copy of the built engine in which some files are otherwise: another build of it. */
export class OtherEngine {
  readonly dist: string;

  /** @throws Error when a change changes nothing */
  constructor(name: string, changes: Changes) {
    const folder = resolve('.cache/engines', name);
    this.dist = join(folder, 'dist');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync('package.json', join(folder, 'package.json'));
    const skipped = LEFT_OUT.map((part) => resolve('dist', part));
    cpSync(resolve('dist'), this.dist, {
      recursive: true,
      filter: (path) => !path.endsWith('.map') && !skipped.includes(path),
    });
    for (const [path, change] of Object.entries(changes)) {
      const file = join(this.dist, path);
      const text = readFileSync(file, 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`${path} is as it was`);
      writeFileSync(file, changed);
    }
  }

  /** The hashes that the build gives it. */
  hashes(...rulesets: readonly string[]): Hashes {
    const script = `
      import { behaviourOf } from ${JSON.stringify(resolve('scripts/lib/behaviour.mjs'))};
      console.log(JSON.stringify(await behaviourOf(${JSON.stringify([this.dist, rulesets]).slice(1, -1)})));`;
    const args = ['--input-type=module', '-e', script];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Hashes;
  }

  /** Writes what the build says of it. @returns the file that its threads run */
  build(builtAt: string): string {
    const hashes = this.hashes('hearthstone', 'batch', 'wow-tcg');
    writeFileSync(join(this.dist, 'behaviour.json'), JSON.stringify({ builtAt, hashes }));
    return join(this.dist, 'service/pool/worker.js');
  }
}

/** The editions whose hash is another one. */
export function changedEditions(ruleset: string, hashes: Hashes): readonly string[] {
  const before = presentBehaviour().hashes[ruleset]!;
  return Object.keys(before).filter((edition) => hashes[ruleset]![edition] !== before[edition]);
}
