import { ignoreError } from '@foyer/kernel';
import {
  createLog,
  createPool,
  observeIgnoredErrors,
  readSettings,
  startTracing,
  type FoyerSettings,
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
import type { RunningPostgres } from './postgres/startPostgres.ts';
import type { Built } from './build.ts';
import { buildStep, databaseStep, publishStep, serveWithoutDatabase, serviceSteps } from './launchSteps.ts';
import { publishThroughRegistry, releasesInFile } from './publish.ts';
import type { Screen } from './screen.ts';
import { readSecrets } from './secrets.ts';
import { loadServices, openGateway } from './services.ts';
import { createServiceHealth, isDatabaseReachable } from './serviceHealth.ts';

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
    FOYER_CHAT_PORT: settings.chatPort,
    FOYER_EXCLUSION_REGISTER_PORT: settings.exclusionRegisterPort,
    FOYER_EID_PORT: settings.eidPort,
    FOYER_ENGAGEMENT_PORT: settings.engagementPort,
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
