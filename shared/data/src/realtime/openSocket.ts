/**
 * Longest time that a WebSocket may take to connect, and to be acknowledged, in ms (requirements/constants#sockets).
 * Without it a server that accepts the connection and never answers holds the page for minutes.
 */
export const CONNECT_TIMEOUT_MS = 30_000;

const CONNECTING = 0;

/** Opens a WebSocket at a path of the page's origin. If it does not connect in time, it closes (code 1006). */
export function openSocket(path: string): WebSocket {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${path}`);
  closeUnconnected(socket, CONNECT_TIMEOUT_MS);
  return socket;
}

/** A constructor whose sockets close if they do not connect in time. */
export function withConnectTimeout(Base: typeof WebSocket, timeoutMs = CONNECT_TIMEOUT_MS): typeof WebSocket {
  return class extends Base {
    constructor(...address: ConstructorParameters<typeof WebSocket>) {
      super(...address);
      closeUnconnected(this, timeoutMs);
    }
  };
}

function closeUnconnected(socket: WebSocket, timeoutMs: number): void {
  setTimeout(() => {
    if (socket.readyState === CONNECTING) socket.close();
  }, timeoutMs);
}
