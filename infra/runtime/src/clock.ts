/** Milliseconds since the epoch, UTC. Injected so that tests own time. */
export type Clock = () => number;

export function systemClock(): number {
  return Date.now();
}
