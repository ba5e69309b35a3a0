import type { WebSocket } from 'ws';

/** A line that died is noticed within two beats. */
const BEAT_MS = 12_000;

export interface Heartbeat {
  /** Ms between two pings. */
  readonly everyMs?: number;
  /** With each ping to an end that answered the last one: a page cannot see a ping, so what it must notice is said here. */
  onBeat?(): void;
}

/** Pings a socket until it closes, and lets go of it when the other end has not answered since the last time; also when it fails. */
export function keepHeartbeat(socket: WebSocket, { everyMs = BEAT_MS, onBeat }: Heartbeat = {}): void {
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
