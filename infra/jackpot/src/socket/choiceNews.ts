import type { Bus, Log } from '@foyer/runtime';
import type { Caller } from '../http/callers.ts';
import type { Listener, ListenerDeps } from './listener.ts';
import { outgoing } from './messages.ts';

const CHOSEN = 'jackpot.choice-changed';

export interface ChoiceNews {
  readonly publish: ListenerDeps['onChoice'];
  /** Returns the function that stops it. */
  deliver(listeners: ReadonlySet<Listener>): () => void;
}

/** What a player chose on one page shows on all of theirs, whichever replica holds them. */
export function createChoiceNews(bus: Bus, log: Log): ChoiceNews {
  return {
    publish({ brand, playerId }: Caller, response, toldId) {
      bus
        .publish(CHOSEN, { brand, playerId, response, toldId })
        .catch((error: unknown) => log.warn('a choice was not announced', { error }));
    },
    deliver: (listeners) =>
      bus.subscribe(CHOSEN, (payload) => {
        const { brand, playerId, response, toldId } = payload as {
          brand: string;
          playerId: string;
          response: object;
          toldId: string;
        };
        const message = outgoing('PlayerOptInResponse', response);
        for (const listener of listeners) {
          if (
            listener.id !== toldId &&
            listener.caller?.playerId === playerId &&
            listener.caller.brand === brand
          )
            listener.send(message);
        }
      }),
  };
}
