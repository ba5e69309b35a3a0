import { createGateway } from '@foyer/gateway';
import { releaseName, type ReleasePlan } from '@foyer/kernel/release-plan';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { createLog, readSettings, signingKeyIn, signPlan, systemClock } from '@foyer/runtime';
import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Input of one check: the live plan with a candidate in it, in front of running services. */
export interface Composition {
  /** Data home whose store contains the releases. */
  readonly home: string;
  readonly plan: ReleasePlan;
  readonly candidate: ReleaseSetEntry;
  /** The gateway whose services are used; it receives the same hosts. */
  readonly edge: { readonly host: string; readonly port: number; readonly gamesPort: number };
}

/** Name of a composition, in the requests of the visitors who get it; all others get the candidate. */
export const COMPOSITION_COOKIE = 'foyer-check';

/** Releases that some visitors of the edge get. */
export interface ComposedReleases {
  /** Gives the visitors these releases from now on; open pages follow, as after a decision. */
  show(...entries: readonly ReleaseSetEntry[]): Promise<void>;
}

export interface ScratchEdge extends ComposedReleases {
  readonly port: number;
  /** Adds a composition for the visitors with its name in {@link COMPOSITION_COOKIE}. */
  compose(name: string, ...entries: readonly ReleaseSetEntry[]): Promise<ComposedReleases>;
  /** Adds a release to this edge only. */
  add(entry: ReleaseSetEntry, files: Readonly<Record<string, string>>): Promise<void>;
  close(): Promise<void>;
}

/** A server on a free loopback port, whose requests nothing answers yet. */
export interface PreparedServer {
  readonly server: Server;
  readonly port: number;
}

/** Opens the port of a separate gateway before its composition is known: a browser is started for its address. */
export async function prepareServer(): Promise<PreparedServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

const HOUR_MS = 3_600_000;
const DEADLINE_MS = 15_000;
const BODY_BYTES = 256 * 1024;

/**
 * Opens separate gateways behind one free loopback port, each with its own home: one serves what the edge would serve if
 * the candidate were live, the others further compositions.
 */
export async function openScratchEdge(
  composition: Composition,
  prepared?: PreparedServer,
): Promise<ScratchEdge> {
  const { server, port } = prepared ?? (await prepareServer());
  const scratch = await mkdtemp(join(tmpdir(), 'foyer-smoke-'));
  const releases = join(scratch, 'releases');
  await linkReleases(join(composition.home, 'releases'), releases);
  const gateways = new Map<string, OpenGateway>();
  const open = async (name: string, entries: readonly ReleaseSetEntry[]): Promise<OpenGateway> => {
    const opened = await openGateway(join(scratch, 'homes', name), releases, composition, entries);
    gateways.set(name, opened);
    return opened;
  };
  const first = await open('candidate', [composition.candidate]);
  const gatewayFor = ({ headers }: IncomingMessage): Gateway =>
    (gateways.get(COOKIE.exec(headers.cookie ?? '')?.[1] ?? '') ?? first).gateway;
  server.on('request', (request, response) => gatewayFor(request).handler(request, response));
  server.on('upgrade', (request, socket, head) => gatewayFor(request).upgrade?.(request, socket, head));
  return {
    port,
    show: first.show,
    compose: (name, ...entries) => open(name, entries),
    async add({ app, release }, files) {
      const folder = join(releases, app, release);
      await mkdir(folder, { recursive: true });
      for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    },
    async close() {
      for (const { gateway } of gateways.values()) await gateway.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(scratch, { recursive: true, force: true });
    },
  };
}

type Gateway = Awaited<ReturnType<typeof createGateway>>;
interface OpenGateway extends ComposedReleases {
  readonly gateway: Gateway;
}

const COOKIE = new RegExp(`(?:^|; )${COMPOSITION_COOKIE}=(\\w+)`);

/** A gateway in front of the services of the running one, with its own plan and key. */
async function openGateway(
  home: string,
  releases: string,
  { plan, edge }: Composition,
  first: readonly ReleaseSetEntry[],
): Promise<OpenGateway> {
  const key = await signingKeyIn(
    join(home, 'keys', 'release-set.pem'),
    join(home, 'keys', 'release-set.pub.pem'),
  );
  await symlink(releases, join(home, 'releases'));
  let { version } = plan;
  const show = async (...entries: readonly ReleaseSetEntry[]): Promise<void> => {
    const composed = entries.reduce(withCandidate, { ...plan, version });
    version += 1;
    const file = join(home, 'release-set.json');
    await writeFile(`${file}.new`, JSON.stringify(signPlan(composed, key)));
    await rename(`${file}.new`, file);
  };
  await show(...first);
  const behind = {
    host: edge.host,
    port: edge.port,
    deadlineMs: DEADLINE_MS,
    maximumBodyBytes: BODY_BYTES,
    isGateway: true,
  } as const;
  const gateway = await createGateway({
    settings: readSettings({ FOYER_GAMES_PORT: String(edge.gamesPort) }, home, {
      internal: key.keyId,
      games: key.keyId,
      payments: key.keyId,
    }),
    log: createLog('smoke', () => undefined),
    clock: systemClock,
    upstreams: {
      api: { ...behind, name: 'api' },
      identity: { ...behind, name: 'identity' },
      jackpot: { ...behind, name: 'jackpot' },
      sportsFeed: { ...behind, name: 'sports-feed' },
      chat: { ...behind, name: 'chat' },
      engagement: { ...behind, name: 'engagement' },
    },
  });
  return { gateway, show };
}

/** Links every release of the store, so that one can be added here without a change of the store. */
async function linkReleases(store: string, target: string): Promise<void> {
  for (const app of await readdir(store)) {
    await mkdir(join(target, app), { recursive: true });
    for (const release of await readdir(join(store, app)))
      await symlink(join(store, app, release), join(target, app, release));
  }
}

/**
 * The plan with the candidate as the only release of its application, without a fallback; other
 * applications are unchanged.
 */
export function withCandidate(plan: ReleasePlan, candidate: ReleaseSetEntry): ReleasePlan {
  const { app, release } = candidate;
  const others = (plan.others ?? []).filter((entry) => entry.app !== app);
  const { [app]: _fallback, ...before } = plan.before ?? {};
  return {
    ...plan,
    before,
    issuedAt: new Date(Date.now()).toISOString(),
    expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
    apps: [...plan.apps.filter((entry) => entry.app !== app), candidate],
    others,
    rollouts: (plan.rollouts ?? []).filter((rule) => rule.app !== app),
    rules: (plan.rules ?? []).filter((rule) => rule.app !== app),
    withdrawn: (plan.withdrawn ?? []).filter((name) => name !== releaseName(app, release)),
  };
}
