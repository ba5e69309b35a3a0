import type { EnvironmentName } from '@foyer/kernel/environments';
import { BUCKETS, releaseName } from '@foyer/kernel/release-plan';
import { releaseVersion } from '@foyer/kernel/release-version';
import { appsOf, explainRelease, resolveRelease } from '@foyer/kernel/resolve-release';
import type { Status, StatusCell } from '@foyer/kernel/status-answers';
import { isLocale } from '@foyer/links';
import { BRANDS, brands } from '@foyer/market';
import { signPlan, type Routes, type SigningKey } from '@foyer/runtime';
import * as v from 'valibot';
import { activeFreezes } from '../freeze/freeze.ts';
import { overriddenCheck } from '../audit/overriddenCheck.ts';
import { composePlan, readEnvironment } from '../plan/environments.ts';
import { publishedRelease } from '../publish/releaseStore.ts';
import type { Registry } from '../registry.ts';
import { checked, type Route } from './handler.ts';
import { appParameter, environmentParameter, numberParameter, releaseParameter } from './parameters.ts';

const MAX_WITHOUT = 20;
const ofEnvironment = v.object({ environment: environmentParameter });
const ofVisitor = v.object({
  ...ofEnvironment.entries,
  app: appParameter,
  brand: v.picklist(BRANDS),
  bucket: v.optional(numberParameter(0, BUCKETS - 1), '0'),
  locale: v.optional(v.pipe(v.string(), v.check(isLocale))),
  /** Release of an override or preview that the staff member has. */
  override: v.optional(releaseParameter),
  /** Releases of the application that failed to load in the page, separated by commas. */
  without: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text === '' ? [] : text.split(','))),
      v.array(releaseParameter),
      v.maxLength(MAX_WITHOUT),
    ),
    '',
  ),
});

/** The release plan, and the releases that visitors get by it. Every key of the ring may read it. */
export function planRoutes(planKey: SigningKey): Routes<Route> {
  return {
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
      const explained = explainRelease(
        { ...plan, others: [...(plan.others ?? []), ...preview] },
        requested.app,
        visitor,
      );
      const { decision } = explained;
      const published =
        decision.kind === 'release'
          ? await publishedRelease(pool, requested.app, decision.release)
          : undefined;
      const source = published?.document.source;
      const unchecked =
        decision.kind === 'release'
          ? await overriddenCheck(pool, requested.environment, requested.app, decision.release)
          : undefined;
      return {
        value: {
          version: plan.version,
          ...explained,
          ...(published && { releaseVersion: releaseVersion(published.document) }),
          ...(source && { source }),
          ...(unchecked && { unchecked }),
        },
      };
    },
  };
}

/** Applications × brands: the release that most visitors get, and the locks and rules that block a change. */
async function statusOf({ pool, clock }: Registry, name: EnvironmentName): Promise<Status> {
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
    const entry = plan.apps
      .concat(plan.others ?? [])
      .find(
        (one) => decision.kind === 'release' && one.app === application && one.release === decision.release,
      );
    return {
      brand,
      decision,
      ...(entry && { version: entry.version }),
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
    freezes: activeFreezes(environment.state, clock()),
    withdrawn: environment.state.withdrawn,
    apps: appsOf(plan).map((application) => ({
      app: application,
      brands: BRANDS.map((brand) => cell(application, brand)),
    })),
  };
}
