import type { Bus, Log } from '@foyer/runtime';
import type { Caller } from '../http/callers.ts';
import type { Listener, ListenerDeps } from './listener.ts';
import { outgoing } from './messages.ts';

const CHOSEN = 'jackpot.choice-changed';

export interface ChoiceBroadcast {
  readonly publish: ListenerDeps['onChoice'];
  /** Returns the unsubscribe function. */
  deliver(listeners: ReadonlySet<Listener>): () => void;
}

/** Delivers a player's opt-in choice to that player's other sockets, on every replica. */
export function createChoiceBroadcast(bus: Bus, log: Log): ChoiceBroadcast {
  return {
    publish({ brand, playerId }: Caller, response, originId) {
      bus
        .publish(CHOSEN, { brand, playerId, response, originId })
        .catch((error: unknown) => log.warn('opt-in choice could not be published', { error }));
    },
    deliver: (listeners) =>
      bus.subscribe(CHOSEN, (payload) => {
        const { brand, playerId, response, originId } = payload as {
          brand: string;
          playerId: string;
          response: object;
          originId: string;
        };
        const message = outgoing('PlayerOptInResponse', response);
        for (const listener of listeners) {
          if (
            listener.id !== originId &&
            listener.caller?.playerId === playerId &&
            listener.caller.brand === brand
          )
            listener.send(message);
        }
      }),
  };
}
