import type { EventBus, LogoutReason, Overlays, ConsentState, Store } from '@foyer/contract';
import type { CookieJar } from '../storage/adapters/cookies.ts';

export interface PlayerMemoryPorts {
  readonly bus: EventBus;
  readonly consent: Store<ConsentState>;
  readonly cookies: CookieJar;
  readonly overlays: Pick<Overlays, 'current' | 'subscribe'>;
  now(): number;
}

export interface PlayerMemory {
  /** Called with each answer for the player. */
  playerRead(player: { readonly email: string | null }): void;
}

/** Ends of a session after which the same player signs in again. */
const EXPIRED: ReadonlySet<LogoutReason | undefined> = new Set<LogoutReason>([
  'SESSION_EXPIRED',
  'JWT_EXPIRED',
]);

/**
 * Stored values of a player (requirements/entities#client-storage): when the first game for money started and
 * when the reality check was answered, which logout clears; and after an expired session, with preferences
 * consent, the email for the next sign-in, which drops it (requirements/reliability#safe-forms).
 */
export function rememberPlayer({ bus, consent, cookies, overlays, now }: PlayerMemoryPorts): PlayerMemory {
  let email: string | undefined;
  let isChecking = false;

  bus.on('game.launched', ({ mode }) => {
    if (mode === 'REAL' && cookies.read('gameInit') === undefined) cookies.write('gameInit', String(now()));
  });
  overlays.subscribe(() => {
    const overlay = overlays.current();
    const wasChecking = isChecking;
    isChecking = overlay.status === 'open' && overlay.request.variant === 'reality-check';
    if (wasChecking && !isChecking) cookies.write('realityCheck', String(now()));
  });
  bus.on('session.signed-in', () => cookies.remove('userEmail'));
  bus.on('session.signed-out', ({ reason }) => {
    cookies.remove('gameInit');
    cookies.remove('realityCheck'); // requirements/states#session
    if (email !== undefined && EXPIRED.has(reason) && consent.current().preferences)
      cookies.write('userEmail', email);
    email = undefined;
  });
  consent.subscribe(() => {
    if (!consent.current().preferences) cookies.remove('userEmail');
  });

  return {
    playerRead: (player) => {
      email = player.email ?? undefined;
    },
  };
}
