import { describe, expect, it } from '@jest/globals';
import path from 'node:path';
import { registerFakeRegistry } from '../testing/fakeRegistry.ts';

const { answers, calls, foyer, home } = registerFakeRegistry();

describe('foyer keys', () => {
  const id = 'a'.repeat(32);

  it('revokes a stolen key and prints the releases that run instead', async () => {
    answers.set('/v1/keys/revoke', {
      body: {
        keyId: id,
        withdrawn: ['mfe-casino@evil'],
        restored: [{ environment: 'production', app: 'mfe-casino', release: 'c1' }],
        retained: ['staging'],
      },
    });
    const { code, out } = await foyer('keys', 'revoke', id, '--since', '2h', '--reason', 'Stolen', '--yes');
    expect([code, calls.map((call) => call.path)]).toEqual([0, ['/v1/keys/revoke']]);
    expect(Date.now() - Date.parse(String(calls[0]?.body?.['since']))).toBeGreaterThanOrEqual(7_200_000);
    expect(out).toContain(
      'Withdrawn in every environment: mfe-casino@evil\n  production: mfe-casino runs c1 again\n  staging: the shell keeps running',
    );
  });

  it('sends only the public key of a file', async () => {
    answers.set('/v1/keys', { status: 201, body: { keyId: id } });
    await foyer(
      'keys',
      'add',
      'casino',
      path.join(home(), 'keys', 'staff', 'operator.pem'),
      '--role',
      'squad:casino',
      '--reason',
      'The next one',
    );
    expect(calls[0]?.body).toMatchObject({
      holder: 'casino',
      roles: ['squad:casino'],
      publicKey: expect.stringMatching(/^-----BEGIN PUBLIC KEY-----/) as unknown,
    });
  });

  it('sends the staff email of the holder and lists it', async () => {
    answers.set('/v1/keys', { status: 201, body: { keyId: id } });
    const file = path.join(home(), 'keys', 'staff', 'operator.pem');
    const options = ['--role', 'operator', '--email', 'ann@staff.test', '--reason', 'Content'];
    await foyer('keys', 'add', 'ann', file, ...options);
    expect(calls[0]?.body).toMatchObject({ holder: 'ann', email: 'ann@staff.test' });
    const key = {
      id,
      roles: ['operator'],
      publicKey: '',
      notBefore: '',
      notAfter: '2028-01-01',
      revokedAt: null,
    };
    answers.set('/v1/keys', {
      body: {
        keys: [
          { ...key, holder: 'ann', email: 'ann@staff.test' },
          { ...key, holder: 'launcher' },
        ],
      },
    });
    const { out } = await foyer('keys');
    expect(out).toMatch(/ann +ann@staff\.test +operator/);
    expect(out).toMatch(/launcher +– +operator/);
  });

  it('changes nothing without a confirmation', async () => {
    const { code, error } = await foyer('keys', 'revoke', id, '--reason', 'Stolen');
    expect([code, calls]).toEqual([2, []]);
    expect(error).toContain('CONFIRMATION_NEEDED');
  });
});
