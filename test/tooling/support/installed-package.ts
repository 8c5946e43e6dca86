import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What a package says of itself. */
export interface Facts {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Runs a program in a folder. @returns what it printed, without colours. */
export function run(file: string, args: readonly string[], cwd: string): string {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  return execFileSync(file, args, {
    cwd,
    env: { ...inherited, NO_COLOR: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** A package, packed and installed in an empty folder with the packages that it names and no others. */
export class InstalledPackage {
  readonly facts: Facts;
  /** The folder in which it is installed. */
  readonly around: string;
  /** The package itself. */
  readonly folder: string;

  /** `source`: the folder that is packed. */
  constructor(name: string, source: string) {
    const work = resolve('.cache/packed', name.replaceAll(/\W+/g, '-'));
    rmSync(work, { recursive: true, force: true });
    this.around = `${work}/empty`;
    this.folder = `${this.around}/node_modules/${name}`;
    mkdirSync(this.folder, { recursive: true });
    const packed = ['pack', '--silent', '--ignore-scripts', '--pack-destination', work];
    const file = run('npm', packed, source).trim().split('\n').at(-1)!;
    run('tar', ['xzf', `${work}/${file}`, '--strip-components=1', '-C', this.folder], work);
    this.facts = JSON.parse(readFileSync(`${this.folder}/package.json`, 'utf8')) as Facts;
    for (const needed of Object.keys(this.facts.dependencies)) {
      const link = `${this.around}/node_modules/${needed}`;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(resolve('node_modules', needed), link);
    }
  }

  /** Compiles and runs the first TypeScript of its README. @returns what it printed. */
  example(): string {
    const readme = readFileSync(`${this.folder}/README.md`, 'utf8');
    const [, example = ''] = /```ts\n(.*?)```/s.exec(readme)!;
    writeFileSync(`${this.around}/package.json`, '{ "type": "module" }');
    writeFileSync(`${this.around}/example.ts`, example);
    const compilerOptions = { strict: true, module: 'nodenext', target: 'es2022', types: [] };
    const lib = ['es2023', 'dom'];
    const settings = { compilerOptions: { ...compilerOptions, lib }, files: ['example.ts'] };
    writeFileSync(`${this.around}/tsconfig.json`, JSON.stringify(settings));
    const compiler = resolve('node_modules/typescript/bin/tsc');
    run(process.execPath, [compiler, '-p', '.'], this.around);
    return run(process.execPath, ['example.js'], this.around);
  }
}
