import type { Duplex } from 'node:stream';

/** Above this many buffered bytes a slow client skips updates; the next update is complete. */
export const MAX_BUFFERED_BYTES = 64 * 1024;
const FINAL_TEXT = 0x81;
const MAX_SHORT = 125;
const MAX_MEDIUM = 0xff_ff;
const MEDIUM = 126;
const LONG = 127;
const LONG_HEAD_BYTES = 10;
const MEDIUM_HEAD_BYTES = 4;
const SHORT_HEAD_BYTES = 2;

/**
 * A message as one unmasked, uncompressed text frame (RFC 6455, section 5.2). Made once, it can be written to any number of
 * sockets, which saves the header and the second write of each.
 */
export function textFrame(message: string): Buffer {
  const length = Buffer.byteLength(message);
  const headBytes =
    length <= MAX_SHORT ? SHORT_HEAD_BYTES : length <= MAX_MEDIUM ? MEDIUM_HEAD_BYTES : LONG_HEAD_BYTES;
  const frame = Buffer.allocUnsafe(headBytes + length);
  frame[0] = FINAL_TEXT;
  if (headBytes === SHORT_HEAD_BYTES) frame[1] = length;
  else if (headBytes === MEDIUM_HEAD_BYTES) {
    frame[1] = MEDIUM;
    frame.writeUInt16BE(length, SHORT_HEAD_BYTES);
  } else {
    frame[1] = LONG;
    frame.writeBigUInt64BE(BigInt(length), SHORT_HEAD_BYTES);
  }
  frame.write(message, headBytes);
  return frame;
}

/** Writes a frame to a socket that still sends; a slow one skips it. */
export function writeFrame(socket: Duplex, frame: Buffer): void {
  if (socket.writable && socket.writableLength < MAX_BUFFERED_BYTES) socket.write(frame);
}
