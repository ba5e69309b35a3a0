import { readCookie, Refusal, type Clock } from '@foyer/runtime';
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { SESSION_COOKIE } from './cookies.ts';
import type { IdentityProvider, SignedIn } from './identityProvider.ts';

/** A staff member's session in one browser. */
export interface StaffSession {
  readonly id: string;
  readonly person: Pick<SignedIn, 'subject' | 'name' | 'email' | 'roles'>;
}

/** Sessions of the console with their tokens. */
export interface Sessions {
  of(request: IncomingMessage): StaffSession | undefined;
  /** @returns the handle for the browser's cookie. */
  begin(signedIn: SignedIn): string;
  /**
   * A valid token, renewed when necessary.
   * @throws {@link Refusal} 401 when the person must sign in again.
   */
  tokenOf(session: StaffSession, options?: { readonly isRefused?: boolean }): Promise<string>;
  /** @returns its id token, for signing out of identity. */
  end(session: StaffSession): string | undefined;
}

/** Same as the realm's session lifetime. */
const SESSION_MS = 8 * 3_600_000;
/** Renewal margin, so that a token does not expire in transit. */
const RENEWED_BEFORE_MS = 30_000;
const MAX_SESSIONS = 10_000;
const HANDLE_BYTES = 32;

interface StoredSession {
  signedIn: Omit<SignedIn, 'idToken'>;
  readonly idToken: string | undefined;
  tokenEnds: number;
  readonly ends: number;
  renewal: Promise<void> | undefined;
}

/** In memory: after a restart, identity's session signs the person in without interaction. */
export function createSessions({
  provider,
  clock,
}: {
  readonly provider: IdentityProvider;
  readonly clock: Clock;
}): Sessions {
  const stored = new Map<string, StoredSession>();

  async function renew(id: string, session: StoredSession): Promise<void> {
    const { refreshToken } = session.signedIn;
    const renewed = refreshToken === undefined ? undefined : await provider.renew(refreshToken);
    if (!renewed) return void stored.delete(id);
    session.signedIn = renewed;
    session.tokenEnds = clock() + renewed.expiresInSeconds * 1_000;
  }

  function sweep(): void {
    for (const [id, { ends }] of stored) if (ends <= clock()) stored.delete(id);
    for (const id of stored.keys()) if (stored.size >= MAX_SESSIONS) stored.delete(id);
  }

  return {
    of(request) {
      const id = idOf(readCookie(request, SESSION_COOKIE) ?? '');
      const found = stored.get(id);
      if (!found || found.ends <= clock()) return undefined;
      const { subject, name, email, roles } = found.signedIn;
      return { id, person: { subject, name, email, roles } };
    },
    begin({ idToken, ...signedIn }) {
      sweep();
      const handle = randomBytes(HANDLE_BYTES).toString('base64url');
      stored.set(idOf(handle), {
        signedIn,
        idToken,
        tokenEnds: clock() + signedIn.expiresInSeconds * 1_000,
        ends: clock() + SESSION_MS,
        renewal: undefined,
      });
      return handle;
    },
    async tokenOf({ id }, { isRefused = false } = {}) {
      const session = stored.get(id);
      if (session && (isRefused || session.tokenEnds - clock() < RENEWED_BEFORE_MS)) {
        session.renewal ??= renew(id, session).finally(() => (session.renewal = undefined));
        await session.renewal.catch(() => {
          throw new Refusal(
            503,
            'IDENTITY_AWAY',
            'Sign-in is not responding, so your identity cannot be verified. Try again in a moment.',
          );
        });
      }
      const now = stored.get(id);
      if (!now) throw new Refusal(401, 'SIGNED_OUT', 'Your session has ended. Sign in again.');
      return now.signedIn.accessToken;
    },
    end({ id }) {
      const idToken = stored.get(id)?.idToken;
      stored.delete(id);
      return idToken;
    },
  };
}

/** Hashed, so that lookup timing reveals nothing about handles. */
function idOf(handle: string): string {
  return createHash('sha256').update(handle).digest('base64url');
}
