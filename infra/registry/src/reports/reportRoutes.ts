import type { ErrorGroups } from '@foyer/kernel/report-answers';
import { createSourceFrames } from '@foyer/runtime/source-frames';
import { sizeBudgetSchema } from '@foyer/kernel/size-budget';
import { Refusal, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { roleForPublishing } from '../changes/permissions.ts';
import { actorOf } from '../http/authenticate.ts';
import { checked, type Route } from '../http/handler.ts';
import { appParameter, environmentParameter, numberParameter, releaseParameter } from '../http/parameters.ts';
import { SHELL, SQUADS, squadOf } from '../squads.ts';
import { storeBudget } from '../sizes/budgets.ts';
import { measureReleases, readSizes } from '../sizes/releaseSizes.ts';
import { ERROR_RETENTION_DAYS, readErrors } from './errorStore.ts';
import { usageOf } from './usage.ts';

const DAY_MINUTES = 24 * 60;
const MAX_GROUPS = 200;
const ofReports = v.object({
  environment: environmentParameter,
  app: v.optional(appParameter),
  release: v.optional(releaseParameter),
  minutes: v.optional(numberParameter(1, ERROR_RETENTION_DAYS * DAY_MINUTES), String(DAY_MINUTES)),
  limit: v.optional(numberParameter(1, MAX_GROUPS), '50'),
  /** `new`: only groups that no other release of the application has. */
  only: v.optional(v.picklist(['new'])),
});
const MINUTE_MS = 60_000;

/** Errors, timings and use of releases as browsers reported them. Every key of the ring may read them. */
export const REPORT_ROUTES: Routes<Route> = {
  async 'GET /v1/errors'({ pool, clock, settings }, { query }) {
    const { environment, app, release, minutes, limit, only } = checked(ofReports, Object.fromEntries(query));
    const since = clock() - minutes * MINUTE_MS;
    const { groups, total } = await readErrors(pool, {
      environment,
      app,
      release,
      since,
      limit,
      isNew: only === 'new',
    });
    // a new cache for each answer: a map may be stored or deleted between two of them
    const sourceOf = createSourceFrames(settings.home);
    const value: ErrorGroups = {
      environment,
      since: new Date(since).toISOString(),
      total,
      groups: await Promise.all(
        groups.map(
          async ({
            app: name,
            release: of,
            fingerprint,
            code,
            message,
            frames,
            count,
            firstSeen,
            lastSeen,
            brands,
            browsers,
            alsoIn,
          }) => ({
            app: name,
            release: of,
            owner: squadOf(name) ?? SHELL,
            fingerprint,
            code,
            message,
            frames: await Promise.all(frames.map(sourceOf)),
            count,
            firstSeen: firstSeen.toISOString(),
            lastSeen: lastSeen.toISOString(),
            brands,
            browsers,
            alsoIn,
          }),
        ),
      ),
    };
    return { value };
  },
  async 'GET /v1/sizes'(registry, { query }) {
    const { app } = checked(v.object({ app: v.optional(appParameter) }), Object.fromEntries(query));
    // a release that was just published is in the answer
    await measureReleases(registry);
    return { value: await readSizes(registry.pool, app) };
  },
  /** A squad of the repository publishes its budget; that of an invited squad is set by operators. */
  async 'POST /v1/budgets'(registry, { caller, body, text }) {
    const { app, budget } = checked(v.strictObject({ app: appParameter, budget: sizeBudgetSchema }), body);
    const squad = squadOf(app);
    if (!SQUADS.some((name) => name === squad))
      throw new Refusal(
        403,
        'NOT_PERMITTED',
        `The budget of ${app} is set by operators: foyer squads change ${squad}.`,
      );
    const actor = actorOf(caller, roleForPublishing(caller.key.roles, app), text);
    const isChanged = await storeBudget(registry.pool, { app, budget }, actor, registry.clock());
    return { value: { app, isChanged } };
  },
  async 'GET /v1/usage'(registry, { query }) {
    const { environment, app, release, minutes } = checked(ofReports, Object.fromEntries(query));
    return { value: await usageOf(registry, environment, { minutes, app, release }) };
  },
};
