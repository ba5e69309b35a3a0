import { importPart } from '../lib/importPart.ts';
import type { PlayerServicesPorts } from './playerServices.ts';

const AGAIN_AFTER_MS = 5_000;

/**
 * Loads the player services at the first sign-in. A guard is active until they are ready: no money flow
 * opens for an unknown player.
 */
export function followPlayer(ports: PlayerServicesPorts): void {
  const { session, guards, telemetry } = ports.services;
  let hasStarted = false;

  async function start(): Promise<void> {
    if (hasStarted || session.current().status !== 'LOGGED_IN') return;
    hasStarted = true;
    const releaseGuard = guards.register('player-services', 'pending');
    try {
      const { startPlayerServices } = await importPart(() => import('./playerServices.ts'));
      startPlayerServices(ports);
      releaseGuard();
    } catch (error) {
      // the guard stays active
      telemetry.failed('player-services', error);
      hasStarted = false;
      setTimeout(() => void start(), AGAIN_AFTER_MS);
    }
  }

  session.subscribe(() => void start());
  void start();
}
