import { Socket } from 'node:net';

/** One of this many writes is timed, so that the measurement costs next to nothing. */
const SAMPLE = 50;
/** First byte of a frame with a whole text, and the length above which it has a longer head: the pots. */
const TEXT = 0x81;
const MIN_BYTES = 125;

/**
 * Times from a change to the writes of its message, in the process that writes them.
 * @param isOn - false: no write is changed or timed
 */
export function sampleWrites(isOn: boolean): {
  take(): { readonly written: readonly number[] };
  changed(): void;
} {
  let changedAt = performance.now();
  let count = 0;
  let times: number[] = [];
  if (isOn)
    observeWrites(() => {
      count += 1;
      if (count % SAMPLE === 0) times.push(performance.now() - changedAt);
    });
  return {
    take() {
      const taken = times;
      times = [];
      return { written: taken };
    },
    changed() {
      changedAt = performance.now();
    },
  };
}

/** Calls back at each write of a frame of the pots. */
function observeWrites(onFrame: () => void): void {
  // the method that Duplex gives to a socket
  const write = Reflect.get(Socket.prototype, 'write') as (...call: readonly unknown[]) => boolean;
  Reflect.set(Socket.prototype, 'write', function (this: Socket, ...call: readonly unknown[]) {
    const [chunk] = call;
    if (Buffer.isBuffer(chunk) && chunk[0] === TEXT && chunk.length > MIN_BYTES) onFrame();
    return Reflect.apply(write, this, call);
  });
}
