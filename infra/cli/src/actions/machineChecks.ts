import { ignoreError } from '@foyer/kernel';
import { readFile, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { Session } from '../sessionTypes.ts';

/** Result of one check of `foyer doctor`. */
export interface Finding {
  readonly what: string;
  readonly ok: boolean;
  readonly detail: string;
}

/** A build of all applications and the database of a product. */
const MIN_FREE_BYTES = 2 * 1024 ** 3;
/** The registry refuses signatures that are older or newer than five minutes. */
const MAX_SKEW_MS = 60_000;
const ANSWER_DEADLINE_MS = 3_000;
const GB = 1024 ** 3;

/** Checks that need no answer of the registry: the machine and its instance. */
export async function machineChecks(session: Session): Promise<readonly Finding[]> {
  return Promise.all([
    nodeVersion(process.versions.node),
    freeDisk(session.home),
    ports(session),
    chromium(),
  ]);
}

/** Node runs TypeScript without a build from this version. */
export async function nodeVersion(version: string): Promise<Finding> {
  const wanted = await minimumNode();
  const [major = 0] = version.split('.').map(Number);
  return {
    what: 'Node',
    ok: major >= wanted,
    detail: major >= wanted ? version : `${version}; Foyer needs ${wanted} or later: npm start installs it`,
  };
}

async function minimumNode(): Promise<number> {
  const text = await readFile(path.join(repositoryRoot, 'package.json'), 'utf8');
  const { optionalDependencies = {} } = JSON.parse(text) as { optionalDependencies?: Record<string, string> };
  const [major] = Object.entries(optionalDependencies)
    .filter(([name]) => name.startsWith('node-'))
    .map(([, version]) => Number.parseInt(version, 10));
  return major ?? 24;
}

async function freeDisk(home: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(home);
  const free = bavail * bsize;
  const size = `${(free / GB).toFixed(1)} GB free in ${home}`;
  return {
    what: 'Disk',
    ok: free >= MIN_FREE_BYTES,
    detail: free >= MIN_FREE_BYTES ? size : `${size}; a build needs ${MIN_FREE_BYTES / GB} GB`,
  };
}

/** The pages and the registry of the instance accept connections. */
async function ports({ gatewayPort, registry }: Session): Promise<Finding> {
  const registryPort = Number(new URL(registry).port) || 80;
  const { hostname } = new URL(registry);
  const closed = (
    await Promise.all([
      isOpen('127.0.0.1', gatewayPort).then((open) => (open ? undefined : `pages (${gatewayPort})`)),
      isOpen(hostname, registryPort).then((open) => (open ? undefined : `registry (${registryPort})`)),
    ])
  ).filter((name) => name !== undefined);
  return {
    what: 'Ports',
    ok: closed.length === 0,
    detail:
      closed.length === 0
        ? `pages ${gatewayPort} and registry ${registryPort} accept connections`
        : `no process listens: ${closed.join(', ')}; run npm start, or name the instance with --home`,
  };
}

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: ANSWER_DEADLINE_MS });
    const end = (open: boolean) => (): void => {
      socket.destroy();
      resolve(open);
    };
    socket.on('connect', end(true)).on('error', end(false)).on('timeout', end(false));
  });
}

const CHROMIUM = 'infra/launch/src/testing/chromium.ts';

/** The browser of `check`, `verify --pages` and the tests. */
async function chromium(): Promise<Finding> {
  const what = 'Chromium';
  try {
    const { findChromium } = (await import(pathToFileURL(path.join(repositoryRoot, CHROMIUM)).href)) as {
      findChromium(): string;
    };
    return { what, ok: true, detail: findChromium() };
  } catch (error) {
    return { what, ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

/** Compares the clock of this machine with the one of the registry, whose answers carry their time in seconds. */
export async function clockSkew(
  registry: string,
  now: () => number = Date.now,
): Promise<Finding | undefined> {
  const answer = await fetch(new URL('/healthz', registry), {
    signal: AbortSignal.timeout(ANSWER_DEADLINE_MS),
  }).catch(ignoreError('an unreachable registry is reported by its own check'));
  const date = answer?.headers.get('date');
  if (date == null) return undefined;
  const skew = now() - Date.parse(date);
  const isClose = Math.abs(skew) <= MAX_SKEW_MS;
  const seconds = Math.round(Math.abs(skew) / 1_000);
  return {
    what: 'Clock',
    ok: isClose,
    detail: isClose
      ? `within ${Math.max(1, seconds)} s of the registry`
      : `${seconds} s ${skew > 0 ? 'ahead of' : 'behind'} the registry, which refuses the signatures: set the clock`,
  };
}
