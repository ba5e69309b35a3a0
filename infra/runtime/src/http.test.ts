import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { receiveSigned, sendJson } from './http.ts';
import { signRequest } from './signing.ts';

const SECRET = 'secret';
const LIMIT = 64;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    void receiveSigned(request, response, SECRET, Date.now, LIMIT).then(
      (received) => received && sendJson(response, 200, { heard: received.body ?? 'nothing' }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** What is said to a body that another one, or none, was signed for. */
async function send(sent: Buffer, signed: Buffer | string): Promise<[number, unknown]> {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/path`, {
    method: 'POST',
    headers: signRequest(SECRET, { method: 'POST', path: '/path', body: signed }, Date.now()),
    body: new Uint8Array(sent),
  });
  return [answer.status, await answer.json()];
}

/** Text that reads alike, one of it no UTF-8. */
const [text, bytes] = [Buffer.from('"\uFFFD"'), Buffer.from([0x22, 0xff, 0x22])];

describe('a signed call', () => {
  it.each<[string, Buffer, Buffer | string, number, unknown]>([
    ['as signed', Buffer.from('{"a":1}'), '{"a":1}', 200, { heard: { a: 1 } }],
    ['with nothing in it', Buffer.alloc(0), '', 200, { heard: 'nothing' }],
    ['with what only bytes can tell apart', text, text, 200, { heard: '\uFFFD' }],
    ['whose bytes read as what was signed', bytes, text, 401, { code: 'SIGNATURE_INVALID' }],
    ['signed, and no UTF-8', bytes, bytes, 400, { code: 'BODY_NOT_JSON' }],
    ['signed, and no JSON', Buffer.from('{'), '{', 400, { code: 'BODY_NOT_JSON' }],
    [
      'of the longest',
      Buffer.from(`"${'x'.repeat(LIMIT - 2)}"`),
      `"${'x'.repeat(LIMIT - 2)}"`,
      200,
      { heard: 'x'.repeat(LIMIT - 2) },
    ],
    [
      'of a byte more',
      Buffer.from(`"${'x'.repeat(LIMIT - 1)}"`),
      `"${'x'.repeat(LIMIT - 1)}"`,
      413,
      { code: 'BODY_TOO_LARGE' },
    ],
  ])('%s', async (_what, sent, signed, status, body) =>
    expect(await send(sent, signed)).toEqual([status, body]),
  );
});
