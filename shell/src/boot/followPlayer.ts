import { importPart } from '../lib/importPart.ts';
import type { PlayerServicesPorts } from './playerServices.ts';

const AGAIN_AFTER_MS = 5_000;

/**
 * Loads the player services as soon as a session exists: they read its player. A guard is active until they are ready: no money flow
 * opens for an unknown player.
 */
export function followPlayer(ports: PlayerServicesPorts): void {
  const { guards, telemetry } = ports.services;
  const { session } = ports.access;
  let hasStarted = false;

  async function start(): Promise<void> {
    const held = session.heldSession();
    if (hasStarted || held === undefined) return;
    hasStarted = true;
    const releaseGuard = guards.register('player-services', 'pending');
    try {
      const { startPlayerServices } = await importPart(() => import('./playerServices.ts'));
      startPlayerServices(ports);
      releaseGuard();
    } catch (error) {
      // the guard stays active
      telemetry.failed('player-services', error);
      session.playerRead(held, false);
      hasStarted = false;
      setTimeout(() => void start(), AGAIN_AFTER_MS);
    }
  }

  session.subscribe(() => void start());
  void start();
}
