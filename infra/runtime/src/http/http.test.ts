import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { receiveSigned, sendJson } from './http.ts';
import { signRequest } from '../security/signing.ts';

const SECRET = 'secret';
const LIMIT = 64;
let server: Server;
/** Called with the status of each answer, also when the client has disconnected. */
let onAnswer: (status: number) => void = () => undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    void receiveSigned(request, response, SECRET, Date.now, LIMIT).then((received) => {
      if (received) sendJson(response, 200, { received: received.body ?? 'nothing' });
      onAnswer(response.statusCode);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/**
 * Sends a body with the signature of a possibly different one.
 * @returns status and answer.
 */
async function send(sent: Buffer, signed: Buffer | string): Promise<[number, unknown]> {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/path`, {
    method: 'POST',
    headers: signRequest(SECRET, { method: 'POST', path: '/path', body: signed }, Date.now()),
    body: new Uint8Array(sent),
  });
  return [response.status, await response.json()];
}

/** Two bodies that decode to the same text; the second one is invalid UTF-8. */
const [text, bytes] = [Buffer.from('"\uFFFD"'), Buffer.from([0x22, 0xff, 0x22])];

describe('signed call', () => {
  it.each<[string, Buffer, Buffer | string, number, unknown]>([
    ['as signed', Buffer.from('{"a":1}'), '{"a":1}', 200, { received: { a: 1 } }],
    ['that is empty', Buffer.alloc(0), '', 200, { received: 'nothing' }],
    ['with a replacement character', text, text, 200, { received: '\uFFFD' }],
    ['of other bytes that decode to the signed text', bytes, text, 401, { code: 'SIGNATURE_INVALID' }],
    ['that is signed but not UTF-8', bytes, bytes, 400, { code: 'BODY_NOT_JSON' }],
    ['that is signed but not JSON', Buffer.from('{'), '{', 400, { code: 'BODY_NOT_JSON' }],
    [
      'of the maximum size',
      Buffer.from(`"${'x'.repeat(LIMIT - 2)}"`),
      `"${'x'.repeat(LIMIT - 2)}"`,
      200,
      { received: 'x'.repeat(LIMIT - 2) },
    ],
    [
      'of one byte more than the maximum',
      Buffer.from(`"${'x'.repeat(LIMIT - 1)}"`),
      `"${'x'.repeat(LIMIT - 1)}"`,
      413,
      { code: 'BODY_TOO_LARGE' },
    ],
  ])('verifies the bytes of a body %s', async (_what, sent, signed, status, body) =>
    expect(await send(sent, signed)).toEqual([status, body]),
  );

  it('is answered with 400 when the client aborts the body', async () => {
    const answered = new Promise<number>((resolve) => (onAnswer = resolve));
    const arrived = new Promise<void>((resolve) => server.once('request', () => resolve()));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('POST /path HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n{"a"');
    await arrived;
    socket.destroy();
    expect(await answered).toBe(400);
  });
});
