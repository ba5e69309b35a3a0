import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { JACKPOT_SOURCE } from '@foyer/market';
import type { Log } from '@foyer/runtime';
import type { Caller } from '../http/callers.ts';
import type { Operator } from '../operator/operatorCalls.ts';
import type { Heartbeats } from './heartbeats.ts';
import { outgoing, parseIncoming, type Incoming, type OptInRequest, type OutgoingType } from './messages.ts';
import { optIn, type OptInResponse } from './optIn.ts';
import { MAX_BUFFERED_BYTES, writeFrame } from './textFrame.ts';

export interface ListenerDeps {
  readonly operator: Operator;
  readonly log: Log;
  /** Sockets that receive the pots: until a close frame is sent, because no other may follow it. */
  readonly potSockets: Set<Duplex>;
  readonly heartbeats: Pick<Heartbeats, 'watch'>;
  /** Current pots as a message, for a new subscriber. */
  potsNow(): Promise<string>;
  /** Wins of the player as messages that no page has confirmed. */
  unseenWins(caller: Caller): Promise<readonly string[]>;
  /** The caller's raffle tickets as a message; an empty list for visitors. */
  raffleTickets(caller: Caller | undefined): Promise<string>;
  onWinSeen(caller: Caller, winId: string): Promise<void>;
  /** Called after an opt-in choice on this socket, to notify the player's other sockets. */
  onChoice(caller: Caller, response: OptInResponse, listenerId: string): void;
}

/** One open socket. */
export interface Listener {
  readonly id: string;
  readonly brand: string;
  readonly caller: Caller | undefined;
  readonly wantsPots: boolean;
  send(message: string): void;
  /** Sends a frame that is made once for many listeners. */
  sendFrame(frame: Buffer): void;
  end(code: number, reason: string): void;
}

/** Rate limit of incoming messages, far above manual use. */
const MESSAGES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

export function createListener(
  { ws, socket }: { readonly ws: WebSocket; readonly socket: Duplex },
  { brand, caller }: Pick<Listener, 'brand' | 'caller'>,
  deps: ListenerDeps,
): Listener {
  const id = randomUUID();
  let wantsPots = false;
  let messageCount = 0;
  let minuteEndsAt = 0;
  /** Messages are handled in their order. */
  let handled = Promise.resolve();
  const isReady = (): boolean => ws.readyState === ws.OPEN && ws.bufferedAmount < MAX_BUFFERED_BYTES;

  function send(message: string): void {
    if (isReady()) ws.send(message);
  }

  /** True for a message above the rate limit. */
  function isTooMany(): boolean {
    const now = performance.now();
    if (now >= minuteEndsAt) [minuteEndsAt, messageCount] = [now + MINUTE_MS, 0];
    messageCount += 1;
    return messageCount > MESSAGES_PER_MINUTE;
  }

  function reply(type: OutgoingType, data: object): void {
    send(outgoing(type, data));
  }

  async function answerOptIn(request: OptInRequest): Promise<void> {
    if (!caller)
      return reply('PlayerOptInResponse', { instance_id: request.instance_id, reasons: ['NOT_SIGNED_IN'] });
    try {
      const response = await optIn(deps.operator, caller, request);
      reply('PlayerOptInResponse', response);
      if (response.reasons.length === 0) deps.onChoice(caller, response, id);
    } catch (error) {
      deps.log.warn('opt-in request failed', { error });
      reply('PlayerOptInResponse', { instance_id: request.instance_id, reasons: ['UNAVAILABLE'] });
    }
  }

  async function handle(message: Incoming): Promise<void> {
    // the fields of `Context` only repeat what the ticket has proved
    if (message.type === 'Context' && message.data.unseen_wins === true && caller)
      for (const win of await deps.unseenWins(caller)) send(win);
    if (message.type === 'WinSeen' && caller) await deps.onWinSeen(caller, message.data.win_id);
    if (message.type === 'PlayerOptInRequest') await answerOptIn(message.data);
    if (message.type === 'PlayerRaffleTicketsRequest') send(await deps.raffleTickets(caller));
    if (message.type !== 'SubscribeRequest') return;
    wantsPots = message.data.events.some(({ source }) => source === JACKPOT_SOURCE);
    if (!wantsPots || ws.readyState !== ws.OPEN) return void deps.potSockets.delete(socket);
    send(await deps.potsNow());
    if (ws.readyState === ws.OPEN) deps.potSockets.add(socket);
  }

  function close(code: number, reason: string): void {
    deps.potSockets.delete(socket);
    ws.close(code, reason);
  }

  deps.heartbeats.watch(ws, socket);
  ws.once('close', () => deps.potSockets.delete(socket));
  ws.on('message', (data: Buffer, isBinary) => {
    const message = isBinary || isTooMany() ? undefined : parseIncoming(data.toString('utf8'));
    if (!message) return close(1008, 'Not understood');
    handled = handled
      .then(() => handle(message))
      .catch((error: unknown) => {
        deps.log.warn('message handling failed', { type: message.type, error });
        close(1011, 'Try again');
      });
  });

  return {
    id,
    brand,
    caller,
    get wantsPots() {
      return wantsPots;
    },
    send,
    // without compression and fragments, the library writes whole frames to the same socket, in the same order
    sendFrame(frame) {
      if (ws.readyState === ws.OPEN) writeFrame(socket, frame);
    },
    end: close,
  };
}
