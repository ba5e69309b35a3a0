import { publishRelease } from '@foyer/build/publish';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalJson } from '@foyer/kernel';
import {
  inTransaction,
  keyIdOf,
  publicText,
  signDocument,
  type ReleaseDocument,
  type SigningKey,
} from '@foyer/runtime';
import { acquireLock } from '../audit/auditLog.ts';
import { findKey, revokeKey } from '../keyring/keyring.ts';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';

jest.setTimeout(START_MS);

const HOUR_MS = 3_600_000;
let registry: TestRegistry;
let operator: CheckedClient;

beforeAll(async () => {
  registry = await startTestRegistry();
  operator = await registry.as('staff/operator');
  await registry.publish('shell', 's1', 1);
}, START_MS);

afterAll(() => registry.close(), START_MS);

const valid = (): object => ({
  notBefore: new Date(Date.now() - HOUR_MS).toISOString(),
  notAfter: new Date(Date.now() + HOUR_MS).toISOString(),
});

describe('publishing', () => {
  const bad: readonly [
    code: string,
    sign: (document: ReleaseDocument, casino: SigningKey) => Promise<object> | object,
  ][] = [
    ['KEY_UNKNOWN', async (document) => signDocument(document, [await registry.key('squads/account')])],
    ['KEY_UNKNOWN', async (document) => signDocument(document, [await registry.key('staff/operator')])],
    [
      'SIGNATURE_WRONG',
      (document, key) => ({
        ...signDocument(document, [key]),
        payload: canonicalJson({ ...document, version: '6.6.6' }),
      }),
    ],
    [
      'NOT_CANONICAL',
      (document, key) => ({ ...signDocument(document, [key]), payload: JSON.stringify(document, null, 1) }),
    ],
    // members that a schema skips and an edge reads
    [
      'NOT_CANONICAL',
      (document, key) => signDocument({ ...document, sri: { ...document.sri, constructor: 'x' } }, [key]),
    ],
    [
      'NOT_CANONICAL',
      (document, key) => signDocument({ ...document, pages: { prototype: ['../x'] } }, [key]),
    ],
    [
      'NOT_CANONICAL',
      (document, key) =>
        signDocument({ ...document, i18n: JSON.parse('{"__proto__":["x y"]}') as ReleaseDocument['i18n'] }, [
          key,
        ]),
    ],
    ['RELEASE_MALFORMED', (document, key) => signDocument({ ...document, entry: 'constructor' }, [key])],
    ['SEQUENCE_SKIPS', (document, key) => signDocument({ ...document, sequence: 2 }, [key])],
    [
      'SEQUENCE_SKIPS',
      (document, key) => signDocument({ ...document, sequence: Number.MAX_SAFE_INTEGER }, [key]),
    ],
    [
      'RELEASE_MALFORMED',
      (document, key) => signDocument({ ...document, base: 'https://evil.example/' }, [key]),
    ],
    ['RELEASE_MALFORMED', (document, key) => signDocument({ ...document, entry: '../entry.js' }, [key])],
    ['RELEASE_MALFORMED', (document, key) => signDocument({ ...document, sri: {} }, [key])],
    [
      'RELEASE_MALFORMED',
      (document, key) => signDocument({ ...document, getPublicPath: 'function(){}' }, [key]),
    ],
    ['OWNER_WRONG', (document, key) => signDocument({ ...document, owner: 'account' }, [key])],
    ['CONTRACT_UNKNOWN', (document, key) => signDocument({ ...document, contract: 2 }, [key])],
    [
      'FILES_DIFFER',
      (document, key) =>
        signDocument(
          { ...document, files: { ...document.files, 'more.js': document.files['entry.js'] ?? '' } },
          [key],
        ),
    ],
  ];
  it.each(bad)('is refused with %s', async (code, sign) => {
    await registry.store('mfe-casino', 'bad');
    const casino = await registry.as('squads/casino');
    const signed = await sign(
      await registry.document('mfe-casino', 'bad', 1),
      await registry.key('squads/casino'),
    );
    await expect(casino.post('/v1/releases', { document: signed })).rejects.toMatchObject({ code });
  });

  it('accepts the same release again, but no other content under its name or number', async () => {
    await registry.publish('mfe-casino', 'c1', 1);
    await registry.publish('mfe-casino', 'c1', 2);
    await registry.store('mfe-casino', 'c2');
    const [casino, key] = [await registry.as('squads/casino'), await registry.key('squads/casino')];
    const again = await registry.document('mfe-casino', 'c2', 1);
    await expect(casino.post('/v1/releases', { document: signDocument(again, [key]) })).rejects.toMatchObject(
      { code: 'SEQUENCE_LOWER' },
    );
    await registry.store('mfe-casino', 'c1', { contract: 1 });
    await writeFile(join(registry.home, 'releases/mfe-casino/c1/more.svg'), '<svg/>');
    await expect(
      casino.post('/v1/releases', {
        document: signDocument(await registry.document('mfe-casino', 'c1', 2), [key]),
      }),
    ).rejects.toMatchObject({ code: 'CONTENT_DIFFERS' });
  });

  it('carries its source in the list, the explanation and the audit; another source is the same release', async () => {
    await registry.store('mfe-casino', 'sourced');
    const source = {
      repository: 'https://git.example/casino.git',
      commit: 'a'.repeat(40),
      branch: 'main',
      author: 'Ana Ruiz <ana@casino.test>',
      isDirty: true,
      ticket: 'GAME-12',
    };
    const publishing = {
      home: registry.home,
      folder: join(registry.home, 'releases/mfe-casino/sourced'),
      baseUrl: registry.baseUrl,
      clock: Date.now,
      source,
    };
    await publishRelease(publishing);
    const { releases } = await operator.get('/v1/releases?app=mfe-casino');
    expect(releases.find(({ release }) => release === 'sourced')).toMatchObject({ source });
    const { entries } = await operator.get('/v1/audit?app=mfe-casino&limit=1');
    expect(entries[0]).toMatchObject({ kind: 'publish', release: 'sourced', after: { source } });
    const promotion = { kind: 'promote', app: 'mfe-casino', release: 'sourced', reason: 'Test' };
    await operator.post('/v1/changes', { environment: 'dev', ...promotion });
    const explained = '/v1/explain?environment=dev&app=mfe-casino&brand=tuli';
    expect(await operator.get(explained)).toMatchObject({ source });
    const [casino, key] = [await registry.as('squads/casino'), await registry.key('squads/casino')];
    const document = {
      ...(await registry.document('mfe-casino', 'sourced', 9)),
      source: { ...source, commit: 'b'.repeat(40) },
    };
    expect(await casino.post('/v1/releases', { document: signDocument(document, [key]) })).toMatchObject({
      isNew: false,
    });
  });

  it('accepts a release from another machine, whose uploaded files must match their hashes', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'foyer-elsewhere-'));
    await registry.store('mfe-casino', 'far');
    await cp(join(registry.home, 'keys'), join(elsewhere, 'keys'), { recursive: true });
    await rename(join(registry.home, 'releases/mfe-casino/far'), join(elsewhere, 'far'));
    const casino = await registry.as('squads/casino');
    const bring = (change: object): Promise<unknown> =>
      casino.post('/v1/releases/files', {
        app: 'mfe-casino',
        release: 'far',
        files: { 'entry.js': 'YQ==' },
        ...change,
      });

    await expect(bring({ files: { '../entry.js': 'YQ==' } })).rejects.toMatchObject({
      code: 'REQUEST_MALFORMED',
    });
    await expect(bring({ app: 'mfe-account' })).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await expect(bring({ release: 'c1' })).rejects.toMatchObject({ code: 'FILES_KNOWN' });
    await bring({ files: { 'more.js': 'YQ==' } }); // without a signature: deleted and uploaded again
    const publishing = {
      home: elsewhere,
      folder: join(elsewhere, 'far'),
      baseUrl: registry.baseUrl,
      clock: Date.now,
    };
    await expect(publishRelease(publishing)).resolves.toMatchObject({ release: 'far', isNew: true });
    expect(await readFile(join(registry.home, 'releases/mfe-casino/far/entry.js'), 'utf8')).toBe(
      await readFile(join(elsewhere, 'far/entry.js'), 'utf8'),
    );
    await expect(bring({})).rejects.toMatchObject({ code: 'FILES_KNOWN' });
    await rm(elsewhere, { recursive: true });
  });

  it('requires two people for the cashier: signatures and keys of one person count once', async () => {
    await registry.store('mfe-cashier', 'k1');
    const document = await registry.document('mfe-cashier', 'k1', 1);
    const [first, second] = [await registry.key('squads/cashier'), await registry.key('squads/cashier-2')];
    const cashier = await registry.as('squads/cashier');
    await expect(
      cashier.post('/v1/releases', { document: signDocument(document, [first]) }),
    ).rejects.toMatchObject({ code: 'SIGNATURES_MISSING' });
    await expect(
      cashier.post('/v1/releases', { document: signDocument(document, [first, first]) }),
    ).rejects.toMatchObject({ code: 'SIGNATURES_MISSING' });
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const third: SigningKey = { keyId: keyIdOf(publicKey), privateKey, publicKey };
    await operator.post('/v1/keys', {
      holder: 'cashier',
      roles: ['squad:cashier'],
      publicKey: publicText(publicKey),
      ...valid(),
      reason: 'a second laptop',
    });
    await expect(
      cashier.post('/v1/releases', { document: signDocument(document, [first, third]) }),
    ).rejects.toMatchObject({ code: 'SIGNATURES_MISSING' });
    await expect(
      cashier.post('/v1/releases', { document: signDocument(document, [first, second]) }),
    ).resolves.toMatchObject({ isNew: true });
  });

  it('refuses a release whose key is revoked while its files are hashed', async () => {
    await registry.store('mfe-gamification', 'g1');
    const [gamification, key] = [
      await registry.as('squads/gamification'),
      await registry.key('squads/gamification'),
    ];
    const document = signDocument(await registry.document('mfe-gamification', 'g1', 1), [key]);
    const known = await findKey(registry.pool, key.keyId);
    if (!known) throw new Error('The squad has no key.');
    const waits = async (): Promise<number> =>
      (
        await registry.pool.query(
          `select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
           where datname = current_database() and locktype = 'advisory' and not granted`,
        )
      ).rowCount ?? 0;
    let publishing: Promise<unknown> | undefined;
    await inTransaction(registry.pool, async (client) => {
      await acquireLock(client, 'registry');
      publishing = gamification.post('/v1/releases', { document }).catch((error: unknown) => error);
      while ((await waits()) === 0) await new Promise(setImmediate);
      await revokeKey(client, known, 'it was stolen', { actor: 'operator', role: 'operator' }, Date.now());
    });
    expect(await publishing).toMatchObject({ code: 'KEY_REVOKED' });
    expect(
      (await registry.pool.query(`select 1 from registry.release where app = 'mfe-gamification'`)).rowCount,
    ).toBe(0);
  });

  it('supports key rotation: releases signed with the revoked key remain valid', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const next: SigningKey = { keyId: keyIdOf(publicKey), privateKey, publicKey };
    const account = await registry.as('squads/account');
    await registry.publish('mfe-account', 'a1', 1);
    await account.post('/v1/keys', {
      holder: 'account',
      roles: ['squad:account'],
      publicKey: publicText(publicKey),
      ...valid(),
      reason: 'rotation',
    });
    await account.post('/v1/keys/revoke', {
      keyId: (await registry.key('squads/account')).keyId,
      reason: 'rotation',
    });
    await expect(account.get('/v1/keys')).rejects.toMatchObject({ code: 'KEY_REVOKED' });
    await registry.store('mfe-account', 'a2');
    const document = await registry.document('mfe-account', 'a2', 2);
    await expect(
      operator.post('/v1/releases', { document: signDocument(document, [next]) }),
    ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
    await operator.post('/v1/changes', {
      environment: 'production',
      kind: 'promote',
      app: 'mfe-account',
      release: 'a1',
      reason: 'Test',
    });
  });
});
