import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { ReleaseSetEntry, SignedReleaseSet } from '@foyer/kernel/release-set';
import { createTestDatabase, DATABASE_START_MS } from '@foyer/launch/test-database';
import {
  createBus,
  createLog,
  createRegistryClient,
  inventoryOf,
  readSettings,
  readSigningKey,
  signDocument,
  type Pool,
  type ReleaseDocument,
  type Service,
  type SigningKey,
} from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import { ENVIRONMENTS } from '@foyer/kernel/environments';
import { createRegistry, REGISTRY_MIGRATIONS, seedRegistry, type RegistryDependencies } from '../index.ts';

import { EMPTY_DESCRIPTION } from './emptyDescription.ts';
import { createCheckedClient, type CheckedClient } from './checkedClient.ts';

export { DATABASE_START_MS as START_MS };

/** A complete registry on a free port, with a real PostgreSQL, its own home and its own clock. */
export interface TestRegistry {
  readonly home: string;
  readonly pool: Pool;
  /** Dependencies of the service, for tests of its parts. */
  readonly dependencies: RegistryDependencies;
  readonly baseUrl: string;
  readonly logLines: readonly string[];
  /** Milliseconds the clock of the registry is ahead of the real one. */
  readonly skew: { milliseconds: number };
  /** Key of the home by its path, for example `staff/operator` or `squads/casino`. */
  key(path: string): Promise<SigningKey>;
  /** Client that signs with the given key and checks every answer. */
  as(path: string, staffToken?: string): Promise<CheckedClient>;
  /** Puts a release into the store. */
  store(
    app: string,
    release: string,
    options?: { readonly owner?: string; readonly contract?: number; readonly fills?: readonly string[] },
  ): Promise<void>;
  /** The release document that its squad would sign. */
  document(app: string, release: string, sequence: number): Promise<ReleaseDocument>;
  /** Stores and publishes a release as its squad, with a passed check for every environment. */
  publish(
    app: string,
    release: string,
    sequence: number,
    options?: { readonly isChecked?: boolean; readonly fills?: readonly string[] },
  ): Promise<void>;
  /** Plan in the plan file. */
  plan(): Promise<ReleasePlan>;
  /** Stops the background jobs; the service still answers requests. */
  stopBackgroundJobs(): Promise<void>;
  /** Restarts the service with the same home and database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function startTestRegistry(
  source: Readonly<Record<string, string>> = {},
): Promise<TestRegistry> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-registry-'));
  const database = await createTestDatabase({ schema: 'registry', migrations: REGISTRY_MIGRATIONS });
  const logLines: string[] = [];
  const log = createLog('registry', (line) => void logLines.push(line));
  const skew = { milliseconds: 0 };
  const clock = (): number => Date.now() + skew.milliseconds;
  const bus = await createBus(database.connectionString, log);
  const deps = {
    settings: readSettings(source, home, { internal: 'x', games: 'x', payments: 'x' }),
    pool: database.pool,
    bus,
    log,
    clock,
  };
  const open = async (): Promise<Service> => seedRegistry(deps).then(() => createRegistry(deps));
  let service = await open();
  const http = createServer((request, response) => service.handler(request, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  const key = (path: string): Promise<SigningKey> => readSigningKey(join(home, 'keys', `${path}.pem`));
  const as = async (path: string, staffToken?: string): Promise<CheckedClient> =>
    createCheckedClient(
      createRegistryClient({
        baseUrl,
        key: await key(path),
        clock,
        serviceClient: testClient,
        ...(staffToken !== undefined && { staffToken }),
      }),
    );
  const folderOf = (app: string, release: string): string => join(home, 'releases', app, release);

  async function document(app: string, release: string, sequence: number): Promise<ReleaseDocument> {
    const manifest = JSON.parse(await readFile(join(folderOf(app, release), 'release.json'), 'utf8')) as Omit<
      ReleaseDocument,
      'sequence' | 'files'
    >;
    return { ...manifest, sequence, files: await inventoryOf(folderOf(app, release)) };
  }

  async function store(
    app: string,
    release: string,
    {
      owner = ownerOf(app),
      contract = 1,
      fills = [],
    }: { owner?: string; contract?: number; fills?: readonly string[] } = {},
  ): Promise<void> {
    const files: Readonly<Record<string, string>> = {
      'entry.js': `console.log('${app} ${release}')`,
      'main.css': 'a{}',
    };
    const entry: ReleaseSetEntry = {
      app,
      release,
      version: '1.0.0',
      contract,
      owner,
      container: `${app.replaceAll('-', '_')}_${release}`,
      base: `/assets/${app}/${release}/`,
      entry: 'entry.js',
      css: ['main.css'],
      scripts: [],
      i18n: {},
      pages: {},
      requires: {},
      sri: Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          `sha384-${createHash('sha384').update(content).digest('base64')}`,
        ]),
      ),
    };
    await mkdir(folderOf(app, release), { recursive: true });
    for (const [name, content] of Object.entries({
      ...files,
      'release.json': JSON.stringify({
        ...entry,
        documents: [],
        bytes: {},
        describes: { ...EMPTY_DESCRIPTION, slots: { fills, shows: [] } },
      }),
    }))
      await writeFile(join(folderOf(app, release), name), content);
  }

  async function publish(
    app: string,
    release: string,
    sequence: number,
    { isChecked = true, fills = [] }: { isChecked?: boolean; fills?: readonly string[] } = {},
  ): Promise<void> {
    await store(app, release, { fills });
    const squad = `squads/${ownerOf(app)}`;
    await (
      await as(squad)
    ).post('/v1/releases', {
      document: signDocument(await document(app, release, sequence), [await key(squad)]),
    });
    if (!isChecked) return;
    await database.pool.query(
      `insert into registry.check_report (app, release, environment, at, result, findings, payload, signatures, reported_by) select $1, $2, environment, $3, 'passed', 0, '{}', '[]', 'test' from unnest($4::text[]) as environment`,
      [app, release, new Date(clock()), ENVIRONMENTS],
    );
  }

  return {
    home,
    pool: database.pool,
    dependencies: deps,
    baseUrl,
    logLines,
    skew,
    key,
    as,
    store,
    document,
    publish,
    plan: async () =>
      JSON.parse(
        (JSON.parse(await readFile(join(home, 'release-set.json'), 'utf8')) as SignedReleaseSet).payload,
      ) as ReleasePlan,
    stopBackgroundJobs: () => service.close(),
    async restart() {
      await service.close();
      service = await open();
    },
    async close() {
      await service.close();
      http.closeAllConnections();
      await new Promise<void>((resolve) => http.close(() => resolve()));
      await bus.close();
      await database.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

function ownerOf(app: string): string {
  return app.replace('mfe-', '');
}
