import { REALITY_CHECK_GUARD, type Guard, type Services } from '@foyer/contract';
import type { GameFrameEvent } from './gameFrame.states.ts';

/** What a game tells of by itself. */
const OF_GAMES: ReadonlySet<string> = new Set(['CasinoBet', 'CasinoWin', 'CasinoRollback']);

/** What happens around the game, in the machine's words: overlays, the connection, the session, the wallet, guards. Returns what stops it. */
export function watchServices(
  { overlays, connection, session, bus, guards }: Services,
  send: (event: GameFrameEvent) => void,
): () => void {
  let overlay = overlays.current();
  let link = connection.current();
  let standing = guards.current();
  /** Paused for a check that is not on the screen yet. */
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
      const before = standing;
      standing = guards.current();
      const [wasChecking, isChecking] = [hasCheck(before), hasCheck(standing)];
      // before its figures are read: a round that began meanwhile would be missing in them, and run under the check
      if (!wasChecking && isChecking) {
        isHeldForCheck = true;
        send({ type: 'overlay-opened', reason: 'reality-check' });
      }
      if (!isChecking && isHeldForCheck) {
        isHeldForCheck = false;
        send({ type: 'overlay-closed' }); // it could not be shown
      }
      if (before.some(({ id }) => !standing.some((guard) => guard.id === id))) send({ type: 'guard-lifted' });
    }),
    bus.on('wallet.changed', ({ moneyType }) => {
      if (!OF_GAMES.has(moneyType)) send({ type: 'money-moved' });
    }),
  ];
  return () => unsubscribe.forEach((stop) => stop());
}

function hasCheck(standing: readonly Guard[]): boolean {
  return standing.some(({ id }) => id === REALITY_CHECK_GUARD);
}
