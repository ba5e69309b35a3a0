/**
 * Process of `run.ts`: a few sockets between the many others, and nothing else to do. Their delays do not contain the
 * time in which the process with the many sockets reads.
 */
import type { Socket } from 'node:net';
import { openSocket } from './client.ts';
import type { FromControl, ToControl } from './messages.ts';

const sockets: Socket[] = [];
const received: number[] = [];
/** @param sent - called when the message is written: a channel that is closed before loses a long one */
const send = (message: FromControl, sent: () => void = () => undefined): unknown =>
  process.send?.(message, sent);

process.on('message', (order: ToControl) => {
  if (order.kind === 'open')
    void openSocket(order, () => received.push(Date.now())).then((socket) => {
      sockets.push(socket);
      send({ kind: 'opened' });
    });
  else {
    send({ kind: 'received', at: received }, () => {
      for (const socket of sockets) socket.destroy();
      process.disconnect();
    });
  }
});
