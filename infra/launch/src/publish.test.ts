import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { publishRelease } from '@foyer/build/publish';
import { createRegistry, REGISTRY_MIGRATIONS, seedRegistry } from '@foyer/registry';
import {
  createBus,
  createLog,
  createRegistryClient,
  inventoryOf,
  readSettings,
  readSigningKey,
  systemClock,
  type FoyerSettings,
  type Pool,
  type RegistryClient,
} from '@foyer/runtime';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCleanUp } from './cleanUp.ts';
import { reportEdgeState } from './edgeState.ts';
import { listen } from './listeners.ts';
import { createTestDatabase, DATABASE_START_MS } from './postgres/testDatabase.ts';
import { openOptional, type ServiceDependencies } from './services.ts';
import { publishThroughRegistry, releasesInFile } from './publish.ts';

const REGISTRY_PORT = 4_257;
jest.setTimeout(DATABASE_START_MS);

const cleanUp = createCleanUp();
let settings: FoyerSettings;
let operator: RegistryClient;
let pool: Pool;

beforeAll(async () => {
  const home = await mkdtemp(join(tmpdir(), 'foyer-publish-'));
  cleanUp.add('home', () => rm(home, { recursive: true, force: true }));
  settings = readSettings({ FOYER_REGISTRY_PORT: String(REGISTRY_PORT) }, home, {
    internal: 'x',
    games: 'x',
    payments: 'x',
  });
  const log = createLog('test', () => undefined);
  const database = await createTestDatabase({ schema: 'registry', migrations: REGISTRY_MIGRATIONS });
  ({ pool } = database);
  cleanUp.add('database', () => database.close());
  const bus = await createBus(database.connectionString, log);
  cleanUp.add('bus', () => bus.close());
  const deps = { settings, pool, bus, log, clock: systemClock };
  await seedRegistry(deps);
  const registry = await createRegistry(deps);
  cleanUp.add('registry', () => registry.close());
  const listener = await listen(registry, settings.registryPort, 'FOYER_REGISTRY_PORT');
  cleanUp.add('port', () => listener.close());
  operator = createRegistryClient({
    baseUrl: `http://127.0.0.1:${settings.registryPort}`,
    key: await readSigningKey(join(home, 'keys/staff/operator.pem')),
    clock: systemClock,
  });
}, DATABASE_START_MS);

afterAll(() => cleanUp.run(), DATABASE_START_MS);

/** Puts releases into the store, as a build does. */
async function built(
  ...names: readonly (readonly [app: string, release: string, owner?: string])[]
): Promise<readonly { app: string; release: string }[]> {
  for (const [app, release, owner = app.replace('mfe-', '')] of names) {
    const folder = join(settings.home, 'releases', app, release);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'entry.js'), `console.log('${app} ${release}')`);
    await writeFile(
      join(folder, 'release.json'),
      JSON.stringify({
        app,
        release,
        version: '1.0.0',
        contract: 1,
        owner,
        container: `${app.replaceAll('-', '_')}_${release}`,
        base: `/assets/${app}/${release}/`,
        entry: 'entry.js',
        css: [],
        scripts: [],
        sri: await inventoryOf(folder),
        i18n: {},
        pages: {},
        requires: {},
        documents: [],
        bytes: {},
        describes: {
          format: 1,
          pages: [],
          laterPages: [],
          slots: { fills: [], shows: [] },
          events: { sends: [], receives: [] },
          services: { offers: [], uses: [] },
          shared: { versions: {}, offers: {}, uses: {} },
          messages: {},
          sbom: '0'.repeat(64),
        },
      }),
    );
  }
  return names.map(([app, release]) => ({ app, release }));
}

/** Decides after a passed check of every published release. */
async function decide(change: object): Promise<void> {
  await pool.query(
    `insert into registry.check_report (app, release, environment, at, result, findings, payload, signatures, reported_by)
     select app, release, 'production', now(), 'passed', 0, '{}', '[]', 'test' from registry.release`,
  );
  await operator.post('/v1/changes', { environment: 'production', reason: 'Test', ...change });
}
const live = async (): Promise<readonly string[]> =>
  (await releasesInFile(settings.home)).map(({ app, release }) => `${app}@${release}`);

describe('publishThroughRegistry', () => {
  it('publishes and promotes new releases, the shell first, and the cashier with both keys', async () => {
    expect(
      await publishThroughRegistry(
        settings,
        await built(['mfe-casino', 'c1'], ['mfe-cashier', 'k1'], ['shell', 's1']),
      ),
    ).toEqual({ promoted: ['shell', 'mfe-casino', 'mfe-cashier'], refusals: [] });
    expect(await live()).toEqual(['mfe-cashier@k1', 'mfe-casino@c1', 'shell@s1']);
  });

  it('promotes the releases of a file only where no decision exists', async () => {
    expect(
      await publishThroughRegistry(settings, await built(['mfe-casino', 'c0']), { onlyFirst: true }),
    ).toEqual({ promoted: [], refusals: [] });
  });

  it('changes nothing when no release changed', async () => {
    const before = await readFile(join(settings.home, 'release-set.json'), 'utf8');
    expect(await publishThroughRegistry(settings, await releasesInFile(settings.home))).toEqual({
      promoted: [],
      refusals: [],
    });
    expect(await readFile(join(settings.home, 'release-set.json'), 'utf8')).toBe(before);
  });

  it('keeps an operator’s decision until the sources change', async () => {
    const second = await built(['mfe-casino', 'c2']);
    expect(await publishThroughRegistry(settings, second)).toMatchObject({ promoted: ['mfe-casino'] });
    await decide({ kind: 'rollback', app: 'mfe-casino' });
    expect(await publishThroughRegistry(settings, second)).toEqual({ promoted: [], refusals: [] });
    expect(await live()).toContain('mfe-casino@c1');
    expect(await publishThroughRegistry(settings, await built(['mfe-casino', 'c3']))).toMatchObject({
      promoted: ['mfe-casino'],
    });
    // the earlier sources, checked out again
    expect(await publishThroughRegistry(settings, second)).toMatchObject({ promoted: ['mfe-casino'] });
    expect(await live()).toContain('mfe-casino@c2');
  });

  it('does not promote a release whose rollout an operator has stopped', async () => {
    const [tried] = await built(['mfe-casino', 'c5']);
    if (!tried) throw new Error('no release was built');
    const folder = join(settings.home, 'releases', tried.app, tried.release);
    const baseUrl = `http://127.0.0.1:${settings.registryPort}`;
    await publishRelease({ home: settings.home, folder, baseUrl, clock: systemClock });
    const rollout = { app: 'mfe-casino', release: 'c5', share: 10_000, brands: ['aurora'] };
    await decide({ kind: 'rollout', ...rollout });
    await decide({ kind: 'rollout-stop', app: 'mfe-casino' });
    expect(await publishThroughRegistry(settings, [tried])).toEqual({ promoted: [], refusals: [] });
    expect(await live()).toContain('mfe-casino@c2');
  });

  it('keeps it after many other decisions about the application', async () => {
    const third = await built(['mfe-casino', 'c9']);
    expect(await publishThroughRegistry(settings, third)).toMatchObject({ promoted: ['mfe-casino'] });
    await decide({ kind: 'rollback', app: 'mfe-casino' });
    const entry = JSON.stringify({
      chain: 'production',
      number: 100_000,
      at: '2026-11-22T10:00:00.000Z',
      actor: 'casino',
      role: 'squad:casino',
      kind: 'override-given',
      brands: [],
      reason: 'Test',
      before: null,
      after: null,
    });
    // as 200 saves of `foyer dev --against` write them; the chain is not checked here
    await pool.query(
      `insert into registry.audit (chain, number, app, brands, payload, previous, hash)
      select 'production', 100000 + place, 'mfe-casino', '{}', $1, repeat('0', 64), repeat('0', 64) from generate_series(1, 450) as place`,
      [entry],
    );
    expect(await publishThroughRegistry(settings, third)).toEqual({ promoted: [], refusals: [] });
    expect(await live()).toContain('mfe-casino@c2');
  });

  it('reports what the registry refuses, and continues with the other releases', async () => {
    await decide({ kind: 'pin', app: 'mfe-casino', release: 'c2', brands: ['tuli'] });
    await decide({ kind: 'lock', brands: ['tuli'] });
    const result = await publishThroughRegistry(
      settings,
      await built(['mfe-cashier', 'k2'], ['mfe-casino', 'c4'], ['mfe-account', 'a1', 'casino']),
    );
    expect(result).toEqual({
      promoted: ['mfe-casino'],
      refusals: [
        'mfe-cashier@k2 does not run: production is locked for tuli.',
        'mfe-account@a1 does not run: Only the squad account may publish mfe-account.',
      ],
    });
  });

  it('ignores a file that this home did not sign', async () => {
    const file = join(settings.home, 'release-set.json');
    const signed = JSON.parse(await readFile(file, 'utf8')) as { payload: string };
    await writeFile(file, JSON.stringify({ ...signed, payload: signed.payload.replace('"c4"', '"c1"') }));
    expect(await releasesInFile(settings.home)).toEqual([]);
  });

  it('changes nothing without a registry and reports it', async () => {
    const before = await live();
    const alone = { ...settings, registryPort: 9 };
    expect(await publishThroughRegistry(alone, await built(['mfe-account', 'a9']))).toEqual({
      promoted: [],
      refusals: [expect.stringContaining('the live releases continue')],
    });
    expect(await live()).toEqual(before);
  });

  it('skips a service that pages do not need, and logs the reason', async () => {
    const lines: string[] = [];
    const deps = {
      settings,
      log: createLog('registry', (line) => void lines.push(line)),
    } as unknown as ServiceDependencies;
    const broken = {
      name: 'registry',
      port: () => 0,
      portVariable: 'FOYER_REGISTRY_PORT',
      create: () => Promise.reject(new Error('the key of the plan is invalid')),
    } as const;
    expect(await openOptional({ definition: broken, deps }, cleanUp)).toBeUndefined();
    expect(lines.join('')).toContain('the key of the plan is invalid');
  });
});

describe('reporting the state of the edge', () => {
  const lines: string[] = [];
  const log = createLog('launch', (line) => void lines.push(line));

  it('reports the start with its time limit, and then that the edge runs', async () => {
    await reportEdgeState(settings, 'starting', log);
    await reportEdgeState(settings, 'running', log);
    const { rows } = await pool.query(
      'select extract(epoch from until - at)::int as seconds from registry.edge_heartbeat order by id',
    );
    expect([rows, lines]).toEqual([[{ seconds: 300 }, { seconds: null }], []]);
  });

  it('logs a registry that does not answer, and continues', async () => {
    await reportEdgeState({ ...settings, registryPort: 9 }, 'starting', log);
    expect(lines.join('')).toContain('edge state could not be reported to the registry');
  });
});
