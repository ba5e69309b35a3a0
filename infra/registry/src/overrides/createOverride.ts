import { releaseName } from '@foyer/kernel/release-plan';
import { inTransaction, type PoolClient, Refusal } from '@foyer/runtime';
import { randomBytes } from 'node:crypto';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import type { AuditEntry } from '../audit/auditChain.ts';
import type { EnvironmentName } from '@foyer/kernel/environments';
import { LOCAL_ENVIRONMENT } from '../environment.ts';
import type { Actor } from '../keyring/keyring.ts';
import { composePlan, readEnvironment, storeIssue } from '../plan/environments.ts';
import { refuseUnreadable } from '../plan/unreadablePlan.ts';
import { refuseDamagedFiles } from '../publish/storedFiles.ts';
import { restartRetention } from '../retention/collectReleases.ts';
import type { Registry } from '../registry.ts';
import type { Override } from '@foyer/kernel/override-answers';
import { minutesOf, type OverrideRequest } from './override.ts';
import { findOverride, liveOverrides, storeOverride, storeRevocation } from './overrideStore.ts';

const ID_BYTES = 16;
const MINUTE_MS = 60_000;
/** Limits the size of the plan: each override adds the entry of its release. */
const MAX_LIVE_OVERRIDES = 50;

/** Staff member who gets the override, from the staff realm. */
export interface Viewer {
  readonly subject: string;
  readonly email: string;
}

/** The stored override, and whether the plan file could not be written yet. */
interface Issued {
  readonly isLate: boolean;
}

/**
 * Gives one staff member a release on one brand. Ignores locks, because players are not affected. The edge
 * receives the override with the next issue of the signed plan, and its revocation with the one after.
 */
export async function createOverride(
  registry: Registry,
  request: OverrideRequest,
  viewer: Viewer,
  actor: Actor,
): Promise<Override & Issued> {
  const { app, release, brand, kind, environment, reason } = request;
  return withPlanIssue(registry, environment, async (client, version, now) => {
    const { state } = await readEnvironment(client, environment);
    if (state.withdrawn.includes(releaseName(app, release)))
      throw new Refusal(
        409,
        'WITHDRAWN',
        `${releaseName(app, release)} is withdrawn in ${environment}: it cannot be shown to staff either.`,
      );
    await refuseDamagedFiles(client, { home: registry.settings.home, app, release });
    if ((await liveOverrides(client, environment, new Date(now))).length >= MAX_LIVE_OVERRIDES)
      throw new Refusal(
        409,
        'OVERRIDES_FULL',
        `${MAX_LIVE_OVERRIDES} overrides are live in ${environment}; revoke one first.`,
      );
    const before =
      request.follows === undefined ? undefined : await endFollowed(client, request, viewer, now);
    const id = randomBytes(ID_BYTES).toString('base64url');
    const given: Override = {
      id,
      link: before?.link ?? id,
      kind,
      environment,
      app,
      release,
      brand,
      ...viewer,
      reason,
      issuedBy: actor.actor,
      issuedAt: new Date(now).toISOString(),
      expiresAt: new Date(now + minutesOf(request) * MINUTE_MS).toISOString(),
      revokedAt: null,
    };
    await storeOverride(client, given);
    await restartRetention(registry, [given]);
    await writeAudit(client, {
      ...entryOf(given, actor, version, now),
      kind: `${kind}-given`,
      reason,
      before: before ? subjectOf(before) : null,
      after: subjectOf(given),
    });
    return given;
  });
}

/**
 * Ends the override whose link continues with this release. It must be of the same person, application and
 * brand, so that a link does not change its purpose.
 */
async function endFollowed(
  client: PoolClient,
  { follows = '', kind, environment, app, brand }: OverrideRequest,
  viewer: Viewer,
  now: number,
): Promise<Override> {
  const before = await findOverride(client, follows);
  const isSame =
    before?.kind === kind &&
    before.environment === environment &&
    before.app === app &&
    before.brand === brand &&
    before.subject === viewer.subject;
  if (
    !before ||
    !isSame ||
    Date.parse(before.expiresAt) <= now ||
    !(await storeRevocation(client, before.id, new Date(now).toISOString()))
  )
    throw new Refusal(
      404,
      'OVERRIDE_UNKNOWN',
      'The override to follow does not exist: it has expired, was revoked, or is for another person, application or brand.',
    );
  return before;
}

export async function revokeOverride(
  registry: Registry,
  given: Override,
  reason: string,
  actor: Actor,
): Promise<Issued> {
  return withPlanIssue(registry, given.environment, async (client, version, now) => {
    if (!(await storeRevocation(client, given.id, new Date(now).toISOString())))
      throw new Refusal(409, 'NOTHING_CHANGES', 'The override is already revoked.');
    await writeAudit(client, {
      ...entryOf(given, actor, version, now),
      kind: `${given.kind}-revoked`,
      reason,
      before: subjectOf(given),
      after: null,
    });
    return {};
  });
}

/** Issues the plan again, with the version of that issue in the audit. Players are not affected. */
async function withPlanIssue<T extends object>(
  registry: Registry,
  environment: EnvironmentName,
  work: (client: PoolClient, version: number, now: number) => Promise<T>,
): Promise<T & Issued> {
  const isLocal = environment === LOCAL_ENVIRONMENT;
  const done = await registry.runExclusive(() =>
    inTransaction(registry.pool, async (client) => {
      await acquireLock(client, environment);
      const before = await readEnvironment(client, environment);
      const { version: last } = before;
      if (last === 0)
        throw new Refusal(409, 'NO_RELEASE_IN_ENVIRONMENT', `No release runs in ${environment} yet.`);
      const version = Math.max(last, isLocal ? await registry.edge.lastVersion() : 0) + 1;
      const now = registry.clock();
      const planBefore = await composePlan(client, before);
      const result = await work(client, version, now);
      await storeIssue(client, environment, version, now);
      refuseUnreadable(planBefore, await composePlan(client, await readEnvironment(client, environment)));
      return result;
    }),
  );
  const isLate = isLocal && !(await registry.edge.deliver());
  return { ...done, isLate };
}

function entryOf(
  { environment, app, release, brand }: Override,
  actor: Actor,
  version: number,
  now: number,
): Pick<AuditEntry, 'chain' | 'at' | 'actor' | 'role' | 'proof' | 'app' | 'release' | 'brands' | 'version'> {
  return {
    chain: environment,
    at: new Date(now).toISOString(),
    ...actor,
    app,
    release,
    brands: [brand],
    version,
  };
}

function subjectOf({ id, kind, subject, email, expiresAt }: Override): object {
  return { id, kind, subject, email, expiresAt };
}
