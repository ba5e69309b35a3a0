import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readSigningKey, signingKeyIn } from '@foyer/runtime';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { registerFakeRegistry } from '../testing/fakeRegistry.ts';

const { answers, calls, foyer, home, run } = registerFakeRegistry();
const keyFile = (): string => path.join(home(), 'keys', 'squads', 'casino.pem');
const STATUS = { environment: 'production', version: 1, issuedAt: '', locks: [], withdrawn: [], apps: [] };

async function ring(patch: object = {}): Promise<void> {
  const { keyId } = await readSigningKey(keyFile());
  const key = {
    id: keyId,
    holder: 'casino',
    roles: ['squad:casino'],
    publicKey: '',
    notBefore: '2020-01-01T00:00:00.000Z',
    notAfter: '2120-01-01T00:00:00.000Z',
    revokedAt: null,
    ...patch,
  };
  answers.set('/v1/keys', { body: { keys: [key] } });
}

describe('a command with --folder', () => {
  it.each(['check', 'publish'])('only prints its options with --help: %s', async (command) => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const { code, error } = await foyer(command, '--folder', home(), '--help');
    expect([code, error, calls]).toEqual([0, '', []]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining('Folder with release.json'));
    log.mockRestore();
  });
});

describe('foyer dev --isolated', () => {
  it('prints its form with --help, and with an option that it does not have', async () => {
    expect(await run(['dev', '--isolated', '--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('foyer dev --isolated [--port 4400]'),
    });
    expect(await run(['dev', '--isolated', '--prt', '1'])).toMatchObject({
      code: 2,
      error: expect.stringContaining('USAGE'),
    });
  });
});

describe('foyer publish, before it builds', () => {
  it('names a missing key, and how to create it', async () => {
    const { code, error } = await foyer('publish', 'casino');
    expect([code, calls]).toEqual([1, []]);
    expect(error).toContain('contains no key of casino. Create one with foyer keys new casino.');
    expect(error).toContain('KEY_MISSING');
  });

  it.each([
    ['--promote', ['--reason', 'A new lobby'], 'CONFIRMATION_NEEDED'],
    ['--promote', ['--yes'], 'REASON_MISSING'],
    ['--unchecked', ['--reason', 'x'], 'REASON_MISSING'],
  ])('asks for everything that it needs: %s %j', async (option, more, expected) => {
    await signingKeyIn(keyFile());
    const { code, error } = await foyer('publish', 'casino', option, ...more);
    expect([code, error, calls]).toEqual([2, expect.stringContaining(expected), []]);
  });

  it('refuses to promote while the environment is locked', async () => {
    answers.set('/v1/status', { body: { ...STATUS, locks: [{ id: 'l1', brand: 'tuli' }] } });
    const { code, error } = await foyer('publish', 'casino', '--promote', '--yes', '--reason', 'New lobby');
    expect([code, calls.map(({ path: of }) => of)]).toEqual([1, ['/v1/status?environment=production']]);
    expect(error).toContain('production is locked for tuli, so mfe-casino cannot be promoted.');
  });

  describe('with a key of the squad', () => {
    beforeAll(() => signingKeyIn(keyFile()));

    it.each([
      ['KEY_REVOKED', { revokedAt: '2026-01-01T00:00:00.000Z' }],
      ['KEY_EXPIRED', { notAfter: '2021-01-01T00:00:00.000Z' }],
      ['KEY_NOT_YET_VALID', { notBefore: '2119-01-01T00:00:00.000Z' }],
      ['KEY_UNKNOWN', { id: 'f'.repeat(32) }],
      ['KEY_UNKNOWN', { roles: ['squad:account'] }],
    ])('refuses one that the registry does not accept: %s', async (expected, patch) => {
      await ring(patch);
      const { code, error } = await foyer('publish', 'casino');
      expect([code, error]).toEqual([1, expect.stringContaining(expected)]);
      expect(calls.map((call) => call.path)).toEqual(['/v1/keys']);
    });
  });
});

describe('foyer keys new', () => {
  it('creates the key once and prints how to add it', async () => {
    await rm(keyFile(), { force: true });
    const made = JSON.parse((await foyer('keys', 'new', 'casino', '--json')).out) as {
      keyId: string;
      recipe: string;
    };
    expect(made).toMatchObject({ isNew: true, keyId: (await readSigningKey(keyFile())).keyId });
    expect(made.recipe).toContain(`foyer keys add casino ${keyFile()} --role squad:casino`);
    expect(JSON.parse((await foyer('keys', 'new', 'casino', '--json')).out)).toMatchObject({
      isNew: false,
      keyId: made.keyId,
    });
    expect(calls).toEqual([]);
  });

  it('suggests the squad for a misspelt name', async () => {
    expect((await foyer('keys', 'new', 'casio')).error).toContain('Did you mean casino?');
  });
});

describe('foyer keys rotate', () => {
  const rotate = (): Promise<{ code: number; out: string; error: string }> =>
    foyer('keys', 'rotate', 'casino', '--reason', 'Yearly', '--json');

  it('adds a new key, uses it, revokes the old one, and continues after an interruption', async () => {
    const { keyId: old } = await signingKeyIn(keyFile());
    await ring();
    // the answer to both requests of the path
    const both = answers.get('/v1/keys')?.body as object;
    answers.set('/v1/keys', { body: { ...both, keyId: 'a'.repeat(32) } });
    answers.set('/v1/keys/revoke', { status: 503, body: { code: 'DATABASE_UNAVAILABLE', text: 'No.' } });
    expect((await rotate()).code).toBe(2);
    const { keyId: next } = await readSigningKey(keyFile());
    expect(next).not.toBe(old);

    answers.set('/v1/keys/revoke', { body: { keyId: old } });
    const { code, out } = await rotate();
    expect([code, JSON.parse(out)]).toEqual([0, { keyId: next, revoked: old, file: keyFile() }]);
    expect(calls.filter(({ body }) => body !== undefined).map((call) => [call.path, call.body])).toEqual([
      ['/v1/keys/revoke', { keyId: old, reason: 'Yearly' }],
    ]);
    expect(await readdir(path.dirname(keyFile()))).toEqual(['casino.pem']);
  });

  it('names a missing key', async () => {
    await rm(keyFile());
    expect((await foyer('keys', 'rotate', 'casino', '--key', 'operator', '--reason', 'Yearly')).code).toBe(2);
  });
});

describe('foyer doctor', () => {
  it('names keys of squads that the keyring does not accept', async () => {
    await signingKeyIn(keyFile());
    answers.set('/v1/plan', {
      body: { plan: { version: 3, apps: [] }, signed: { payload: '{}', signature: 'x', keyId: 'x' } },
    });
    answers.set('/v1/audit/verify', { body: { entries: 1, faults: [] } });
    answers.set('/v1/check', { body: { last: null } });
    await ring({ notAfter: new Date(Date.now() + 86_400_000).toISOString() });
    expect((await foyer('doctor')).out).toContain('casino expires on');
    await ring({ id: 'f'.repeat(32) });
    expect((await foyer('doctor')).out).toContain('casino is not in the keyring: foyer keys add');
    await ring();
    expect((await foyer('doctor')).out).toContain('1 on this machine, all valid');
  });
});
