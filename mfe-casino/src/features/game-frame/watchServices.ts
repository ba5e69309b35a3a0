import type { Services } from '@foyer/contract';
import type { GameFrameEvent } from './gameFrame.states.ts';

/** What a game tells of by itself. */
const OF_GAMES: ReadonlySet<string> = new Set(['CasinoBet', 'CasinoWin', 'CasinoRollback']);

/** What happens around the game, in the machine's words: overlays, the connection, the session, the wallet, guards. Returns what stops it. */
export function watchServices({ overlays, connection, session, bus, guards }: Services, send: (event: GameFrameEvent) => void): () => void {
  let overlay = overlays.current();
  let link = connection.current();
  let standing = guards.current();
  const unsubscribe = [
    overlays.subscribe(() => {
      const before = overlay;
      overlay = overlays.current();
      if (overlay.status === 'open' && before.status !== 'open') {
        send({ type: 'overlay-opened', reason: overlay.request.variant === 'reality-check' ? 'reality-check' : 'overlay' });
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
      if (before.some(({ id }) => !standing.some((guard) => guard.id === id))) send({ type: 'guard-lifted' });
    }),
    bus.on('wallet.changed', ({ moneyType }) => {
      if (!OF_GAMES.has(moneyType)) send({ type: 'money-moved' });
    }),
  ];
  return () => unsubscribe.forEach((stop) => stop());
}
