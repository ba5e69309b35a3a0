import { freePorts } from '@foyer/launch/free-ports';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Services whose termination must not affect any change of protection; the gateway only forwards. */
export const KILLED = ['api', 'identity', 'exclusion-register'] as const;
export type KilledService = (typeof KILLED)[number];
type ServiceName = KilledService | 'gateway';

/** Argument of `serviceChild.ts`. */
export interface ChildOptions {
  readonly name: ServiceName;
  readonly connectionString: string;
  readonly home: string;
  readonly ports: Readonly<Record<string, string>>;
  readonly secrets: typeof SECRETS;
  /** Added to the clock of the service. */
  readonly skewMs: number;
}

/** Generated for each run; used nowhere else. */
export const SECRETS = {
  internal: crypto.randomUUID(),
  games: crypto.randomUUID(),
  payments: crypto.randomUUID(),
  register: crypto.randomUUID(),
  registerPersons: crypto.randomUUID(),
} as const;
const CHILD = fileURLToPath(new URL('serviceChild.ts', import.meta.url));
const COMPILED = join(tmpdir(), 'foyer-proof-compiled');

/** Gateway, api, identity and exclusion register as processes on one database. */
export interface ProtectionWorld {
  readonly gatewayPort: number;
  readonly apiAddress: string;
  readonly identityAddress: string;
  clock(): number;
  /** Kills the process with SIGKILL and starts it again; resolves when it listens. */
  kill(name: KilledService): Promise<void>;
  /** Restarts every service with a clock that is later. */
  advance(ms: number): Promise<void>;
  close(): Promise<void>;
}

export async function startProtectionWorld(
  connectionString: string,
  fellOver: (name: string) => void,
): Promise<ProtectionWorld> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-protection-'));
  const [gateway = 0, api = 0, identity = 0, register = 0] = await freePorts(4);
  const ports = {
    FOYER_GATEWAY_PORT: String(gateway),
    FOYER_API_PORT: String(api),
    FOYER_IDENTITY_PORT: String(identity),
    FOYER_EXCLUSION_REGISTER_PORT: String(register),
  };
  const children = new Map<ServiceName, ChildProcess>();
  const isExpected = new Set<ServiceName>();
  let skewMs = 0;

  async function start(name: ServiceName): Promise<void> {
    const options: ChildOptions = { name, connectionString, home, ports, secrets: SECRETS, skewMs };
    const child = spawn(process.execPath, [CHILD, JSON.stringify(options)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '', NODE_COMPILE_CACHE: COMPILED },
    });
    children.set(name, child);
    child.once('exit', () => {
      if (!isExpected.has(name)) fellOver(name);
    });
    const output = await Promise.race([
      once(child.stdout ?? child, 'data'),
      once(child, 'exit').then(() => undefined),
    ]);
    if (!output) throw new Error(`${name} exited before it was listening.`);
  }

  async function stop(name: ServiceName): Promise<void> {
    const child = children.get(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    isExpected.add(name);
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
    isExpected.delete(name);
  }

  async function stopAll(): Promise<void> {
    await Promise.all([...children.keys()].map(stop));
  }

  // the register and identity start before the api, which queries both
  const startAll = async (): Promise<void> => {
    await Promise.all((['exclusion-register', 'identity', 'gateway'] as const).map(start));
    await start('api');
  };
  try {
    await startAll();
  } catch (error) {
    await stopAll();
    throw error;
  }
  return {
    gatewayPort: gateway,
    apiAddress: `http://127.0.0.1:${api}`,
    identityAddress: `http://127.0.0.1:${identity}`,
    clock: () => Date.now() + skewMs,
    async kill(name) {
      await stop(name);
      await start(name);
    },
    async advance(ms) {
      await stopAll();
      skewMs += ms;
      await startAll();
    },
    async close() {
      await stopAll();
      await rm(home, { recursive: true, force: true });
    },
  };
}
