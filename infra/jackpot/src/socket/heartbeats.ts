import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Sends the pings of all sockets in turn, each together with the next frame of the pots where there is one. */
export interface Heartbeats {
  /** Pings a socket until it closes; terminates it when it fails or has not answered the last ping. */
  watch(ws: WebSocket, socket: Duplex): void;
  /** True for a socket that has to be pinged. */
  isDue(socket: Duplex): boolean;
  /** Called after the ping of a due socket was written. */
  pinged(socket: Duplex): void;
  close(): void;
}

/** An empty ping, unmasked (RFC 6455, section 5.5.2). */
export const PING_FRAME = Buffer.of(0x89, 0x00);
/** A due ping waits this long for a frame of the pots. */
const STEP_MS = 1_000;
/** Sockets are divided into this many groups, one of which is due in each step: a ping to a socket every 45 s. */
const GROUPS = 45;

interface Beat {
  readonly ws: WebSocket;
  readonly socket: Duplex;
  isAnswering: boolean;
}

/** A timer for all sockets, and no write of its own for a ping while pots change: with 10,000 sockets both cost time. */
export function createHeartbeats(): Heartbeats {
  const groups = Array.from({ length: GROUPS }, () => new Set<Beat>());
  const due = new Map<Duplex, WebSocket>();
  let added = 0;
  let step = 0;

  const timer = setInterval(() => {
    // no frame of the pots was written to them in this step
    for (const [socket, ws] of due)
      if (ws.readyState === ws.OPEN && socket.writable) socket.write(PING_FRAME);
    due.clear();
    step += 1;
    for (const beat of groups[step % GROUPS] ?? []) {
      if (!beat.isAnswering) beat.ws.terminate();
      else due.set(beat.socket, beat.ws);
      beat.isAnswering = false;
    }
  }, STEP_MS);

  return {
    watch(ws, socket) {
      const beat: Beat = { ws, socket, isAnswering: true };
      const group = groups[(added += 1) % GROUPS];
      group?.add(beat);
      ws.on('pong', () => (beat.isAnswering = true));
      ws.on('error', () => ws.terminate());
      ws.once('close', () => {
        group?.delete(beat);
        due.delete(socket);
      });
    },
    isDue: (socket) => due.has(socket),
    pinged: (socket) => void due.delete(socket),
    close: () => clearInterval(timer),
  };
}
