import { createRegistryClient, readSigningKey, systemClock } from '@foyer/runtime/registry-access';
import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { CommandFailure } from './failure.ts';
import { environmentSession } from './folder/environmentSession.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import type { CommonOptions, Session } from './sessionTypes.ts';
import type { Terminal } from './terminal.ts';

const DEFAULT_REGISTRY_PORT = 4007;
const DEFAULT_GATEWAY_PORT = 4000;
/** Written by the launcher. */
const lockSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ registry: v.pipe(v.string(), v.url()), url: v.optional(v.pipe(v.string(), v.url())) }),
);
type Lock = v.InferOutput<typeof lockSchema>;

/**
 * A session with a key of the data home, or outside the repository with the one of the environment.
 * @throws {@link CommandFailure} when neither exists.
 */
export async function openSession(options: CommonOptions, terminal: Terminal): Promise<Session> {
  const home = dataHome(options);
  if (!(await exists(home))) {
    const session = options.home === undefined ? await environmentSession(options, terminal) : undefined;
    if (session) return session;
    throw new CommandFailure(
      'HOME_MISSING',
      `${home} is not a Foyer data home. Run npm start once, or set the folder with --home. In a repository of a squad, set FOYER_REGISTRY and FOYER_SIGNING_KEY instead.`,
    );
  }
  const key = await readSigningKey(await keyFile(home, options.key));
  const lock = await readLock(home);
  const registry = options.registry ?? registryOf(lock);
  return {
    ...options,
    home,
    registry,
    gatewayPort: gatewayPortOf(lock),
    terminal,
    keyId: key.keyId,
    client: createRegistryClient({ baseUrl: registry, key, clock: systemClock }),
    printResult: (value, text) => terminal.out(options.json ? JSON.stringify(value, null, 2) : text),
  };
}

/** Data folder of the options, whether it exists or not. */
export function dataHome({ home }: Pick<CommonOptions, 'home'>): string {
  return path.resolve(home ?? process.env['FOYER_HOME'] ?? path.join(repositoryRoot, '.foyer'));
}

/** Address of the registry for a command without a key in the data home. */
export async function registryAddress(options: Pick<CommonOptions, 'home' | 'registry'>): Promise<string> {
  return options.registry ?? process.env['FOYER_REGISTRY'] ?? registryOf(await readLock(dataHome(options)));
}

/** The lock file of the instance that uses this data home; undefined when none does. */
async function readLock(home: string): Promise<Lock | undefined> {
  const text = await readFile(path.join(home, 'foyer.lock'), 'utf8').catch(ignoreMissingLock);
  const lock = v.safeParse(lockSchema, text);
  return lock.success ? lock.output : undefined;
}

/** `FOYER_REGISTRY_PORT`, else the address in the lock file, else the default port. */
function registryOf(lock: Lock | undefined): string {
  const port = process.env['FOYER_REGISTRY_PORT'];
  if (port !== undefined) return `http://127.0.0.1:${port}`;
  return lock?.registry ?? `http://127.0.0.1:${DEFAULT_REGISTRY_PORT}`;
}

/** `FOYER_GATEWAY_PORT`, else the port in the lock file, else the default port. */
function gatewayPortOf(lock: Lock | undefined): number {
  const port = process.env['FOYER_GATEWAY_PORT'] ?? (lock?.url && URL.parse(lock.url)?.port);
  return port ? Number(port) : DEFAULT_GATEWAY_PORT;
}

/** No instance uses this data home; its registry may run elsewhere. */
function ignoreMissingLock(): undefined {
  return undefined;
}

/** A path, or the name of a key in the data home: `operator`, `auditor`, `casino` … */
async function keyFile(home: string, key: string): Promise<string> {
  const candidates =
    key.includes('/') || key.endsWith('.pem')
      ? [path.resolve(key)]
      : ['staff', 'squads'].map((folder) => path.join(home, 'keys', folder, `${key}.pem`));
  for (const candidate of candidates) if (await exists(candidate)) return candidate;
  throw new CommandFailure(
    'KEY_FILE_MISSING',
    `The key ${key} was not found: neither ${candidates.join(' nor ')} exists.`,
  );
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
