import { createLog, type FoyerSettings, type Pool, type Service } from '@foyer/runtime';
import { buildStale, type Built, type StoredRelease } from './build.ts';
import type { CleanUp } from './cleanUp.ts';
import type { LogFile } from './logFile.ts';
import { startPostgres, type RunningPostgres } from './postgres/startPostgres.ts';
import { publishThroughRegistry } from './publish.ts';
import type { Screen } from './screen.ts';
import { waitForDatabase, type ServiceHealth } from './serviceHealth.ts';
import { connect, endStart, open, openGateway, openOptional, type ServiceDefinition } from './services.ts';

/** Starts the database, or uses the one of `DATABASE_URL`. */
export async function databaseStep(
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

/** Parts of the start that several steps use. */
interface Around {
  readonly definitions: readonly ServiceDefinition[];
  readonly screen: Screen;
  readonly cleanUp: CleanUp;
  readonly logFile: LogFile;
}

/** Runs only the gateway until the database answers. */
export async function serveWithoutDatabase(
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
    'the database does not answer; the existing releases are served',
    {},
  );
  step.progress(`not yet; the existing releases are served at http://localhost:${settings.gatewayPort}`);
  await waitForDatabase(pool);
  step.done();
  return gateway;
}

/** Sequential, because a service may call the previous ones while it is seeded. */
export async function serviceSteps(
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
        : 'does not start: the live releases continue, and nothing can be changed (foyer doctor)',
    );
  }
  endStart(connected);
  return services;
}

/** Builds the front ends whose sources changed. */
export async function buildStep(home: string, screen: Screen, cleanUp: CleanUp): Promise<Built> {
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
export async function publishStep(
  settings: FoyerSettings,
  releases: readonly StoredRelease[],
  screen: Screen,
): Promise<void> {
  const step = screen.step('Releases');
  const { promoted, refusals } = await publishThroughRegistry(settings, releases);
  step.done(promoted.length === 0 ? 'nothing new' : `${promoted.join(', ')} promoted`);
  for (const refusal of refusals) screen.line(`    ${refusal}`);
}
