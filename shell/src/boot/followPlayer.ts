import { persistently } from '../lib/importWithRetry.ts';
import type { PlayerServicesPorts } from './playerServices.ts';

const AGAIN_AFTER_MS = 5_000;

/**
 * Loads the player services at the first sign-in. A guard is active until they are ready: no money flow
 * opens for an unknown player.
 */
export function followPlayer(ports: PlayerServicesPorts): void {
  const { session, guards, telemetry } = ports.services;
  let isBegun = false;

  async function begin(): Promise<void> {
    if (isBegun || session.current().status !== 'LOGGED_IN') return;
    isBegun = true;
    const letGo = guards.register('player-services', 'pending');
    try {
      const { startPlayerServices } = await persistently(() => import('./playerServices.ts'));
      startPlayerServices(ports);
      letGo();
    } catch (error) {
      // the guard stays active
      telemetry.failed('player-services', error);
      isBegun = false;
      setTimeout(() => void begin(), AGAIN_AFTER_MS);
    }
  }

  session.subscribe(() => void begin());
  void begin();
}
