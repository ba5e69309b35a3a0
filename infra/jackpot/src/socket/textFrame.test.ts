import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './textFrame.ts';

let server: WebSocketServer;
let page: WebSocket;
let write: (frame: Buffer) => void;
let send: (message: string) => void;
const received: string[] = [];

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, perMessageDeflate: false });
  const connected = once(server, 'connection');
  page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  page.on('message', (data: Buffer, isBinary) => {
    if (!isBinary) received.push(data.toString());
  });
  const [socket, request] = (await connected) as [WebSocket, { socket: { write(frame: Buffer): void } }];
  write = (frame) => request.socket.write(frame);
  send = (message) => socket.send(message);
  if (page.readyState !== page.OPEN) await once(page, 'open');
});
afterAll(async () => {
  page.terminate();
  await new Promise((resolve) => server.close(resolve));
});

async function receive(count: number): Promise<readonly string[]> {
  while (received.length < count) await once(page, 'message');
  return received.splice(0);
}

describe('textFrame', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536])('is read as a message of %i bytes', async (length) => {
    const message = 'x'.repeat(length);
    write(textFrame(message));
    expect(await receive(1)).toEqual([message]);
  });

  it('counts bytes, not characters', async () => {
    const message = '€'.repeat(100);
    write(textFrame(message));
    expect(await receive(1)).toEqual([message]);
  });

  it('keeps its place between messages of the library', async () => {
    const frame = textFrame('frame');
    for (const message of ['one', 'two']) {
      send(message);
      write(frame);
    }
    expect(await receive(4)).toEqual(['one', 'frame', 'two', 'frame']);
  });
});
