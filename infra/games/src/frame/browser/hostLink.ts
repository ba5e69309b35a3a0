import {
  GAME_PROTOCOL_VERSION,
  parseHostMessage,
  type GameMessage,
  type HostMessage,
} from '@foyer/kernel/game-host';

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'v' | 'nonce'> : never;
export type Announcement = WithoutEnvelope<GameMessage>;

export interface HostLink {
  send(message: Announcement): void;
  /** Calls the handler for every authenticated message of the host. */
  listen(onMessage: (message: HostMessage) => void): void;
}

/**
 * The frame's side of the protocol. Accepts only the embedding window, an origin of the launch and its
 * nonce. The first valid message fixes the origin; until then `hello` is sent to each allowed one.
 */
export function createHostLink(nonce: string, origins: readonly string[]): HostLink {
  let origin: string | undefined = [...(location.ancestorOrigins ?? [])].find((ancestor) =>
    origins.includes(ancestor),
  );
  return {
    send(message) {
      for (const target of origin === undefined ? origins : [origin]) {
        window.parent.postMessage({ v: GAME_PROTOCOL_VERSION, nonce, ...message }, target);
      }
    },
    listen(onMessage) {
      window.addEventListener('message', (event) => {
        if (event.source !== window.parent || !origins.includes(event.origin)) return;
        if (origin !== undefined && event.origin !== origin) return;
        const message = parseHostMessage(event.data);
        if (!message || message.nonce !== nonce) return;
        origin = event.origin;
        onMessage(message);
      });
    },
  };
}
