import { EventEmitter } from 'node:events';
import { PassThrough, type Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import { afterEach, describe, expect, it } from '@jest/globals';
import { JACKPOT_SOURCE } from '@foyer/market';
import { createLog } from '@foyer/runtime';
import { createListener, type Listener } from './listener.ts';

const OPEN = 1;
const CLOSING = 2;

class FakeWebSocket extends EventEmitter {
  readonly OPEN = OPEN;
  readyState = OPEN;
  readonly bufferedAmount = 0;
  readonly sent: string[] = [];
  send(message: string): void {
    this.sent.push(message);
  }
  close(code: number): void {
    this.readyState = CLOSING;
    this.sent.push(`closed ${code}`);
  }
}

let ws: FakeWebSocket;
afterEach(() => void ws.emit('close'));

function open(potsNow: () => Promise<string> = () => Promise.resolve('pots')) {
  ws = new FakeWebSocket();
  const socket = new PassThrough();
  const potSockets = new Set<Duplex>();
  const unused = () => Promise.reject(new Error('not used'));
  const listener: Listener = createListener(
    { ws: ws as unknown as WebSocket, socket },
    { brand: 'aurora', caller: undefined },
    {
      operator: { choose: unused, choice: unused, session: unused, contributions: unused } as never,
      log: createLog('jackpot', () => undefined),
      potSockets,
      heartbeats: { watch: () => undefined },
      potsNow,
      unseenWins: unused,
      raffleTickets: unused,
      onWinSeen: unused,
      onChoice: () => undefined,
    },
  );
  return { listener, potSockets };
}

async function subscribe(source: string = JACKPOT_SOURCE): Promise<void> {
  const data = { events: [{ source, event_type: '*' }] };
  ws.emit('message', Buffer.from(JSON.stringify({ type: 'SubscribeRequest', data })), false);
  await turn();
}

describe('the pots of a socket', () => {
  it('follow after the first message with them, until the subscription ends', async () => {
    const { potSockets } = open();
    await subscribe();
    expect(ws.sent).toEqual(['pots']);
    expect(potSockets.size).toBe(1);
    await subscribe('another-source');
    expect(potSockets.size).toBe(0);
  });

  it.each<[string, (listener: Listener) => unknown]>([
    ['the end of the session', (listener) => listener.end(4401, 'Session destroyed')],
    ['a message that is not understood', () => ws.emit('message', Buffer.from('?'), false)],
    ['the end of the connection', () => ws.emit('close')],
  ])('do not follow a close frame: %s', async (_case, end) => {
    const { listener, potSockets } = open();
    await subscribe();
    end(listener);
    expect(potSockets.size).toBe(0);
  });

  it('do not follow when the session ends before the first message', async () => {
    const pots = Promise.withResolvers<string>();
    const { listener, potSockets } = open(() => pots.promise);
    await subscribe();
    listener.end(4401, 'Session destroyed');
    pots.resolve('pots');
    await turn();
    expect(potSockets.size).toBe(0);
    expect(ws.sent).toEqual(['closed 4401']);
  });
});
