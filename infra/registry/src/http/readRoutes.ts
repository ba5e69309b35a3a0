import { signPlan, type Routes, type SigningKey } from '@foyer/runtime';
import { BUCKETS, releaseName } from '@foyer/kernel/release-plan';
import { appsOf, explainRelease, resolveRelease } from '@foyer/kernel/resolve-release';
import { isLocale } from '@foyer/links';
import { brands, BRANDS } from '@foyer/market';
import * as v from 'valibot';
import type { AuditRow } from '../audit/auditChain.ts';
import { readTimeline, readWholeAudit, verifyAudit } from '../audit/auditLog.ts';
import { readTimelineEntry } from '../audit/timelineEntry.ts';
import { lastControlCheck } from '../check/controlCheck.ts';
import { ENVIRONMENTS, type EnvironmentName } from '@foyer/kernel/environments';
import type { ListedRelease } from '@foyer/kernel/release-answers';
import type { Status, StatusCell } from '@foyer/kernel/status-answers';
import { LOCAL_ENVIRONMENT } from '../environment.ts';
import { lastChecks } from '../gate/checkStore.ts';
import { allKeys } from '../keyring/keyring.ts';
import { composePlan, readEnvironment } from '../plan/environments.ts';
import { publishedReleases } from '../publish/releaseStore.ts';
import type { Registry } from '../registry.ts';
import { checked, type Route } from './handler.ts';

const ENTRIES_PER_PAGE = 50;
const MAXIMUM_ENTRIES_PER_PAGE = 200;

const number = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number), v.minValue(least), v.maxValue(most));
const app = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));
const release = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i));
const MAXIMUM_WITHOUT = 20;
const ofEnvironment = v.object({ environment: v.optional(v.picklist(ENVIRONMENTS), LOCAL_ENVIRONMENT) });
const ofTimeline = v.object({
  environment: v.optional(v.picklist([...ENVIRONMENTS, 'registry'])),
  app: v.optional(app),
  brand: v.optional(v.picklist(BRANDS)),
  before: v.optional(number(1, Number.MAX_SAFE_INTEGER)),
  limit: v.optional(number(1, MAXIMUM_ENTRIES_PER_PAGE), String(ENTRIES_PER_PAGE)),
});
const ofVisitor = v.object({
  ...ofEnvironment.entries,
  app,
  brand: v.picklist(BRANDS),
  bucket: v.optional(number(0, BUCKETS - 1), '0'),
  locale: v.optional(v.pipe(v.string(), v.check(isLocale))),
  /** Release of an override or preview that the staff member has. */
  override: v.optional(release),
  /** Releases of the application that failed to load in the page, separated by commas. */
  without: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text === '' ? [] : text.split(','))),
      v.array(release),
      v.maxLength(MAXIMUM_WITHOUT),
    ),
    '',
  ),
});

/** Routes that only read. Every key of the ring may use them. */
export function readRoutes(planKey: SigningKey): Routes<Route> {
  return {
    async 'GET /v1/releases'({ pool }, { query }) {
      const wanted = checked(v.object({ app: v.optional(app) }), Object.fromEntries(query));
      const releases = await publishedReleases(pool, wanted.app);
      const checks = await lastChecks(pool, wanted.app);
      const listed = releases.map(
        ({
          document: { app: name, release, version, contract, owner, sequence },
          signatures,
          publishedAt,
          publishedBy,
        }): ListedRelease => ({
          app: name,
          release,
          version,
          contract,
          owner,
          sequence,
          publishedAt,
          publishedBy,
          signedBy: signatures.map(({ keyId }) => keyId),
          checked: checks.get(releaseName(name, release)) ?? null,
        }),
      );
      return { value: { releases: listed } };
    },
    async 'GET /v1/plan'({ pool }, { query }) {
      const { environment } = checked(ofEnvironment, Object.fromEntries(query));
      const plan = await composePlan(pool, await readEnvironment(pool, environment));
      return { value: { plan, signed: signPlan(plan, planKey) } };
    },
    async 'GET /v1/status'(registry, { query }) {
      const { environment } = checked(ofEnvironment, Object.fromEntries(query));
      return { value: await statusOf(registry, environment) };
    },
    async 'GET /v1/explain'({ pool, clock }, { query }) {
      const requested = checked(ofVisitor, Object.fromEntries(query));
      const { licence, operator, locales } = brands[requested.brand];
      const locale = requested.locale ?? locales.find(({ isDefault }) => isDefault)?.locale ?? '';
      const plan = await composePlan(pool, await readEnvironment(pool, requested.environment));
      const visitor = {
        brand: requested.brand,
        licence,
        operator,
        locale,
        bucket: requested.bucket,
        without: requested.without.map((damaged) => releaseName(requested.app, damaged)),
        ...(requested.override !== undefined && { overrides: { [requested.app]: requested.override } }),
      };
      // as at the edge: an override brings its own release entry, for its brand and until it expires, which
      // may be before the next issue of the plan
      const preview = (plan.overrides ?? [])
        .filter(
          ({ brand, app: of, expiresAt }) =>
            brand === requested.brand && of === requested.app && Date.parse(expiresAt) > clock(),
        )
        .map(({ entry }) => entry);
      return {
        value: {
          version: plan.version,
          ...explainRelease(
            { ...plan, others: [...(plan.others ?? []), ...preview] },
            requested.app,
            visitor,
          ),
        },
      };
    },
    async 'GET /v1/audit'({ pool }, { query }) {
      const { environment, ...rest } = checked(ofTimeline, Object.fromEntries(query));
      const rows = await readTimeline(pool, { chain: environment, ...rest });
      return {
        value: {
          entries: rows.map(readTimelineEntry),
          next: rows.length === rest.limit ? rows.at(-1)?.id : undefined,
        },
      };
    },
    async 'GET /v1/audit/export'({ pool }) {
      return { lines: (await readWholeAudit(pool)).map(exported) };
    },
    async 'GET /v1/audit/verify'({ pool }) {
      return { value: await verifyAudit(pool) };
    },
    async 'GET /v1/check'(registry) {
      return { value: { last: (await lastControlCheck(registry)) ?? null } };
    },
    async 'GET /v1/keys'({ pool }) {
      const keys = await allKeys(pool);
      return {
        value: {
          keys: keys.map(({ publicKey, notBefore, notAfter, revokedAt, ...rest }) => ({
            ...rest,
            publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
            notBefore: new Date(notBefore).toISOString(),
            notAfter: new Date(notAfter).toISOString(),
            revokedAt: revokedAt === undefined ? null : new Date(revokedAt).toISOString(),
          })),
        },
      };
    },
  };
}

/** Applications × brands: the release that most visitors get, and the locks and rules that block a change. */
async function statusOf({ pool }: Registry, name: EnvironmentName): Promise<Status> {
  const environment = await readEnvironment(pool, name);
  const plan = await composePlan(pool, environment);
  const { rollouts: _rollouts, ...settled } = plan;
  const { locks } = environment.state;
  const cell = (application: string, brand: (typeof BRANDS)[number]): StatusCell => {
    const { licence, operator, locales } = brands[brand];
    const locale = locales.find(({ isDefault }) => isDefault)?.locale ?? '';
    const { decision, layer, rule } = resolveRelease(settled, application, {
      brand,
      licence,
      operator,
      locale,
      bucket: 0,
    });
    const rollout = plan.rollouts?.find(
      (running) => running.app === application && (running.brands?.includes(brand) ?? true),
    );
    return {
      brand,
      decision,
      layer,
      rule,
      ...(rollout && {
        rollout: { id: rollout.id, release: rollout.release, share: rollout.to - rollout.from },
      }),
      isLocked: locks.some((lock) => lock.brand === undefined || lock.brand === brand),
    };
  };
  return {
    environment: name,
    version: plan.version,
    issuedAt: plan.issuedAt,
    expiresAt: plan.expiresAt,
    locks,
    withdrawn: environment.state.withdrawn,
    apps: appsOf(plan).map((application) => ({
      app: application,
      brands: BRANDS.map((brand) => cell(application, brand)),
    })),
  };
}

/**
 * One line of the export, verifiable on its own: `hash` is the SHA-256 of `previous`, a line feed and
 * `payload`.
 */
function exported({ chain, number: place, previous, payload, hash }: AuditRow): string {
  return JSON.stringify({ chain, number: place, previous, payload, hash });
}
