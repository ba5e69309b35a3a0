import type { WebSocket } from 'ws';

/** A dead connection is detected within two intervals. */
const BEAT_MS = 12_000;

export interface Heartbeat {
  /** Ping interval in ms. */
  readonly everyMs?: number;
  /**
   * Called with each ping while the other end answers. Pages cannot observe pings, so a heartbeat message
   * for them is sent here.
   */
  onBeat?(): void;
}

/** Pings a socket until it closes; terminates it when it fails or has not answered the last ping. */
export function startHeartbeat(socket: WebSocket, { everyMs = BEAT_MS, onBeat }: Heartbeat = {}): void {
  let isAnswering = true;
  const timer = setInterval(() => {
    if (!isAnswering) return socket.terminate();
    isAnswering = false;
    socket.ping();
    onBeat?.();
  }, everyMs);
  socket.on('pong', () => (isAnswering = true));
  socket.on('error', () => socket.terminate());
  socket.once('close', () => clearInterval(timer));
}
