import { beforeEach, describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import type { IdentityProvider, SignedIn } from './identityProvider.ts';
import { createSessions, type StaffSession } from './sessions.ts';

const PERSON: SignedIn = {
  subject: 's1',
  name: 'Olga',
  email: 'operator@staff.test',
  roles: ['operator'],
  accessToken: 'first',
  expiresInSeconds: 300,
  refreshToken: 'refresh',
  idToken: 'id',
};

let now: number;
let renewals: number;
let renew: IdentityProvider['renew'];

const provider = { renew: (token: string) => renew(token) } as IdentityProvider;
const sessions = () => createSessions({ provider, clock: () => now });
const requestWith = (cookie: string) => ({ headers: { cookie } }) as IncomingMessage;

beforeEach(() => {
  now = 1_000_000;
  renewals = 0;
  renew = async () => {
    renewals += 1;
    return { ...PERSON, accessToken: `renewed-${renewals}`, roles: ['auditor'] };
  };
});

function startSession(all: ReturnType<typeof sessions>): StaffSession {
  const session = all.of(requestWith(`other=1; foyer_console=${all.begin(PERSON)}`));
  if (!session) throw new Error('The session does not exist.');
  return session;
}

describe('staff session', () => {
  it('is found by its handle only', () => {
    const all = sessions();
    expect(startSession(all).person).toEqual({
      subject: 's1',
      name: 'Olga',
      email: 'operator@staff.test',
      roles: ['operator'],
    });
    expect(all.of(requestWith('foyer_console=guessed'))).toBeUndefined();
    expect(all.of(requestWith(''))).toBeUndefined();
  });

  it('is not found by the stored hash', () => {
    const all = sessions();
    expect(all.of(requestWith(`foyer_console=${startSession(all).id}`))).toBeUndefined();
  });

  it('reuses a valid token and renews it once for concurrent requests', async () => {
    const all = sessions();
    const session = startSession(all);
    expect(await all.tokenOf(session)).toBe('first');
    now += 271_000;
    expect(await Promise.all([all.tokenOf(session), all.tokenOf(session), all.tokenOf(session)])).toEqual([
      'renewed-1',
      'renewed-1',
      'renewed-1',
    ]);
    expect(renewals).toBe(1);
  });

  it('takes roles from the latest token', async () => {
    const all = sessions();
    const handle = all.begin(PERSON);
    const session = all.of(requestWith(`foyer_console=${handle}`));
    if (session) await all.tokenOf(session, { isRefused: true });
    expect(all.of(requestWith(`foyer_console=${handle}`))?.person.roles).toEqual(['auditor']);
  });

  it('ends when the realm’s session ends', async () => {
    const all = sessions();
    const session = startSession(all);
    renew = async () => undefined;
    await expect(all.tokenOf(session, { isRefused: true })).rejects.toMatchObject({
      status: 401,
      code: 'SIGNED_OUT',
    });
    await expect(all.tokenOf(session)).rejects.toMatchObject({ status: 401 });
  });

  it('survives an unavailable identity service', async () => {
    const all = sessions();
    const session = startSession(all);
    renew = async () => Promise.reject(new Error('away'));
    await expect(all.tokenOf(session, { isRefused: true })).rejects.toMatchObject({
      status: 503,
      code: 'IDENTITY_AWAY',
    });
    expect(await all.tokenOf(session)).toBe('first');
  });

  it('ends after eight hours and on sign-out', () => {
    const all = sessions();
    const handle = all.begin(PERSON);
    now += 8 * 3_600_000;
    expect(all.of(requestWith(`foyer_console=${handle}`))).toBeUndefined();
    const session = startSession(all);
    expect(all.end(session)).toBe('id');
    expect(all.end(session)).toBeUndefined();
  });
});
