import { ignoreError } from '@foyer/kernel';
import { releaseName } from '@foyer/kernel/release-plan';
import { appsOf } from '@foyer/kernel/resolve-release';
import { BRANDS } from '@foyer/market';
import { callSigned, Refusal } from '@foyer/runtime';
import * as v from 'valibot';
import type { EnvironmentName } from '@foyer/kernel/registry-answers';
import { composePlan, readEnvironment } from '../plan/environments.ts';
import { standIns } from '../plan/environmentState.ts';
import { outcomesFor } from '../plan/outcomes.ts';
import { GRANTED_WAIVERS } from './grantedWaivers.ts';
import { publishedRelease } from '../publish/releaseStore.ts';
import type { Registry } from '../registry.ts';

/**
 * Every release that some visitor can get, with its brands and everything that its squad signed. Switched-off applications count, because they come back; so does the previous default, which a rollback brings back and a failing page falls back to (ADR 0128).
 */
export async function liveEvidence({ pool, settings }: Registry, name: EnvironmentName): Promise<object> {
  const environment = await readEnvironment(pool, name);
  const { state } = environment;
  const plan = await composePlan(pool, environment, {
    ...state,
    rules: state.rules.filter(({ decision }) => decision.kind !== 'off'),
  });
  const met = new Map<string, { app: string; release: string; brands: string[]; standsIn?: true }>();
  for (const app of appsOf(plan)) {
    for (const brand of BRANDS) {
      for (const { decision } of outcomesFor(plan, app, brand).flatMap(({ meets }) => meets)) {
        if (decision.kind !== 'release') continue;
        const known = met.get(releaseName(app, decision.release)) ?? {
          app,
          release: decision.release,
          brands: [],
        };
        if (!known.brands.includes(brand)) known.brands.push(brand);
        met.set(releaseName(app, decision.release), known);
      }
    }
  }
  for (const [app, release] of Object.entries(standIns(state))) {
    // a brand may be pinned to it although no visitor gets it today
    const isMetByAll = met.get(releaseName(app, release))?.brands.length === BRANDS.length;
    if (!isMetByAll)
      met.set(releaseName(app, release), { app, release, brands: [...BRANDS], standsIn: true });
  }
  const releases = await Promise.all(
    [...met.values()].map(async (item) => ({
      ...item,
      document: (await publishedRelease(pool, item.app, item.release))?.document,
    })),
  );
  // of this machine: a scratch gateway with the plan of any environment can use the same services
  return {
    environment: name,
    version: plan.version,
    plan,
    releases,
    granted: GRANTED_WAIVERS,
    edge: { host: '127.0.0.1', port: settings.gatewayPort, gamesPort: settings.gamesPort },
    ...(settings.siteAddress !== undefined && { site: settings.siteAddress }),
  };
}

/** The schemas that the running api answers with. @throws {@link Refusal} when it does not say. */
export async function liveSchemas({ settings, clock }: Registry): Promise<object> {
  const answer = await callSigned({
    baseUrl: `http://127.0.0.1:${settings.apiPort}`,
    path: '/internal/schema',
    body: {},
    secret: settings.internalSecret,
    clock,
  }).catch(ignoreError('the refusal says that the api does not answer'));
  const schemas = v.safeParse(v.record(v.string(), v.string()), answer?.body);
  if (answer?.status !== 200 || !schemas.success)
    throw new Refusal(503, 'SCHEMA_UNREACHABLE', 'The api does not say what its schema is; is it running?');
  return { schemas: schemas.output };
}
