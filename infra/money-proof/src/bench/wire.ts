import { connect } from 'node:net';

export interface WireResponse {
  readonly status: number;
  readonly body: string;
}

/**
 * A keep-alive connection with one request at a time. The load generator shares the cores with the api, and
 * an HTTP client library would use as much CPU as the api itself.
 */
export interface Wire {
  send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<WireResponse>;
  close(): void;
}

const DEADLINE_MS = 10_000;
const HEAD_END = '\r\n\r\n';

export function openWire(port: number): Wire {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let received: Buffer = Buffer.alloc(0);
  let waiting:
    | { readonly resolve: (response: WireResponse) => void; readonly reject: (error: Error) => void }
    | undefined;

  function fail(error: Error): void {
    waiting?.reject(error);
    waiting = undefined;
    socket.destroy();
  }

  socket.setTimeout(DEADLINE_MS, () => fail(new Error('The api did not respond before the deadline.')));
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The api closed the connection.')));
  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const response = parseResponse(received);
    if (!response || !waiting) return;
    const { resolve } = waiting;
    received = Buffer.alloc(0);
    waiting = undefined;
    resolve(response);
  });

  return {
    send: (method, path, headers, body) =>
      new Promise((resolve, reject) => {
        // nothing would end the wait for the answer
        if (socket.destroyed) return reject(new Error('The connection is closed.'));
        waiting = { resolve, reject };
        const lines = Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('');
        socket.write(
          `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n${lines}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      }),
    close: () => socket.destroy(),
  };
}

/** Undefined while the response is incomplete. Every response of the api has a Content-Length. */
function parseResponse(received: Buffer): WireResponse | undefined {
  const end = received.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const length = Number(/^content-length: (\d+)/im.exec(head)?.[1]);
  const from = end + HEAD_END.length;
  if (received.length < from + length) return undefined;
  return { status: Number(head.slice(9, 12)), body: received.toString('utf8', from, from + length) };
}
