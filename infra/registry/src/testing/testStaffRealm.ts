import { receiveSigned, sendJson, type StaffRole } from '@foyer/runtime';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Member {
  readonly staffId: string;
  readonly email: string;
  roles: readonly StaffRole[];
  isActive: boolean;
}

export interface TokenFault {
  readonly issuer?: string;
  readonly audience?: string;
  readonly lifeSeconds?: number;
  readonly type?: string;
  readonly withoutRoles?: boolean;
  readonly foreignKey?: boolean;
}

/**
 * Stub of identity's staff realm with real keys and tokens, and the two endpoints that the registry calls.
 */
export interface TestStaffRealm {
  readonly port: number;
  /** Members by their sign-in code; tests change or remove them. */
  readonly members: ReadonlyMap<string, Member>;
  token(email: string, fault?: TokenFault): Promise<string>;
  close(): Promise<void>;
}

const SECRET = 'x';
const ISSUER = 'http://console.localhost:4008/realms/staff';

export async function startTestStaffRealm(): Promise<TestStaffRealm> {
  const [own, foreign] = await Promise.all([
    generateKeyPair('ES256', { extractable: true }),
    generateKeyPair('ES256'),
  ]);
  const jwk: JWK = { ...(await exportJWK(own.publicKey)), kid: 'staff-1', alg: 'ES256', use: 'sig' };
  const member = (staffId: string, ...roles: StaffRole[]): [string, Member] => [
    `${staffId}@staff.test`,
    { staffId, email: `${staffId}@staff.test`, roles, isActive: true },
  ];
  const members = new Map([
    member('operator', 'operator'),
    member('second', 'operator'),
    member('auditor', 'auditor'),
    member('casino', 'squad:casino'),
    member('sportsbook', 'squad:sportsbook'),
  ]);

  const server = createServer((request, response) => {
    if (request.url === '/internal/realms/staff/certs') return sendJson(response, 200, { keys: [jwk] });
    void receiveSigned(request, response, SECRET, Date.now).then((received) => {
      if (!received) return;
      const staffId = /^\/internal\/staff\/sessions\/session-of-(\w+)\/state$/.exec(request.url ?? '')?.[1];
      if (staffId !== undefined) {
        const found = members.get(`${staffId}@staff.test`);
        return sendJson(
          response,
          200,
          found?.isActive === true ? { active: true, staffId, roles: found.roles } : { active: false },
        );
      }
      const found = members.get((received.body as { email: string }).email);
      sendJson(response, 200, { staff: found ?? null });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    port: (server.address() as AddressInfo).port,
    members,
    token(
      email,
      {
        issuer = ISSUER,
        audience = 'registry',
        lifeSeconds = 300,
        type = 'at+jwt',
        withoutRoles = false,
        foreignKey = false,
      } = {},
    ) {
      const found = members.get(email);
      if (!found) throw new Error(`No staff member has the code ${email}.`);
      const now = Math.floor(Date.now() / 1_000);
      return new SignJWT({
        name: found.staffId,
        email,
        sid: `session-of-${found.staffId}`,
        ...(withoutRoles ? {} : { roles: found.roles }),
      })
        .setProtectedHeader({ alg: 'ES256', kid: 'staff-1', typ: type })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(found.staffId)
        .setJti(`token-${Math.random()}`)
        .setIssuedAt(now + Math.min(0, lifeSeconds) - 1)
        .setExpirationTime(now + lifeSeconds)
        .sign(foreignKey ? foreign.privateKey : own.privateKey);
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
