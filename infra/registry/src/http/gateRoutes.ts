import type { Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { roleForPublishing } from '../changes/permissions.ts';
import { readReport, storeReport } from '../gate/checkReport.ts';
import { reportsOf } from '../gate/checkStore.ts';
import { liveEvidence, liveSchemas } from '../gate/liveEvidence.ts';
import { documentSchema } from '../publish/publishRelease.ts';
import { checked, type Route } from './handler.ts';
import { appParameter, environmentParameter, releaseParameter } from './parameters.ts';

/** Routes of the release gate: the live releases to check against, and the reports. */
export const GATE_ROUTES: Routes<Route> = {
  async 'POST /v1/checks'(registry, { caller, body, text }) {
    const { report } = checked(v.strictObject({ report: documentSchema }), body);
    const role = roleForPublishing(caller.key.roles, readReport(report.payload).app);
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
    const { environment } = checked(
      v.object({ environment: environmentParameter }),
      Object.fromEntries(query),
    );
    return { value: await liveEvidence(registry, environment) };
  },
  async 'GET /v1/schema'(registry) {
    return { value: await liveSchemas(registry) };
  },
};
