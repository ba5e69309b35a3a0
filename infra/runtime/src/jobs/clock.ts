/** Milliseconds since the epoch, UTC. Injected so that tests control the time. */
export type Clock = () => number;

export function systemClock(): number {
  return Date.now();
}
