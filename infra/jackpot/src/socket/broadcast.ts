import type { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { isBrandId, jackpotTermsOf } from '@foyer/market';
import { BUS_RECONNECTED, type Bus, type Log, type Pool } from '@foyer/runtime';
import { POTS_CHANGED } from '../pots/collector.ts';
import { WON, type Won } from '../pots/payOutstanding.ts';
import { shownPots } from '../pots/potModel.ts';
import { readDeadlines, shownDeadlines } from '../pots/mustHit.ts';
import { readPots } from '../pots/potStore.ts';
import type { Listener } from './listener.ts';
import { outgoing } from './messages.ts';
import { textFrame, writeFrame } from './textFrame.ts';
import { winMessages } from './winMessages.ts';

export interface BroadcastDeps {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly instanceId: string;
  /** Sockets that receive the pots. Nothing else of a connection is read in a broadcast: 10,000 fill the cache. */
  readonly potSockets: ReadonlySet<Duplex>;
}

/** Minimum interval between updates to clients, however many bets there are (requirements/platform#jackpot-fan-out). */
const MIN_INTERVAL_MS = 1_000;
/** Sockets written to before other work of the service gets its turn. */
const BATCH = 500;

/** The pots as an outgoing message. */
export async function potsMessage(pool: Pool, instanceId: string): Promise<string> {
  const [pots, deadlines] = await Promise.all([readPots(pool, instanceId), readDeadlines(pool, instanceId)]);
  return outgoing('JackpotUpdate', {
    id: instanceId,
    pots: shownPots(pots),
    // an extension of the provider's protocol
    must_hit: shownDeadlines(deadlines),
  });
}

/** Broadcasts pot updates and wins to all subscribers, each as one frame. */
export function createBroadcast(deps: BroadcastDeps, listeners: ReadonlySet<Listener>): { close(): void } {
  const { pool, potSockets, bus, log, instanceId } = deps;
  let timer: NodeJS.Timeout | undefined;
  let lastSentAt = 0;

  function changed(): void {
    if (timer) return;
    const wait = Math.max(0, lastSentAt + MIN_INTERVAL_MS - performance.now());
    timer = setTimeout(() => {
      broadcastPots().catch((error: unknown) => log.warn('pot broadcast failed', { error }));
    }, wait);
  }

  async function broadcastPots(): Promise<void> {
    lastSentAt = performance.now();
    timer = undefined;
    const frame = textFrame(await potsMessage(pool, instanceId));
    let written = 0;
    for (const socket of potSockets) {
      if (written > 0 && written % BATCH === 0) await turn();
      writeFrame(socket, frame);
      written += 1;
    }
  }

  const unsubscribes = [
    bus.subscribe(POTS_CHANGED, changed),
    bus.subscribe(BUS_RECONNECTED, changed),
    bus.subscribe(WON, (payload) => {
      changed();
      announce(listeners, payload as Won);
    }),
  ];
  return {
    close() {
      clearTimeout(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}

/** The winner receives the player id with the win; other subscribers receive it without. */
function announce(listeners: ReadonlySet<Listener>, won: Won): void {
  if (!isBrandId(won.brand) || !jackpotTermsOf(won.brand)) return;
  const { own, others } = winMessages(won.brand, won.playerId, won);
  const [winner, other] = [textFrame(own), textFrame(others)];
  for (const listener of listeners) {
    if (listener.wantsPots) listener.sendFrame(listener.caller?.playerId === won.playerId ? winner : other);
  }
}
