import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** The gateway of the running product. */
export interface Gateway {
  readonly port: number;
  /** By which the gateway recognises requests of this server. */
  readonly token: string;
}

const TOKEN_HEADER = 'x-foyer-development';

/** Sends a request on to the gateway; without `onAnswer` the answer is returned as it is. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { port, token }: Gateway,
  { body, headers, onAnswer }: ForwardOptions = {},
): void {
  const outgoing = httpRequest(
    {
      host: '127.0.0.1',
      port,
      method: request.method,
      path: request.url,
      headers: { ...request.headers, ...headers, [TOKEN_HEADER]: token },
    },
    (answer) => {
      if (onAnswer) return onAnswer(answer);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => response.destroy());
      return answer.pipe(response);
    },
  );
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'text/plain' }).end('The product does not answer.');
  });
  response.on('close', () => outgoing.destroy());
  if (body === undefined) request.pipe(outgoing);
  else outgoing.end(body);
}

export interface ForwardOptions {
  /** The body, when it was already read. */
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  readonly onAnswer?: (answer: IncomingMessage) => void;
}

/** Sends a WebSocket handshake on to the gateway and joins the sockets. Returns the function that closes them. */
export function forwardSocket(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { port, token }: Gateway,
): () => void {
  const gateway = connect(port, '127.0.0.1', () => {
    const lines = Object.entries({ ...request.headers, [TOKEN_HEADER]: token }).flatMap(([name, value]) =>
      [value ?? []].flat().map((one) => `${name}: ${one}`),
    );
    gateway.write(`GET ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    gateway.write(head);
    gateway.pipe(socket);
    socket.pipe(gateway);
  });
  const close = (): void => {
    gateway.destroy();
    socket.destroy();
  };
  for (const side of [gateway, socket]) side.on('error', close).on('close', close);
  return close;
}
