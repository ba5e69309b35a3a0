import { describe, expect, it } from '@jest/globals';
import { registerFakeRegistry } from '../testing/fakeRegistry.ts';

const { answers, calls, foyer } = registerFakeRegistry();

describe('foyer', () => {
  it('invites a staff member and prints the link once', async () => {
    const link = 'http://console.localhost:4008/realms/staff/invitation/token';
    const invitation = { invitationId: 'i1', link, expiresAt: '2026-11-22T09:00:00.000Z' };
    answers.set('/v1/staff/invitations', { status: 201, body: invitation });
    const args = ['staff', 'invite', 'ana@operator.example', '--role', 'operator', '--reason', 'First'];
    const { code, out } = await foyer(...args);
    expect(code).toBe(0);
    expect(calls).toEqual([
      {
        path: '/v1/staff/invitations',
        body: { email: 'ana@operator.example', name: 'ana', roles: ['operator'], reason: 'First' },
        isSigned: true,
      },
    ]);
    expect(out).toContain(link);
    expect(out).toContain('until 2026-11-22 09:00 UTC');
    expect(JSON.parse((await foyer(...args, '--json')).out)).toEqual(invitation);
  });

  it.each([[['staff']], [['staff', 'invite', 'ana@operator.example']]])(
    'names the missing argument of %j',
    async (args) => {
      expect((await foyer(...args)).code).toBe(2);
    },
  );
});
