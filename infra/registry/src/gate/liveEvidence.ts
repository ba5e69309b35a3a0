import { ignoreError } from '@foyer/kernel';
import type { apiSchemasSchema, LiveEvidence } from '@foyer/kernel/plan-answers';
import { releaseName } from '@foyer/kernel/release-plan';
import { appsOf } from '@foyer/kernel/resolve-release';
import { BRANDS } from '@foyer/market';
import { Refusal } from '@foyer/runtime';
import * as v from 'valibot';
import type { EnvironmentName } from '@foyer/kernel/environments';
import { composePlan, readEnvironment } from '../plan/environments.ts';
import { previousDefaults, type EnvironmentState } from '../plan/environmentState.ts';
import { outcomesFor } from '../plan/outcomes.ts';
import { GRANTED_WAIVERS } from './grantedWaivers.ts';
import { publishedRelease } from '../publish/releaseStore.ts';
import type { Registry } from '../registry.ts';
import { listSquads } from '../squads/squadStore.ts';

/** Releases to compare with instead of the live ones. */
export interface WantedSet {
  /** The default releases before the current ones. */
  readonly isPrevious?: boolean;
  /** Releases that are planned to become the default. */
  readonly planned?: readonly { readonly app: string; readonly release: string }[] | undefined;
}

/** The state in which these releases are the defaults, without rollouts and pins of their applications. */
async function withSet(
  pool: Registry['pool'],
  state: EnvironmentState,
  { isPrevious = false, planned = [] }: WantedSet,
): Promise<EnvironmentState> {
  for (const { app, release } of planned)
    if (!(await publishedRelease(pool, app, release)))
      throw new Refusal(404, 'RELEASE_UNKNOWN', `${releaseName(app, release)} was never published.`);
  const replaced = {
    ...(isPrevious && previousDefaults(state)),
    ...Object.fromEntries(planned.map(({ app, release }) => [app, release])),
  };
  return {
    ...state,
    defaults: { ...state.defaults, ...replaced },
    rollouts: state.rollouts.filter(({ app }) => !(app in replaced)),
    rules: state.rules.filter(({ app, decision }) => decision.kind === 'off' || !(app in replaced)),
  };
}

/**
 * Every release that some visitor can get, with its brands and its signed document. Includes switched-off
 * applications, because they can be switched on again, and the previous default, which a rollback restores
 * and a failing page falls back to (ADR 0128).
 */
export async function liveEvidence(
  { pool, settings, clock }: Registry,
  name: EnvironmentName,
  wanted: WantedSet = {},
): Promise<LiveEvidence> {
  const environment = await readEnvironment(pool, name);
  const state = await withSet(pool, environment.state, wanted);
  const plan = await composePlan(pool, environment, {
    ...state,
    rules: state.rules.filter(({ decision }) => decision.kind !== 'off'),
  });
  const live = new Map<string, { app: string; release: string; brands: string[]; isRollbackTarget?: true }>();
  for (const app of appsOf(plan)) {
    for (const brand of BRANDS) {
      for (const { decision } of outcomesFor(plan, app, brand).flatMap(({ shares }) => shares)) {
        if (decision.kind !== 'release') continue;
        const entry = live.get(releaseName(app, decision.release)) ?? {
          app,
          release: decision.release,
          brands: [],
        };
        if (!entry.brands.includes(brand)) entry.brands.push(brand);
        live.set(releaseName(app, decision.release), entry);
      }
    }
  }
  for (const [app, release] of Object.entries(previousDefaults(state))) {
    // a brand may be pinned to it, although no visitor gets it now
    const isLiveInAllBrands = live.get(releaseName(app, release))?.brands.length === BRANDS.length;
    if (!isLiveInAllBrands)
      live.set(releaseName(app, release), { app, release, brands: [...BRANDS], isRollbackTarget: true });
  }
  const releases = await Promise.all(
    [...live.values()].map(async (item) => {
      const document = (await publishedRelease(pool, item.app, item.release))?.document;
      return { ...item, ...(document && { document }) };
    }),
  );
  // services of this machine: a scratch gateway can use them with the plan of any environment
  return {
    environment: name,
    version: plan.version,
    plan,
    releases,
    squads: (await listSquads(pool, clock()))
      .filter(({ state: of }) => of !== 'ended')
      .map(({ name: squad, prefix, brands, budget, slots }) => ({
        name: squad,
        prefix,
        brands,
        budget,
        slots,
      })),
    granted: GRANTED_WAIVERS,
    edge: { host: '127.0.0.1', port: settings.gatewayPort, gamesPort: settings.gamesPort },
    ...(settings.siteAddress !== undefined && { site: settings.siteAddress }),
  };
}

/** Schemas of the running api. @throws {@link Refusal} 503 when the api does not respond. */
export async function liveSchemas({
  settings,
  clock,
  serviceClient,
}: Registry): Promise<v.InferOutput<typeof apiSchemasSchema>> {
  const response = await serviceClient
    .callSigned({
      baseUrl: `http://127.0.0.1:${settings.apiPort}`,
      path: '/internal/schema',
      body: {},
      secret: settings.internalSecret,
      clock,
    })
    .catch(ignoreError('the refusal says that the api does not answer'));
  const schemas = v.safeParse(v.record(v.string(), v.string()), response?.body);
  if (response?.status !== 200 || !schemas.success)
    throw new Refusal(
      503,
      'SCHEMA_UNREACHABLE',
      'The api did not return its schemas. Check that it is running.',
    );
  return { schemas: schemas.output };
}

/** A live release that uses a member of the contract. */
export interface ContractUser {
  readonly app: string;
  readonly release: string;
  readonly owner: string;
  readonly brands: readonly string[];
}

/** Live releases that call a service, show a slot or listen for an event; `wallet` includes `wallet.transfer`. */
export async function contractUsers(
  registry: Registry,
  name: EnvironmentName,
  member: string,
): Promise<readonly ContractUser[]> {
  const { releases } = await liveEvidence(registry, name);
  return releases.flatMap(({ app, release, brands, document }) => {
    const { services, slots, events } = document?.describes ?? {};
    const used = [...(services?.uses ?? []), ...(slots?.shows ?? []), ...(events?.receives ?? [])];
    const isUser = used.some((one) => one === member || one.startsWith(`${member}.`));
    return isUser ? [{ app, release, owner: document?.owner ?? app, brands }] : [];
  });
}
