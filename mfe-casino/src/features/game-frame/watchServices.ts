import { REALITY_CHECK_GUARD, type Guard, type Services } from '@foyer/contract';
import type { GameFrameEvent } from './gameFrame.states.ts';

/** Transactions that the game reports itself. */
const OF_GAMES: ReadonlySet<string> = new Set(['CasinoBet', 'CasinoWin', 'CasinoRollback']);

/**
 * Sends overlay, connection, session, wallet and guard changes to the machine as events. Returns the
 * function that stops it.
 */
export function watchServices(
  { overlays, connection, session, bus, guards }: Services,
  send: (event: GameFrameEvent) => void,
): () => void {
  let overlay = overlays.current();
  let link = connection.current();
  let active = guards.current();
  /** True if the game is paused for a reality check that is not shown yet. */
  let isHeldForCheck = false;
  const unsubscribe = [
    overlays.subscribe(() => {
      const before = overlay;
      overlay = overlays.current();
      if (overlay.status === 'open' && before.status !== 'open') {
        isHeldForCheck = false;
        send({
          type: 'overlay-opened',
          reason: overlay.request.variant === 'reality-check' ? 'reality-check' : 'overlay',
        });
      }
      if (overlay.status !== 'open' && before.status === 'open') send({ type: 'overlay-closed' });
    }),
    connection.subscribe(() => {
      const before = link;
      link = connection.current();
      if (link === 'online' && before !== 'online') send({ type: 'connection-restored' });
    }),
    session.subscribe(() => {
      const { status } = session.current();
      if (status === 'LOGGED_OUT' || status === 'ERROR') send({ type: 'session-ended' });
    }),
    guards.subscribe(() => {
      const before = active;
      active = guards.current();
      const [wasChecking, isChecking] = [hasCheck(before), hasCheck(active)];
      // paused before the check reads its figures: a round that starts meanwhile would be missing in them and
      // continue behind the check
      if (!wasChecking && isChecking) {
        isHeldForCheck = true;
        send({ type: 'overlay-opened', reason: 'reality-check' });
      }
      if (!isChecking && isHeldForCheck) {
        isHeldForCheck = false;
        send({ type: 'overlay-closed' }); // the check could not be shown
      }
      if (before.some(({ id }) => !active.some((guard) => guard.id === id))) send({ type: 'guard-lifted' });
    }),
    bus.on('wallet.changed', ({ moneyType }) => {
      if (!OF_GAMES.has(moneyType)) send({ type: 'money-moved' });
    }),
  ];
  return () => unsubscribe.forEach((stop) => stop());
}

function hasCheck(active: readonly Guard[]): boolean {
  return active.some(({ id }) => id === REALITY_CHECK_GUARD);
}
