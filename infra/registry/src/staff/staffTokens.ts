import { Refusal, type RequestProof, staffIssuer, type StaffRole } from '@foyer/runtime';
import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { Registry } from '../registry.ts';
import type { KnownKey } from '../keyring/keyring.ts';

/** Staff member who sends the request, from the claims of the staff realm. */
export interface StaffMember {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly session: string;
  readonly tokenId: string;
}

export interface StaffTokens {
  /** Verifies the token. @throws {@link Refusal} 401, 403 or 503 without a valid token. */
  member(
    authorization: string | undefined,
    request: Pick<IncomingMessage, 'method' | 'url'>,
  ): Promise<StaffMember>;
}

const AUDIENCE = 'registry';
const DEADLINE_MS = 3_000;
/** Maximum age of cached keys, and minimum interval between requests for an unknown key, in milliseconds. */
const KEY_CACHE_MS = 10 * 60_000;
const KEY_REQUEST_INTERVAL_MS = 5_000;
/**
 * Requests that need a person's or a squad's own key: a stolen session must not create keys or accounts, and
 * releases are signed.
 */
const KEYS_ONLY = /^\/v1\/(?:releases|keys(?:\/revoke)?|staff\/invitations)$/;

const CLAIMS = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(v.string(), v.minLength(1)),
  email: v.pipe(v.string(), v.minLength(1)),
  sid: v.pipe(v.string(), v.minLength(1)),
  jti: v.pipe(v.string(), v.minLength(1)),
  roles: v.pipe(
    v.array(
      v.custom<StaffRole>(
        (role) => typeof role === 'string' && /^(?:operator|auditor|support|squad:[a-z0-9-]+)$/.test(role),
      ),
    ),
    v.minLength(1),
  ),
});
const STATE = v.object({
  active: v.boolean(),
  staffId: v.optional(v.string()),
  roles: v.optional(v.array(v.string())),
});

/** True if a key only acts on behalf of staff members; it has no permissions of its own. */
export function actsForStaff(key: KnownKey): boolean {
  return key.roles.includes('console');
}

/** The caller on whose behalf a service sends the request: the staff member of its token. */
export function callerFor(
  { key, proof }: { readonly key: KnownKey; readonly proof: RequestProof },
  staff: StaffMember,
): { readonly key: KnownKey; readonly proof: RequestProof; readonly staff: StaffMember } {
  const { subject, email, session, tokenId } = staff;
  return {
    key: { ...key, holder: email, email: email.toLowerCase(), roles: staff.roles },
    proof: { ...proof, staff: { subject, email, session, tokenId } },
    staff,
  };
}

export function createStaffTokens({
  settings,
  clock,
  serviceClient,
  log,
}: Pick<Registry, 'settings' | 'clock' | 'serviceClient' | 'log'>): StaffTokens {
  const identity = `http://127.0.0.1:${settings.identityPort}`;
  const keys = createRemoteJWKSet(new URL(`${identity}/internal/realms/staff/certs`), {
    cacheMaxAge: KEY_CACHE_MS,
    cooldownDuration: KEY_REQUEST_INTERVAL_MS,
    timeoutDuration: DEADLINE_MS,
    [customFetch]: fetchKeys,
  });

  async function fetchKeys(address: string): Promise<Response> {
    const { origin, pathname } = new URL(address);
    const { status, body } = await serviceClient.call({
      baseUrl: origin,
      path: pathname,
      method: 'GET',
      deadlineMs: DEADLINE_MS,
    });
    return new Response(body, { status });
  }

  async function verified(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: staffIssuer(settings),
        audience: AUDIENCE,
        algorithms: ['ES256'],
        typ: 'at+jwt',
        requiredClaims: ['exp', 'iat'],
        currentDate: new Date(clock()),
      });
      return payload;
    } catch (error) {
      // only the base class, not a subclass, means that the keys could not be fetched
      const isTokens =
        error instanceof errors.JOSEError &&
        error.constructor !== errors.JOSEError &&
        !(error instanceof errors.JWKSTimeout);
      if (isTokens)
        throw new Refusal(401, 'TOKEN_REFUSED', 'The staff token is invalid or has expired; sign in again.');
      throw unknown(error);
    }
  }

  /**
   * Checks roles and session with identity before a change, so that a removed role or ended session counts
   * immediately and not only when the token expires after five minutes.
   */
  async function refuseChanged(member: StaffMember): Promise<void> {
    const response = await serviceClient
      .callSigned({
        baseUrl: identity,
        path: `/internal/staff/sessions/${member.session}/state`,
        body: {},
        secret: settings.internalSecret,
        clock,
        deadlineMs: DEADLINE_MS,
      })
      .catch((error: unknown) => {
        throw unknown(error);
      });
    const state = v.safeParse(STATE, response.body);
    if (response.status !== 200 || !state.success) throw unknown(response.status);
    const { active, staffId, roles = [] } = state.output;
    const isSame =
      active && staffId === member.subject && [...roles].sort().join() === [...member.roles].sort().join();
    if (!isSame)
      throw new Refusal(
        401,
        'STAFF_CHANGED',
        'The session has ended or the roles have changed; sign in again.',
      );
  }

  function unknown(error: unknown): Refusal {
    log.warn('staff realm unreachable', { error });
    return new Refusal(
      503,
      'STAFF_UNKNOWN',
      'The staff sign-in does not respond, so the token could not be checked. Try again, or use a key of your own.',
    );
  }

  return {
    async member(authorization, { method, url = '' }) {
      const token = /^Bearer ([\w.-]{1,8192})$/.exec(authorization ?? '')?.[1];
      if (token === undefined)
        throw new Refusal(
          403,
          'STAFF_NEEDED',
          'This key acts for staff members only: send their access token.',
        );
      const claims = v.safeParse(CLAIMS, await verified(token));
      if (!claims.success)
        throw new Refusal(401, 'TOKEN_REFUSED', 'The staff token lacks required claims; sign in again.');
      const { sub, jti, sid, ...rest } = claims.output;
      const member: StaffMember = { ...rest, subject: sub, tokenId: jti, session: sid };
      if (method === 'POST') {
        if (KEYS_ONLY.test(url.split('?', 1)[0] ?? ''))
          throw new Refusal(
            403,
            'NOT_PERMITTED',
            'Publishing, keys and staff accounts need your own key (foyer), not a console session.',
          );
        await refuseChanged(member);
      }
      return member;
    },
  };
}
