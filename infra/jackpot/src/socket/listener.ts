import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { JACKPOT_SOURCE } from '@foyer/market';
import { keepHeartbeat, type Log } from '@foyer/runtime';
import type { Caller } from '../http/callers.ts';
import type { Operator } from '../operator/operatorCalls.ts';
import { outgoing, parseIncoming, type Incoming, type OptInRequest, type OutgoingType } from './messages.ts';
import { optIn, type OptInResponse } from './optIn.ts';

export interface ListenerDeps {
  readonly operator: Operator;
  readonly log: Log;
  /** The pots as they are now, as a message; for who has just asked for them. */
  potsNow(): Promise<string>;
  /** A player's choice changed on one socket: their other ones should know. */
  onChoice(caller: Caller, response: OptInResponse, listenerId: string): void;
}

/** One open socket. */
export interface Listener {
  readonly id: string;
  readonly caller: Caller | undefined;
  readonly wantsPots: boolean;
  send(message: string): void;
  end(code: number, reason: string): void;
}

/** A reader that does not read misses updates instead of costing memory: the next one says it all. */
const MOST_BUFFERED = 64 * 1024;
/** Nobody's finger is faster; what is, is no player. */
const MESSAGES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

export function createListener(ws: WebSocket, caller: Caller | undefined, deps: ListenerDeps): Listener {
  const id = randomUUID();
  let wantsPots = false;
  let said = 0;
  const minute = setInterval(() => (said = 0), MINUTE_MS);

  function send(message: string): void {
    if (ws.readyState === ws.OPEN && ws.bufferedAmount < MOST_BUFFERED) ws.send(message);
  }

  function say(type: OutgoingType, data: object): void {
    send(outgoing(type, data));
  }

  async function answerOptIn(request: OptInRequest): Promise<void> {
    if (!caller)
      return say('PlayerOptInResponse', { instance_id: request.instance_id, reasons: ['NOT_SIGNED_IN'] });
    try {
      const response = await optIn(deps.operator, caller, request);
      say('PlayerOptInResponse', response);
      if (response.reasons.length === 0) deps.onChoice(caller, response, id);
    } catch (error) {
      deps.log.warn('a choice could not be made', { error });
      say('PlayerOptInResponse', { instance_id: request.instance_id, reasons: ['UNAVAILABLE'] });
    }
  }

  async function hear(message: Incoming): Promise<void> {
    // `Context` says what the ticket said already
    if (message.type === 'PlayerOptInRequest') await answerOptIn(message.data);
    if (message.type !== 'SubscribeRequest') return;
    wantsPots = message.data.events.some(({ source }) => source === JACKPOT_SOURCE);
    if (wantsPots) send(await deps.potsNow());
  }

  keepHeartbeat(ws);
  ws.on('message', (data: Buffer, isBinary) => {
    said += 1;
    const message = isBinary ? undefined : parseIncoming(data.toString('utf8'));
    if (said > MESSAGES_PER_MINUTE || !message) return ws.close(1008, 'Not understood');
    hear(message).catch((error: unknown) => {
      deps.log.warn('a message could not be answered', { type: message.type, error });
      ws.close(1011, 'Try again');
    });
  });
  ws.once('close', () => {
    clearInterval(minute);
  });

  return {
    id,
    caller,
    get wantsPots() {
      return wantsPots;
    },
    send,
    end: (code, reason) => ws.close(code, reason),
  };
}
