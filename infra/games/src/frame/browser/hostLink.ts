import {
  GAME_PROTOCOL_VERSION,
  parseHostMessage,
  type GameMessage,
  type HostMessage,
} from '@foyer/kernel/game-host';

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'v' | 'nonce'> : never;
export type Announcement = WithoutEnvelope<GameMessage>;

export interface HostLink {
  say(message: Announcement): void;
  /** Calls back for every genuine message of the host. */
  listen(hear: (message: HostMessage) => void): void;
}

/**
 * The frame's end of the protocol: only the window that embeds it, only from an origin of the launch, only with its nonce.
 * The first message that passes fixes the origin; until then `hello` goes to each possible one, and the browser drops what does not fit.
 */
export function createHostLink(nonce: string, origins: readonly string[]): HostLink {
  let origin: string | undefined = [...(location.ancestorOrigins ?? [])].find((ancestor) =>
    origins.includes(ancestor),
  );
  return {
    say(message) {
      for (const target of origin === undefined ? origins : [origin]) {
        window.parent.postMessage({ v: GAME_PROTOCOL_VERSION, nonce, ...message }, target);
      }
    },
    listen(hear) {
      window.addEventListener('message', (event) => {
        if (event.source !== window.parent || !origins.includes(event.origin)) return;
        if (origin !== undefined && event.origin !== origin) return;
        const message = parseHostMessage(event.data);
        if (!message || message.nonce !== nonce) return;
        origin = event.origin;
        hear(message);
      });
    },
  };
}
