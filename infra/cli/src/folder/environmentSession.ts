import { existsSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readManifest } from '@foyer/workspace';
import type { CommonOptions, Session } from '../sessionTypes.ts';
import type { Terminal } from '../terminal.ts';
import { folderSession } from './folderSession.ts';

/**
 * A session for every command in the repository of a squad, which has no data home: with the registry and the key of the
 * environment. Undefined unless both are set.
 */
export async function environmentSession(
  { registry, environment, json }: CommonOptions,
  terminal: Terminal,
): Promise<Session | undefined> {
  const project = process.cwd();
  const manifest = existsSync(path.join(project, 'package.json')) ? readManifest(project) : undefined;
  const home = await mkdtemp(path.join(tmpdir(), 'foyer-home-'));
  // contains the key, and a command may run until it is interrupted
  process.once('exit', () => rmSync(home, { recursive: true, force: true }));
  return folderSession(
    { home, owner: manifest?.foyer?.owner ?? 'squad', registry, environment, json },
    terminal,
  );
}
