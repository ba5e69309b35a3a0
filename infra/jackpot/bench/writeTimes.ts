import { Socket } from 'node:net';

/** One of this many writes is timed, so that the measurement costs next to nothing. */
const SAMPLE = 50;
/** First byte of a frame with a whole text, and the length above which it has a longer head: the pots. */
const TEXT = 0x81;
const MIN_BYTES = 125;

/** Times from a change to the writes of its message, in the process that writes them. */
export function sampleWrites(): {
  take(): { readonly written: readonly number[]; readonly bytes: number };
  changed(): void;
} {
  let changedAt = performance.now();
  let count = 0;
  let bytes = 0;
  let times: number[] = [];
  // the method that Duplex gives to a socket
  const write = Reflect.get(Socket.prototype, 'write') as (...call: readonly unknown[]) => boolean;
  Reflect.set(Socket.prototype, 'write', function (this: Socket, ...call: readonly unknown[]) {
    const [chunk] = call;
    if (Buffer.isBuffer(chunk) && chunk[0] === TEXT && chunk.length > MIN_BYTES) {
      bytes = chunk.length;
      count += 1;
      if (count % SAMPLE === 0) times.push(performance.now() - changedAt);
    }
    return Reflect.apply(write, this, call);
  });
  return {
    take() {
      const taken = times;
      times = [];
      return { written: taken, bytes };
    },
    changed() {
      changedAt = performance.now();
    },
  };
}
