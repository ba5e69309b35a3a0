import { repositoryRoot } from '@foyer/workspace';
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { assemble } from './assemble.ts';
import { compile } from './compile.ts';
import { PACKED } from './packages.ts';
import { platformVersion } from './version.ts';

const run = promisify(execFile);

export interface Packing {
  readonly root?: string;
  /** Receives `folders/` and, with `tarballs`, the packed files. */
  readonly out: string;
}

/** Compiles and assembles all packages. @returns their folders. */
export async function packFolders({ root = repositoryRoot, out }: Packing): Promise<readonly string[]> {
  const compiled = path.join(out, 'compiled');
  rmSync(compiled, { recursive: true, force: true });
  await compile(PACKED, root, compiled);
  const folders = assemble({
    root,
    compiled,
    out: path.join(out, 'folders'),
    version: platformVersion(root),
  });
  rmSync(compiled, { recursive: true, force: true });
  return folders;
}

/** Packs the folders with one run of npm. @returns the tarballs by package name. */
export async function packTarballs(
  folders: readonly string[],
  out: string,
): Promise<Readonly<Record<string, string>>> {
  const target = path.join(out, 'tarballs');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const { stdout } = await run(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', target, ...folders],
    { cwd: out, maxBuffer: 64 * 1024 * 1024 },
  );
  const packed = JSON.parse(stdout) as PackedFile[] | Record<string, PackedFile>;
  return Object.fromEntries(
    Object.values(packed).map(({ name, filename }) => [name, path.join(target, path.basename(filename))]),
  );
}

interface PackedFile {
  readonly name: string;
  readonly filename: string;
  readonly size: number;
}
