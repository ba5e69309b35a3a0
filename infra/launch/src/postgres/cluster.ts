import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LaunchProblem } from '../launchProblem.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

export const DATABASE_USER = 'foyer';
const FIRST_MAJOR_WITH_BUILTIN_LOCALE = 17;
const SHOWN_OUTPUT_CHARACTERS = 400;

export interface ClusterOptions {
  readonly binaries: Binaries;
  readonly dataFolder: string;
  readonly password: string;
  readonly account: Account | undefined;
}

/**
 * Creates the data folder once; an interrupted attempt leaves nothing that a later start could mistake for
 * a database.
 */
export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const { binaries, dataFolder } = options;
  if (existsSync(join(dataFolder, 'PG_VERSION'))) {
    refuseOtherMajor(binaries, dataFolder);
    return;
  }
  const unfinished = `${dataFolder}.init`;
  const passwordFile = `${dataFolder}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await writeFile(passwordFile, options.password, { mode: 0o600 });
  try {
    if (options.account) {
      await chown(unfinished, options.account.uid, options.account.gid);
      await chown(passwordFile, options.account.uid, options.account.gid);
    }
    await run(binaries.initdb, initArguments(binaries, unfinished, passwordFile), options.account);
    await rename(unfinished, dataFolder);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The locale provider built into PostgreSQL sorts the same on every machine and needs no ICU library. */
function initArguments(binaries: Binaries, folder: string, passwordFile: string): string[] {
  const locale =
    binaries.major >= FIRST_MAJOR_WITH_BUILTIN_LOCALE
      ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : [];
  return [
    '-D',
    folder,
    '-U',
    DATABASE_USER,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    ...locale,
    '--data-checksums',
    '--no-instructions',
    '--no-sync',
  ];
}

function refuseOtherMajor(binaries: Binaries, dataFolder: string): void {
  const major = Number.parseInt(readFileSync(join(dataFolder, 'PG_VERSION'), 'utf8'), 10);
  if (major === binaries.major) return;
  throw new LaunchProblem(
    `The data in ${dataFolder} was written by PostgreSQL ${major}; this installation has ${binaries.major}.`,
    'Move that folder to start with an empty database, or set DATABASE_URL to a server of that version.',
  );
}

/** Hides our environment from the database, whose locale and time zone must not depend on the machine. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const systemRoot = process.env['SystemRoot'];
  return { LC_ALL: 'C', TZ: 'UTC', ...(systemRoot === undefined ? {} : { SystemRoot: systemRoot }) };
}

function run(command: string, args: readonly string[], account: Account | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...account,
      cwd: '/',
      env: databaseEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on(
      'data',
      (chunk: Buffer) => (output = (output + chunk.toString()).slice(-SHOWN_OUTPUT_CHARACTERS)),
    );
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else
        reject(
          new LaunchProblem(
            `The database could not be prepared: ${lastLine(output)}`,
            'Check that the disk has free space and that the folder is writable.',
          ),
        );
    });
  });
}

function lastLine(output: string): string {
  const lines = output.trim().split('\n');
  return lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? '';
}
