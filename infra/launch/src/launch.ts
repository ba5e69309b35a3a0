import { ignoreError } from '@foyer/kernel';
import {
  createLog,
  createPool,
  observeIgnoredErrors,
  readSettings,
  startTracing,
  type FoyerSettings,
  type Pool,
  type Service,
} from '@foyer/runtime';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CleanUp } from './cleanUp.ts';
import { prepareDataHome } from './dataHome.ts';
import { reportEdgeState } from './edgeState.ts';
import { writeGatePlayers } from './gatePlayers.ts';
import { takeInstanceLock } from './instanceLock.ts';
import { refuseTakenPorts } from './listeners.ts';
import { openLogFile, type LogFile } from './logFile.ts';
import { portSettings, type LaunchOptions } from './options.ts';
import { startPostgres, type RunningPostgres } from './postgres/startPostgres.ts';
import { buildStale, type Built, type StoredRelease } from './build.ts';
import { publishThroughRegistry, releasesInFile } from './publish.ts';
import type { Screen } from './screen.ts';
import { readSecrets } from './secrets.ts';
import {
  connect,
  loadServices,
  open,
  openGateway,
  openOptional,
  type ServiceDefinition,
} from './services.ts';
import {
  waitForDatabase,
  createServiceHealth,
  isDatabaseReachable,
  type ServiceHealth,
} from './serviceHealth.ts';

export interface Launched {
  readonly settings: FoyerSettings;
  readonly database: RunningPostgres;
  readonly logFile: LogFile;
  /** False when no release was ever published here. */
  readonly hasFrontEnd: boolean;
}

const READY_ATTEMPTS = 20;
const READY_POLL_MS = 100;

/**
 * Runs the whole start in order. `cleanUp` undoes everything that was started, also after a partial start.
 */
export async function launch(
  options: LaunchOptions,
  environment: NodeJS.ProcessEnv,
  screen: Screen,
  cleanUp: CleanUp,
): Promise<Launched> {
  await prepareDataHome(options.home);
  const settings = readSettings(
    { ...environment, ...portSettings(options.portBase) },
    options.home,
    await readSecrets(options.home),
  );
  if (settings.traceEndpoint !== undefined)
    cleanUp.add(
      'traces',
      await startTracing({ endpoint: settings.traceEndpoint, share: settings.tracePercent / 100 }),
    );
  const lock = await takeInstanceLock(options.home, {
    url: `http://localhost:${settings.gatewayPort}`,
    registry: `http://127.0.0.1:${settings.registryPort}`,
  });
  cleanUp.add('lock', () => lock.release());
  await refuseTakenPorts({
    FOYER_GATEWAY_PORT: settings.gatewayPort,
    FOYER_API_PORT: settings.apiPort,
    FOYER_IDENTITY_PORT: settings.identityPort,
    FOYER_GAMES_PORT: settings.gamesPort,
    FOYER_SPORTS_FEED_PORT: settings.sportsFeedPort,
    FOYER_JACKPOT_PORT: settings.jackpotPort,
    FOYER_PAYMENTS_PORT: settings.paymentsPort,
    FOYER_REGISTRY_PORT: settings.registryPort,
    FOYER_CONSOLE_PORT: settings.consolePort,
  });
  const logFile = openLogFile(join(options.home, 'logs', 'foyer.log'));
  cleanUp.add('ignored errors', observeIgnoredErrors(createLog('launch', logFile.write)));
  const plannedReleases = await releasesInFile(options.home); // read before the registry writes it
  const build = options.build
    ? buildStep(options.home, screen, cleanUp)
    : Promise.resolve<Built>({ releases: [] });
  build.catch(ignoreError('build failure is reported where the build is awaited'));
  const database = await databaseStep(settings, screen, cleanUp, logFile);
  const pool = createPool(database.connectionString, 1);
  cleanUp.add('health connection', () => pool.end());
  const definitions = await loadServices();
  const health = createServiceHealth(pool);
  // the last live releases are served without a database: pages load and report what is missing
  const early =
    plannedReleases.length > 0 && !(await isDatabaseReachable(pool))
      ? await serveWithoutDatabase(settings, { pool, health, definitions, screen, cleanUp, logFile })
      : undefined;
  const services = await serviceSteps(settings, {
    definitions,
    database,
    screen,
    cleanUp,
    logFile,
    hasPlan: plannedReleases.length > 0,
  });
  health.opened(services);
  await writeGatePlayers(settings);
  const log = createLog('launch', logFile.write);
  await reportEdgeState(settings, 'starting', log);
  // before any request is served: a home filled by `npm run build`, or one without a registry so far, names
  // its releases only in the file
  if (options.build) await publishThroughRegistry(settings, plannedReleases, { onlyFirst: true });
  else await publishStep(settings, plannedReleases, screen);
  // before the front ends are built: until then its pages say that the site is being prepared, and reload
  // automatically afterwards
  const gateway = early ?? (await openGateway(settings, health.checks, { logFile, cleanUp }));
  const built = await build;
  if (options.build) await publishStep(settings, built.releases, screen);
  if (built.problem) throw built.problem;
  const hasFrontEnd = await waitUntilReady(gateway);
  if (hasFrontEnd) await reportEdgeState(settings, 'running', log);
  return { settings, database, logFile, hasFrontEnd };
}

/** Polls the gateway, which checks for a new release set twice a second. */
async function waitUntilReady(gateway: Service): Promise<boolean> {
  for (let attempt = 0; attempt < READY_ATTEMPTS; attempt += 1) {
    if (
      await gateway.ready().then(
        () => true,
        () => false,
      )
    )
      return true;
    await wait(READY_POLL_MS);
  }
  return false;
}

async function databaseStep(
  settings: FoyerSettings,
  screen: Screen,
  cleanUp: CleanUp,
  logFile: LogFile,
): Promise<RunningPostgres> {
  const step = screen.step('Database');
  const database = await startPostgres({
    home: settings.home,
    port: settings.databasePort,
    log: createLog('database', logFile.write),
    databaseUrl: settings.databaseUrl,
  });
  cleanUp.add('database', () => database.stop());
  step.done(settings.databaseUrl === undefined ? undefined : 'the one of DATABASE_URL');
  return database;
}

interface Around {
  readonly definitions: readonly ServiceDefinition[];
  readonly screen: Screen;
  readonly cleanUp: CleanUp;
  readonly logFile: LogFile;
}

/** Runs only the gateway until the database answers. */
async function serveWithoutDatabase(
  settings: FoyerSettings,
  {
    pool,
    health,
    definitions,
    screen,
    cleanUp,
    logFile,
  }: Around & { readonly pool: Pool; readonly health: ServiceHealth },
): Promise<Service> {
  const step = screen.step('Database answers');
  health.await(definitions.map(({ name }) => name));
  const gateway = await openGateway(settings, health.checks, { logFile, cleanUp });
  createLog('launch', logFile.write).warn(
    'the database does not answer; what ran before is served, and everything else waits',
    {},
  );
  step.progress(`it does not yet; what ran before is served at http://localhost:${settings.gatewayPort}`);
  await waitForDatabase(pool);
  step.done();
  return gateway;
}

/** Sequential, because a service may call the previous ones while it is seeded. */
async function serviceSteps(
  settings: FoyerSettings,
  {
    definitions,
    database,
    screen,
    cleanUp,
    logFile,
    hasPlan,
  }: Around & { readonly database: RunningPostgres; readonly hasPlan: boolean },
): Promise<readonly Service[]> {
  const step = screen.step('Migrations');
  const connected = [];
  for (const definition of definitions)
    connected.push(await connect(definition, database.connectionString, { settings, logFile, cleanUp }));
  step.done();
  const services: Service[] = [];
  for (const running of connected) {
    const opening = screen.step(`Service ${running.definition.name}`);
    const service =
      hasPlan && running.definition.name === 'registry'
        ? await openOptional(running, cleanUp)
        : await open(running, cleanUp);
    if (service) services.push(service);
    opening.done(
      service
        ? undefined
        : 'does not start: what ran before goes on, and nothing can be changed (foyer doctor)',
    );
  }
  return services;
}

async function buildStep(home: string, screen: Screen, cleanUp: CleanUp): Promise<Built> {
  const step = screen.step('Front ends');
  const building = new Set<string>();
  let built = 0;
  const result = await buildStale({
    home,
    cleanUp,
    onProgress({ app, phase }) {
      if (phase === 'building') building.add(app);
      else building.delete(app);
      if (phase === 'built') built += 1;
      step.progress(
        [
          building.size > 0 ? `building ${[...building].join(' and ')}` : 'storing',
          built > 0 ? `${built} done` : '',
        ]
          .filter(Boolean)
          .join(', '),
      );
    },
  });
  step.done(built === 0 ? 'nothing to build' : `${built} built`);
  return result;
}

/** Reports refusals of the registry without failing the start: the live releases keep running. */
async function publishStep(
  settings: FoyerSettings,
  releases: readonly StoredRelease[],
  screen: Screen,
): Promise<void> {
  const step = screen.step('Releases');
  const { promoted, refusals } = await publishThroughRegistry(settings, releases);
  step.done(promoted.length === 0 ? 'nothing new' : `${promoted.join(', ')} promoted`);
  for (const refusal of refusals) screen.line(`    ${refusal}`);
}
