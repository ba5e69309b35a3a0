import { createGateway, gatewayRoute, type HealthCheck } from '@foyer/gateway';
import { ignoreError } from '@foyer/kernel';
import {
  createBus,
  createLog,
  createPool,
  MAX_CONNECT_MS,
  migrate,
  observe,
  observeBus,
  systemClock,
  type Bus,
  type Clock,
  type FoyerSettings,
  type Log,
  type Pool,
  type Service,
} from '@foyer/runtime';
import type { CleanUp } from './cleanUp.ts';
import { listen, type Listener } from './listeners.ts';
import type { LogFile } from './logFile.ts';

/**
 * Dependencies of every service, with its own pool and bus, so that a hanging service does not starve the
 * others.
 */
export interface ServiceDependencies {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly clock: Clock;
}

/** A service as exported by its package. */
export interface ServiceDefinition {
  readonly name:
    | 'api'
    | 'identity'
    | 'games'
    | 'jackpot'
    | 'registry'
    | 'sports-feed'
    | 'console'
    | 'payments'
    | 'chat'
    | 'exclusion-register'
    | 'eid'
    | 'engagement';
  readonly port: (settings: FoyerSettings) => number;
  readonly portVariable: string;
  /** Absent when the service migrates its own schema on creation. */
  readonly migrations?: string;
  create(deps: ServiceDependencies): Promise<Service>;
  seed?(deps: ServiceDependencies): Promise<void>;
}

export interface RunningService {
  readonly definition: ServiceDefinition;
  readonly deps: ServiceDependencies;
}

const POOL_SIZE = 8;

export async function loadServices(): Promise<readonly ServiceDefinition[]> {
  const [
    api,
    identity,
    games,
    jackpot,
    registry,
    sportsFeed,
    staffConsole,
    payments,
    chat,
    exclusionRegister,
    eid,
    engagement,
  ] = await Promise.all([
    import('@foyer/api'),
    import('@foyer/identity'),
    import('@foyer/games'),
    import('@foyer/jackpot'),
    import('@foyer/registry'),
    import('@foyer/sports-feed'),
    import('@foyer/console'),
    import('@foyer/payments'),
    import('@foyer/chat'),
    import('@foyer/exclusion-register'),
    import('@foyer/eid'),
    import('@foyer/engagement'),
  ]);
  return [
    // before the api, whose seeding reads the catalogue and ends sessions
    {
      name: 'games',
      port: (settings) => settings.gamesPort,
      portVariable: 'FOYER_GAMES_PORT',
      create: games.createGames,
    },
    {
      name: 'sports-feed',
      port: (settings) => settings.sportsFeedPort,
      portVariable: 'FOYER_SPORTS_FEED_PORT',
      create: sportsFeed.createSportsFeed,
    },
    {
      name: 'payments',
      port: (settings) => settings.paymentsPort,
      portVariable: 'FOYER_PAYMENTS_PORT',
      create: payments.createPayments,
    },
    // started before identity and the api, which query it at each sign-in
    {
      name: 'exclusion-register',
      port: (settings) => settings.exclusionRegisterPort,
      portVariable: 'FOYER_EXCLUSION_REGISTER_PORT',
      migrations: exclusionRegister.EXCLUSION_REGISTER_MIGRATIONS,
      create: exclusionRegister.createExclusionRegister,
    },
    {
      name: 'eid',
      port: (settings) => settings.eidPort,
      portVariable: 'FOYER_EID_PORT',
      migrations: eid.EID_MIGRATIONS,
      create: eid.createEid,
      seed: eid.seedEid,
    },
    {
      name: 'identity',
      port: (settings) => settings.identityPort,
      portVariable: 'FOYER_IDENTITY_PORT',
      migrations: identity.IDENTITY_MIGRATIONS,
      create: identity.createIdentity,
      seed: identity.seedIdentity,
    },
    {
      name: 'api',
      port: (settings) => settings.apiPort,
      portVariable: 'FOYER_API_PORT',
      migrations: api.API_MIGRATIONS,
      create: api.createApi,
      seed: api.seedApi,
    },
    {
      name: 'jackpot',
      port: (settings) => settings.jackpotPort,
      portVariable: 'FOYER_JACKPOT_PORT',
      migrations: jackpot.JACKPOT_MIGRATIONS,
      create: jackpot.createJackpot,
    },
    {
      name: 'chat',
      port: (settings) => settings.chatPort,
      portVariable: 'FOYER_CHAT_PORT',
      migrations: chat.CHAT_MIGRATIONS,
      create: chat.createChat,
    },
    {
      name: 'engagement',
      port: (settings) => settings.engagementPort,
      portVariable: 'FOYER_ENGAGEMENT_PORT',
      migrations: engagement.ENGAGEMENT_MIGRATIONS,
      create: engagement.createEngagement,
      seed: engagement.seedEngagement,
    },
    {
      name: 'registry',
      port: (settings) => settings.registryPort,
      portVariable: 'FOYER_REGISTRY_PORT',
      migrations: registry.REGISTRY_MIGRATIONS,
      create: registry.createRegistry,
      seed: registry.seedRegistry,
    },
    {
      name: 'console',
      port: (settings) => settings.consolePort,
      portVariable: 'FOYER_CONSOLE_PORT',
      migrations: staffConsole.CONSOLE_MIGRATIONS,
      create: staffConsole.createConsole,
    },
  ];
}

/** Longest wait for a connection to the database, while the product starts beside a build. */
const MAX_START_CONNECT_MS = 60_000;

/** Opens the connections of a service and migrates its tables. */
export async function connect(
  definition: ServiceDefinition,
  connectionString: string,
  around: { settings: FoyerSettings; logFile: LogFile; cleanUp: CleanUp },
): Promise<RunningService> {
  const log = createLog(definition.name, around.logFile.write);
  const pool = createPool(connectionString, POOL_SIZE);
  around.cleanUp.add(`${definition.name} connections`, () => pool.end());
  // while everything starts in one process, an answer of the database waits for the other services
  pool.options.connectionTimeoutMillis = MAX_START_CONNECT_MS;
  if (definition.migrations !== undefined)
    await migrate(pool, definition.name.replaceAll('-', '_'), definition.migrations);
  const bus = await createBus(connectionString, log);
  around.cleanUp.add(`${definition.name} bus`, () => bus.close());
  return {
    definition,
    deps: { settings: around.settings, pool, bus: observeBus(definition.name, bus), log, clock: systemClock },
  };
}

/** After the start, services answer an overdue connection with a failure, as in a deployment. */
export function endStart(services: readonly RunningService[]): void {
  for (const { deps } of services) deps.pool.options.connectionTimeoutMillis = MAX_CONNECT_MS;
}

/** Seeds and creates a service, and listens on its port. */
export async function open({ definition, deps }: RunningService, cleanUp: CleanUp): Promise<Service> {
  await definition.seed?.(deps);
  const service = await definition.create(deps);
  const served = observe(service, { pool: deps.pool });
  const listening = listen(served, definition.port(deps.settings), definition.portVariable);
  cleanUp.add(definition.name, () => closeServed(service, listening));
  await listening;
  await service.ready();
  return service;
}

/**
 * Stops listening and closes the service. A port is closed only when its WebSockets are, which the service closes:
 * one after the other, the port would wait for its deadline.
 */
async function closeServed(service: Service, listening: Promise<Listener>): Promise<void> {
  const listener = await listening.catch(ignoreError('the port was not opened, reported by the start'));
  await Promise.all([listener?.close(), service.close()]);
}

/** Opens a service that pages do not need; a failure is logged, and the service is left out. */
export async function openOptional(running: RunningService, cleanUp: CleanUp): Promise<Service | undefined> {
  try {
    return await open(running, cleanUp);
  } catch (error) {
    running.deps.log.error('service failed to start, continuing without it', { error });
    return undefined;
  }
}

/** Opens the gateway, which reads `checks` on each request: they may change while it runs. */
export async function openGateway(
  settings: FoyerSettings,
  checks: Readonly<Record<string, HealthCheck>>,
  around: { logFile: LogFile; cleanUp: CleanUp },
): Promise<Service> {
  const edge = await createGateway({
    settings,
    log: createLog('gateway', around.logFile.write),
    clock: systemClock,
    checks,
  });
  const gateway =
    settings.mode === 'development'
      ? (await import('@foyer/gateway/development')).throughDevelopment(edge, settings.home)
      : edge;
  const served = observe(gateway, { isEdge: true, routeOf: gatewayRoute });
  const listening = listen(served, settings.gatewayPort, 'FOYER_GATEWAY_PORT');
  around.cleanUp.add('gateway', () => closeServed(gateway, listening));
  await listening;
  return gateway;
}
