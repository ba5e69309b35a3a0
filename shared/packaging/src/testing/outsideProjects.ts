import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packFolders, packTarballs } from '../pack.ts';
import { installTarballs } from './outsideProject.ts';
import { copyWithSquad } from './repositoryCopy.ts';

/** Outcome of a program. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** A squad's project in a repository of its own. */
export interface OutsideProject {
  readonly folder: string;
  /** Runs an installed program, as a script of the project does. */
  run(program: string, ...args: readonly string[]): Ran;
  /** Runs the installed command line. */
  foyer(...args: readonly string[]): Ran;
}

/** The packed packages of a copy of the repository in which a squad has its address. */
export interface PackedPlatform {
  /** Runs `npm create @foyer/remote` in a folder, which is created. */
  create(folder: string, ...args: readonly string[]): Ran;
  /** Installs the packages into a created project. */
  install(folder: string): OutsideProject;
}

/** Packs the packages below `base`, for projects of one squad. */
export async function packPlatform(root: string, base: string, squad: string): Promise<PackedPlatform> {
  const copy = path.join(base, 'repository');
  copyWithSquad(root, copy, squad);
  const tarballs = await packTarballs(await packFolders({ root: copy, out: base }), base);
  const creator = path.join(base, 'creator');
  mkdirSync(creator);
  writeFileSync(path.join(creator, 'package.json'), '{}');
  installTarballs(creator, tarballs, root);
  return {
    create(folder, ...args) {
      mkdirSync(folder, { recursive: true });
      return runIn(folder, [path.join(creator, 'node_modules/@foyer/create-remote/dist/main.js'), ...args]);
    },
    install(folder) {
      installTarballs(folder, tarballs, root);
      const run: OutsideProject['run'] = (program, ...args) =>
        runIn(folder, ['--experimental-vm-modules', path.join(folder, 'node_modules', program), ...args]);
      return { folder, run, foyer: (...args) => run('@foyer/cli/dist/main.js', ...args) };
    },
  };
}

function runIn(folder: string, args: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: path.dirname(folder) },
  });
  return { code: status, out: stdout, error: stderr };
}
