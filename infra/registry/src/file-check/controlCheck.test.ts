import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { access, appendFile, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { canonicalJson } from '@foyer/kernel';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { resolveRelease } from '@foyer/kernel/resolve-release';
import { inTransaction, readSigningKey, signDocument, type ReleaseDocument } from '@foyer/runtime';
import { testClient } from '@foyer/runtime/service-calls';
import { createEdge } from '../edge/edge.ts';
import { readEnvironment, storeDecision } from '../plan/environments.ts';
import { createMutex } from '../registry.ts';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { createFileWatch } from './watchFiles.ts';

jest.setTimeout(START_MS);

const DAY_MS = 24 * 3_600_000;
const VISITOR = { brand: 'tuli', licence: 'est', operator: 'x', locale: 'en', bucket: 0 };
let registry: TestRegistry;
let operator: CheckedClient;

beforeAll(async () => {
  registry = await startTestRegistry();
  operator = await registry.as('staff/operator');
}, START_MS);

afterAll(() => registry.close(), START_MS);

function decide(change: object): Promise<object> {
  return operator.post('/v1/changes', { environment: 'production', reason: 'Test', ...change });
}

async function live(app: string, release: string, sequence: number): Promise<void> {
  await registry.publish(app, release, sequence);
  await decide({ kind: 'promote', app, release });
}

async function flip(app: string, release: string, file = 'entry.js'): Promise<void> {
  await appendFile(join(registry.home, 'releases', app, release, file), ' ');
}

function resolved(plan: ReleasePlan, app: string): object {
  return resolveRelease(plan, app, VISITOR).decision;
}

describe('the control check', () => {
  it('finds no fault in signed files, and stores its result', async () => {
    await live('shell', 's1', 1);
    await live('mfe-casino', 'c1', 1);
    expect(await operator.post('/v1/check', {})).toMatchObject({
      cause: 'demand',
      releases: 2,
      files: 6,
      faults: [],
    });
    expect(await operator.get('/v1/check')).toMatchObject({ last: { cause: 'demand', faults: [] } });
    await expect((await registry.as('squads/casino')).post('/v1/check', {})).rejects.toMatchObject({
      code: 'NOT_PERMITTED',
    });
  });

  it('withdraws a release with a changed byte, locked or not, and raises an alert', async () => {
    await decide({ kind: 'lock' });
    await flip('mfe-casino', 'c1');
    expect(await operator.post('/v1/check', {})).toMatchObject({
      faults: [{ app: 'mfe-casino', release: 'c1', file: 'entry.js', problem: 'changed' }],
    });
    const plan = await registry.plan();
    expect(plan.withdrawn).toEqual(['mfe-casino@c1']);
    expect(resolved(plan, 'mfe-casino')).toEqual({ kind: 'off', reason: 'incident' });
    expect(registry.logLines.filter((line) => line.includes('ALERT'))).toHaveLength(1);
    expect(await operator.get('/v1/audit?environment=production&limit=1')).toMatchObject({
      entries: [
        {
          actor: 'registry',
          role: 'control-check',
          kind: 'withdraw',
          reason: 'Control check: entry.js of mfe-casino@c1 is changed',
        },
      ],
    });
    await decide({ kind: 'unlock' });
    await expect(decide({ kind: 'reinstate', app: 'mfe-casino', release: 'c1' })).rejects.toMatchObject({
      code: 'FILES_DIFFER',
    });
  });

  it('checks immediately when the service starts', async () => {
    await live('mfe-gamification', 'g1', 1);
    await flip('mfe-gamification', 'g1', 'main.css');
    await registry.restart();
    while (!(await registry.plan()).withdrawn?.includes('mfe-gamification@g1'))
      await new Promise(setImmediate);
  });

  it('checks again only when a file was touched', async () => {
    await live('mfe-jackpot-raffle', 'j1', 1);
    const edge = await createEdge(
      registry.dependencies,
      await readSigningKey(join(registry.home, 'keys/release-set.pem')),
    );
    const watch = createFileWatch({
      ...registry.dependencies,
      edge,
      serviceClient: testClient,
      runExclusive: createMutex(),
    });
    await watch();
    await watch();
    expect(await operator.get('/v1/check')).not.toMatchObject({ last: { cause: 'watch' } });
    await flip('mfe-jackpot-raffle', 'j1');
    await watch();
    expect(await operator.get('/v1/check')).toMatchObject({
      last: { cause: 'watch', releases: 1, faults: [{ release: 'j1' }] },
    });
    expect((await registry.plan()).withdrawn).toContain('mfe-jackpot-raffle@j1');
  });

  it('checks a release that starts to run: a file changed after the promotion is found by the next check', async () => {
    const edge = await createEdge(
      registry.dependencies,
      await readSigningKey(join(registry.home, 'keys/release-set.pem')),
    );
    const watch = createFileWatch({
      ...registry.dependencies,
      edge,
      serviceClient: testClient,
      runExclusive: createMutex(),
    });
    await watch();
    await live('mfe-jackpot-raffle', 'j2', 2);
    await flip('mfe-jackpot-raffle', 'j2');
    await watch();
    expect(await operator.get('/v1/check')).toMatchObject({
      last: { cause: 'watch', faults: [{ release: 'j2', file: 'entry.js' }] },
    });
  });

  it('rolls back to the previous shell, because the shell cannot be switched off', async () => {
    await live('shell', 's2', 2);
    await flip('shell', 's2');
    await operator.post('/v1/check', {});
    const plan = await registry.plan();
    expect(resolved(plan, 'shell')).toEqual({ kind: 'release', release: 's1' });
    expect(plan.withdrawn).toContain('shell@s2');
    await flip('shell', 's1');
    await operator.post('/v1/check', {});
    expect(resolved(await registry.plan(), 'shell')).toEqual({ kind: 'release', release: 's1' });
    expect(registry.logLines.some((line) => line.includes('no earlier shell is intact'))).toBe(true);
  });

  it('trusts the signature, not the table', async () => {
    await live('mfe-account', 'a1', 1);
    await registry.pool.query('alter table registry.release disable trigger release_append_only');
    await registry.pool.query(
      `update registry.release set payload = replace(payload, '1.0.0', '6.6.6') where app = 'mfe-account'`,
    );
    expect(await operator.post('/v1/check', {})).toMatchObject({
      faults: expect.arrayContaining([
        { app: 'mfe-account', release: 'a1', file: 'document', problem: 'signature-wrong' },
      ]) as unknown,
    });
  });

  let forged = 90;
  it.each<
    [
      what: string,
      app: string,
      signed: (
        document: ReleaseDocument,
      ) => Promise<{ signatures: readonly object[] }> | { signatures: readonly object[] },
    ]
  >([
    ['no signature', 'mfe-casino', () => ({ signatures: [] })],
    [
      'a signature of another squad',
      'mfe-casino',
      async (document) => signDocument(document, [await registry.key('squads/account')]),
    ],
    [
      'one of two needed signatures',
      'mfe-cashier',
      async (document) => signDocument(document, [await registry.key('squads/cashier')]),
    ],
    [
      'a signature of a key revoked earlier',
      'mfe-gamification',
      async (document) => signDocument(document, [await registry.key('squads/gamification')]),
    ],
  ])('withdraws a release whose row has %s', async (_what, app, signed) => {
    if (app === 'mfe-gamification')
      await operator.post('/v1/keys/revoke', {
        keyId: (await registry.key('squads/gamification')).keyId,
        reason: 'it was stolen',
      });
    const release = `forged${randomUUID().slice(0, 4)}`;
    await registry.store(app, release);
    forged += 1;
    const document = await registry.document(app, release, forged);
    await registry.pool.query(
      'insert into registry.release (app, release, sequence, payload, signatures, published_at, published_by) values ($1, $2, $3, $4, $5, $6, $7)',
      [
        app,
        release,
        forged,
        canonicalJson(document),
        JSON.stringify((await signed(document)).signatures),
        new Date(),
        'someone with table access',
      ],
    );
    const { state } = await readEnvironment(registry.pool, 'dev');
    await inTransaction(registry.pool, (client) =>
      storeDecision(client, 'dev', Date.now(), { ...state, defaults: { [app]: release } }, Date.now()),
    );
    expect(await operator.post('/v1/check', {})).toMatchObject({
      faults: expect.arrayContaining([
        { app, release, file: 'document', problem: 'signature-wrong' },
      ]) as unknown,
    });
  });

  it('accepts signatures made before the key was revoked', async () => {
    await live('mfe-jackpot-raffle', 'j3', 3);
    await operator.post('/v1/keys/revoke', {
      keyId: (await registry.key('squads/jackpot-raffle')).keyId,
      reason: 'rotation',
    });
    const { faults } = await operator.post('/v1/check', {});
    expect(faults.filter(({ app }) => app === 'mfe-jackpot-raffle')).toEqual([]);
  });
});

describe('old releases', () => {
  const isStored = (app: string, release: string): Promise<boolean> =>
    access(join(registry.home, 'releases', app, release)).then(
      () => true,
      () => false,
    );

  async function age(app: string, release: string, days: number): Promise<void> {
    const then = new Date(Date.now() - days * DAY_MS);
    await utimes(join(registry.home, 'releases', app, release), then, then);
  }

  it('are removed after seven days, unless an environment, a pin, a rollout or a rollback names them', async () => {
    const app = 'mfe-sportsbook';
    const names = ['old', 'recent', 'before', 'now', 'pinned', 'rolling', 'staged'] as const;
    for (const [index, release] of names.entries()) await registry.publish(app, release, index + 1);
    await registry.store(app, 'watched');
    for (const release of ['old', 'recent', 'before', 'now']) await decide({ kind: 'promote', app, release });
    await decide({ kind: 'pin', app, release: 'pinned', brands: ['tuli'] });
    await decide({ kind: 'rollout', app, release: 'rolling', share: 1 });
    await decide({ environment: 'staging', kind: 'promote', app, release: 'staged' });
    await decide({ kind: 'lock' });
    for (const release of [...names, 'watched']) await age(app, release, release === 'recent' ? 6 : 80);
    await registry.restart();
    while (await isStored(app, 'watched')) await new Promise(setImmediate);
    const stored = await Promise.all(
      names.map(async (release) => [release, await isStored(app, release)] as const),
    );
    expect(stored.filter(([, isThere]) => !isThere)).toEqual([['old', false]]);
    expect(await operator.get(`/v1/audit?environment=registry&app=${app}&limit=1`)).toMatchObject({
      entries: [{ kind: 'remove-files', release: 'old' }],
    });
    await decide({ kind: 'unlock' });
    await expect(decide({ kind: 'promote', app, release: 'old' })).rejects.toMatchObject({
      code: 'FILES_DIFFER',
    });
  });

  it('uses the time of the last successful write, also between two checks', async () => {
    const app = 'mfe-sportsbook';
    const daysOf = async (release: string): Promise<number> =>
      Math.round((Date.now() - (await stat(join(registry.home, 'releases', app, release))).mtimeMs) / DAY_MS);
    await registry.store(app, 'shelved');
    await age(app, 'shelved', 80);
    await registry.publish(app, 'shelved', 8);
    expect(await daysOf('shelved')).toBe(0);
    await age(app, 'shelved', 80);
    await decide({ kind: 'promote', app, release: 'shelved' });
    expect(await daysOf('shelved')).toBe(0);
    await age(app, 'shelved', 80);
    await decide({ kind: 'rollback', app });
    expect(await daysOf('shelved')).toBe(0);
  });
});
