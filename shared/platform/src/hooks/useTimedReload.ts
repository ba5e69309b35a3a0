import { useEffect, useEffectEvent, useRef } from 'react';
import { useServices } from './useServices.ts';

/** The server's clock is compared this often, so that a computer that slept or a corrected clock delays no reload. */
const TICK_MS = 1_000;

/** Times at which {@link useTimedReload} reads again. */
export interface ReloadTimes {
  /** Instants in ms since the epoch, in any order; those in the past at the first render are ignored. */
  readonly at?: readonly number[];
  /** Period in ms, counted from the last reload; undefined for none. */
  readonly everyMs?: number | undefined;
}

/**
 * Reads again at instants of the server's clock that no message announces, and periodically while a result is
 * pending. Instants that pass together cause one reload.
 * @param reload - Must be the same function in each render.
 */
export function useTimedReload(reload: () => void, { at = [], everyMs = Infinity }: ReloadTimes): void {
  const { now } = useServices();
  const checkedAt = useRef<number>(undefined);
  const nextInstant = useEffectEvent((after: number) => Math.min(...at.filter((instant) => instant > after)));

  // Synchronises with the clock, which is outside React.
  useEffect(() => {
    let reloadedAt = now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    checkedAt.current ??= reloadedAt;
    const check = (): void => {
      const time = now();
      const isDue = nextInstant(checkedAt.current ?? time) <= time || time - reloadedAt >= everyMs;
      checkedAt.current = time;
      if (isDue) {
        reloadedAt = time;
        reload();
      }
      const next = Math.min(nextInstant(time), reloadedAt + everyMs) - time;
      timer = setTimeout(check, Math.min(TICK_MS, Math.max(0, next)));
    };
    check();
    return () => clearTimeout(timer);
  }, [now, everyMs, reload]);
}
