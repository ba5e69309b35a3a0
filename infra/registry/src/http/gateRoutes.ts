import type { Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { roleForReport } from '../changes/permissions.ts';
import { readReport, storeReport } from '../gate/checkReport.ts';
import { reportsOf } from '../gate/checkStore.ts';
import { contractUsers, liveEvidence, liveSchemas } from '../gate/liveEvidence.ts';
import { documentSchema } from '../publish/publishRelease.ts';
import { squadNames } from '../squads/squadStore.ts';
import { checked, type Route } from './handler.ts';
import { appParameter, environmentParameter, releaseParameter } from './parameters.ts';

const MAX_PLANNED = 20;
/** `app@release`, separated by commas. */
const plannedParameter = v.pipe(
  v.string(),
  v.transform((text) =>
    text.split(',').map((name) => {
      const [app, release] = name.split('@');
      return { app, release };
    }),
  ),
  v.array(v.object({ app: appParameter, release: releaseParameter })),
  v.maxLength(MAX_PLANNED),
);

/** Routes of the release gate: the live releases to check against, and the reports. */
export const GATE_ROUTES: Routes<Route> = {
  async 'POST /v1/checks'(registry, { caller, body, text }) {
    const { report } = checked(v.strictObject({ report: documentSchema }), body);
    const role = roleForReport(
      caller.key.roles,
      readReport(report.payload).app,
      await squadNames(registry.pool),
    );
    const { app, release, result } = await storeReport(registry, report, {
      actor: caller.key.holder,
      role,
      proof: { ...caller.proof, body: text },
    });
    return { status: 201, value: { app, release, result } };
  },
  async 'GET /v1/checks'({ pool }, { query }) {
    const { app, release } = checked(
      v.object({ app: appParameter, release: releaseParameter }),
      Object.fromEntries(query),
    );
    return { value: { reports: await reportsOf(pool, app, release) } };
  },
  async 'GET /v1/live'(registry, { query }) {
    const {
      environment,
      set,
      with: planned,
    } = checked(
      v.object({
        environment: environmentParameter,
        set: v.optional(v.literal('previous')),
        with: v.optional(plannedParameter),
      }),
      Object.fromEntries(query),
    );
    return { value: await liveEvidence(registry, environment, { isPrevious: set === 'previous', planned }) };
  },
  async 'GET /v1/contract-users'(registry, { query }) {
    const { environment, member } = checked(
      v.object({ environment: environmentParameter, member: v.pipe(v.string(), v.regex(/^[\w.-]{1,128}$/)) }),
      Object.fromEntries(query),
    );
    return { value: { member, users: await contractUsers(registry, environment, member) } };
  },
  async 'GET /v1/schema'(registry) {
    return { value: await liveSchemas(registry) };
  },
};
