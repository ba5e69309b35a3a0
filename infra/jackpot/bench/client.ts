import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const TEXT = 0x81;
const PING = 0x89;
const CLIENT_PONG = 0x8a;
const MASKED = 0x80;
const SHORT = 125;
/** Masks of zeros leave the bytes as they are. */
const NO_MASK = Buffer.alloc(4);

/**
 * Opens a WebSocket with the least work for this process, so that the figures are those of the service: a frame is
 * counted, not parsed. Works for whole frames of up to 64 KB in one chunk, as a local connection delivers them.
 */
export async function openSocket(
  { port, path, subscribe }: { readonly port: number; readonly path: string; readonly subscribe: string },
  onMessage: (bytes: number) => void,
): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay();
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      'host: 127.0.0.1',
      'brand: aurora',
      'connection: Upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}`,
      '',
      '',
    ].join('\r\n'),
  );
  // a connection that ends without an answer has no error
  const ended = once(socket, 'close').then(() => [Buffer.from('the connection ended')]);
  const [answer] = (await Promise.race([once(socket, 'data'), ended])) as [Buffer];
  if (!answer.includes('101 Switching Protocols')) throw new Error(`Refused: ${answer.toString()}`);
  socket.on('data', (chunk: Buffer) => readFrames(chunk, socket, onMessage));
  const payload = Buffer.from(subscribe);
  if (payload.length > SHORT) throw new RangeError('The subscription is too long for this client.');
  socket.write(Buffer.concat([Buffer.of(TEXT, MASKED | payload.length), NO_MASK, payload]));
  return socket;
}

function readFrames(chunk: Buffer, socket: Socket, onMessage: (bytes: number) => void): void {
  let at = 0;
  while (at < chunk.length) {
    const short = chunk[at + 1] ?? 0;
    const head = short > SHORT ? 4 : 2;
    const length = short > SHORT ? chunk.readUInt16BE(at + 2) : short;
    if (chunk[at] === TEXT) onMessage(head + length);
    else if (chunk[at] === PING)
      socket.write(
        Buffer.concat([
          Buffer.of(CLIENT_PONG, MASKED | length),
          NO_MASK,
          chunk.subarray(at + head, at + head + length),
        ]),
      );
    else throw new Error('The client of the benchmark expects whole text frames and pings.');
    at += head + length;
  }
}
