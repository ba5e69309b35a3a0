import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Pings sockets, and terminates those that do not answer. */
export interface Heartbeats {
  /** Pings a socket until it closes; terminates it when it fails or does not answer. */
  watch(ws: WebSocket, socket: Duplex): void;
  close(): void;
}

/** An empty ping, unmasked (RFC 6455, section 5.5.2), made once for all sockets. */
export const PING_FRAME = Buffer.of(0x89, 0x00);
const STEP_MS = 1_000;
/** Steps between two pings of a socket. */
export const ROUND_STEPS = 50;
/** Steps in which a ping has to be answered: with `ROUND_STEPS`, a dead connection is detected within a minute. */
export const ANSWER_STEPS = 10;

interface Beat {
  readonly ws: WebSocket;
  readonly socket: Duplex;
  isAnswering: boolean;
}

/**
 * One timer for all sockets. It pings a group of them in each step, so that the answers arrive together: with 10,000
 * sockets, a timer and a wake-up for each ping and each answer cost more than the pings themselves (ADR 0319).
 */
export function createHeartbeats(): Heartbeats {
  const groups = Array.from({ length: ROUND_STEPS }, () => new Set<Beat>());
  const groupAt = (step: number): Set<Beat> => groups[(step + ROUND_STEPS) % ROUND_STEPS] ?? new Set();
  let added = 0;
  let step = 0;

  const timer = setInterval(() => {
    step += 1;
    for (const { ws, isAnswering } of groupAt(step - ANSWER_STEPS)) if (!isAnswering) ws.terminate();
    for (const beat of groupAt(step)) {
      if (beat.ws.readyState !== beat.ws.OPEN || !beat.socket.writable) continue;
      beat.isAnswering = false;
      beat.socket.write(PING_FRAME);
    }
  }, STEP_MS);

  return {
    watch(ws, socket) {
      const beat: Beat = { ws, socket, isAnswering: true };
      const group = groupAt((added += 1));
      group.add(beat);
      ws.on('pong', () => (beat.isAnswering = true));
      ws.on('error', () => ws.terminate());
      ws.once('close', () => group.delete(beat));
    },
    close: () => clearInterval(timer),
  };
}
