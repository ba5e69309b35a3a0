/**
 * Process of `run.ts --floor`: the least that Node needs to write the same bytes to the same number of sockets, without
 * a protocol, a database and a heartbeat.
 */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { INTERVAL_MS, type FromService } from './messages.ts';
import { sampleWrites } from './writeTimes.ts';

const MESSAGE_BYTES = Number(process.argv[2]);
const HEAD_BYTES = 4;
const ANSWER = 'HTTP/1.1 101 Switching Protocols\r\n\r\n';

const writes = sampleWrites(process.argv[3] === 'writes');
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  socket.setNoDelay();
  socket.once('data', () => {
    socket.write(ANSWER);
    sockets.add(socket);
    socket.resume();
  });
  socket.on('error', () => sockets.delete(socket));
});
const frame = Buffer.alloc(HEAD_BYTES + MESSAGE_BYTES, ' ');
frame.writeUInt16BE(0x817e, 0);
frame.writeUInt16BE(MESSAGE_BYTES, 2);

const send = (message: FromService): unknown => process.send?.(message);
let isOver = false;
process.once('message', () => (isOver = true));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', 20_000, resolve));
send({ kind: 'listening', port: (server.address() as AddressInfo).port });
while (!isOver) {
  await wait(INTERVAL_MS);
  const { user, system } = process.cpuUsage();
  send({ kind: 'changed', at: Date.now(), userUs: user, systemUs: system, ...writes.take() });
  writes.changed();
  for (const socket of sockets) socket.write(frame);
}
for (const socket of sockets) socket.destroy();
server.close();
process.disconnect();
