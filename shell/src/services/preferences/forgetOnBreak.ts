import type { EventBus } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';
import type { CookieJar, CookieName } from '../storage/adapters/cookies.ts';
import type { KeyValueStorage } from '../storage/adapters/safeStorage.ts';

export interface BreakPorts {
  readonly bus: EventBus;
  readonly local: Pick<KeyValueStorage, 'removeItem'>;
  readonly cookies: Pick<CookieJar, 'remove'>;
  /** Absent where the browser has no service workers. */
  readonly workers: Pick<ServiceWorkerContainer, 'getRegistrations'> | undefined;
}

/** Stored values that would remind a player of play (requirements/entities#client-storage). */
const STORED = ['recently-played-games', 'is-last-played-game-live', 'odds-format', 'openPayment'] as const;
const COOKIES: readonly CookieName[] = [
  'sportsCoupon',
  'displayWantToDepositDialog',
  'welcomeShownAt',
  'userEmail',
  'aff',
];

/**
 * Deletes what this browser remembers about play, and its push subscriptions, when a time-out or exclusion
 * starts (requirements/regulation#self-exclusion). Every tab does it at the end of its session.
 */
export function forgetOnBreak({ bus, local, cookies, workers }: BreakPorts): void {
  bus.on('session.signed-out', ({ reason }) => {
    if (reason !== 'BREAK_STARTED') return;
    for (const name of STORED) local.removeItem(name);
    for (const name of COOKIES) cookies.remove(name);
    void endPush(workers).catch(ignoreError('push is not available'));
  });
}

async function endPush(workers: BreakPorts['workers']): Promise<void> {
  for (const registration of (await workers?.getRegistrations()) ?? [])
    await (await registration.pushManager.getSubscription())?.unsubscribe();
}
