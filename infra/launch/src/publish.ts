import { publishRelease } from '@foyer/build/publish';
import { readSource } from '@foyer/build/release-source';
import { planSchema } from '@foyer/kernel/plan-answers';
import { releaseName } from '@foyer/kernel/release-plan';
import { signedReleaseSetSchema } from '@foyer/kernel/signed-release-set';
import { timelineSchema } from '@foyer/kernel/timeline-answers';
import { repositoryRoot } from '@foyer/workspace';
import * as v from 'valibot';
import {
  ifMissing,
  createRegistryClient,
  isSignedBy,
  readSigningKey,
  RegistryRefusal,
  RegistryUnreachable,
  systemClock,
  type FoyerSettings,
  type RegistryClient,
} from '@foyer/runtime';
import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredRelease } from './build.ts';

/** Changes that a start made to the live releases. */
export interface Promoted {
  readonly promoted: readonly string[];
  /** Refusals of the registry with their reasons, for the terminal. */
  readonly refusals: readonly string[];
}

const LAUNCHER = 'launcher';
const REASON = 'Built from the sources of this machine';
const ENVIRONMENT = 'production';
const SHELL = 'shell';
/** The registry's page size. */
const ENTRIES_A_PAGE = 200;

/**
 * Publishes these releases in the names of their squads and promotes the new ones. Later decisions of
 * operators are kept. With `onlyFirst`, applications with any earlier decision are skipped.
 */
export async function publishThroughRegistry(
  settings: FoyerSettings,
  releases: readonly StoredRelease[],
  { onlyFirst = false } = {},
): Promise<Promoted> {
  try {
    return await publishAll(settings, releases, onlyFirst);
  } catch (error) {
    // the live releases keep running: the edge has their signed plan
    if (error instanceof RegistryUnreachable)
      return {
        promoted: [],
        refusals: [`${error.message} Nothing was published; the live releases continue.`],
      };
    throw error;
  }
}

async function publishAll(
  settings: FoyerSettings,
  releases: readonly StoredRelease[],
  onlyFirst: boolean,
): Promise<Promoted> {
  const baseUrl = `http://127.0.0.1:${settings.registryPort}`;
  const launcher = createRegistryClient({
    baseUrl,
    key: await readSigningKey(join(settings.home, 'keys', 'staff', `${LAUNCHER}.pem`)),
    clock: systemClock,
  });
  const { plan } = await launcher.get(`/v1/plan?environment=${ENVIRONMENT}`, planSchema);
  if (onlyFirst && plan.version > 0) return { promoted: [], refusals: [] };
  const isLive = ({ app, release }: StoredRelease): boolean =>
    plan.apps.some((entry) => entry.app === app && entry.release === release);
  const source = await readSource(repositoryRoot);
  const promoted: string[] = [];
  const refusals: string[] = [];
  // a remote may require a contract that only the new shell implements
  const inOrder = [...releases].sort(
    (left, right) => Number(right.app === SHELL) - Number(left.app === SHELL),
  );
  for (const { app, release } of inOrder.filter((item) => !isLive(item))) {
    try {
      // not imported from @foyer/build, which would load webpack into the serving process
      const folder = join(settings.home, 'releases', app, release);
      const { isNew } = await publishRelease({
        home: settings.home,
        folder,
        baseUrl,
        clock: systemClock,
        source,
      });
      if (!isNew && (await isDecided(launcher, app, release))) continue;
      await launcher.post('/v1/changes', {
        environment: ENVIRONMENT,
        kind: 'promote',
        app,
        release,
        reason: REASON,
        // a start builds the sources of this machine, which no squad has checked
        breakGlass: true,
      });
      promoted.push(app);
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
      refusals.push(`${releaseName(app, release)} does not run: ${error.message}`);
    }
  }
  return { promoted, refusals };
}

const signedFile = v.pipe(v.string(), v.parseJson(), signedReleaseSetSchema);
const namedReleases = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ apps: v.array(v.object({ app: v.string(), release: v.string() })) }),
);

/**
 * Releases named by the plan file of a home, which a home without a registry serves; none before the first
 * release, and for a file that this home did not sign.
 */
export async function releasesInFile(home: string): Promise<readonly StoredRelease[]> {
  const [text, key] = await Promise.all(
    [join(home, 'release-set.json'), join(home, 'keys', 'release-set.pub.pem')].map((file) =>
      readFile(file, 'utf8').catch(ifMissing(undefined)),
    ),
  );
  if (text === undefined || key === undefined) return [];
  const signed = v.safeParse(signedFile, text);
  if (!signed.success || !isSignedBy(signed.output.payload, signed.output.signature, createPublicKey(key)))
    return [];
  const named = v.safeParse(namedReleases, signed.output.payload);
  return named.success ? named.output.apps : [];
}

/**
 * True if a start or an operator has already decided about this release: a start promoted it last, or an
 * operator named it, for example in a rollout, after the last promotion by a start.
 */
async function isDecided(
  client: RegistryClient,
  app: string,
  release: string,
  before?: number,
): Promise<boolean> {
  const page = `/v1/audit?environment=${ENVIRONMENT}&app=${app}&limit=${ENTRIES_A_PAGE}${before === undefined ? '' : `&before=${before}`}`;
  const { entries, next } = await client.get(page, timelineSchema);
  const last = entries.find(
    (entry) => entry.release === release || (entry.actor === LAUNCHER && entry.kind === 'promote'),
  );
  if (last !== undefined) return last.release === release;
  return next !== undefined && isDecided(client, app, release, next);
}
