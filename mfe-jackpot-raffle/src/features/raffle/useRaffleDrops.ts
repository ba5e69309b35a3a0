import { DROP_TYPES } from '@foyer/kernel/raffle-draw';
import { useMarket, useServices, useTimedReload } from '@foyer/platform';
import { useCallback, useEffect, useState } from 'react';
import { readDrops, type RaffleDrop } from './raffleDrop.ts';
import { readJson } from './adapters/readJson.ts';

/** After the end of a countdown the drops are fetched again (requirements/constants#raffle). */
export const REFETCH_MS = 1_500;
/** While no drop could be fetched, or one is missing, they are fetched again at this interval, in ms. */
const RECOVERY_MS = 5_000;
/**
 * Time for which a missing drop is expected, in ms: the next one opens up to a second after the end of the last. A
 * brand may also offer fewer types.
 */
const OPENING_MS = 60_000;

export interface RaffleDrops {
  /** Undefined until the first answer. */
  readonly drops: readonly RaffleDrop[] | undefined;
  readonly hasFailed: boolean;
  readonly busy: boolean;
  retry(): void;
}

/** The running drops, fetched again 1.5 s after the end of each, and while one is missing. */
export function useRaffleDrops(): RaffleDrops {
  const { now, telemetry, connection } = useServices();
  const { operator, brand } = useMarket();
  const [drops, setDrops] = useState<readonly RaffleDrop[]>();
  const [missingSince, setMissingSince] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const [busy, setBusy] = useState(true);
  const [round, setRound] = useState(0);
  const retry = useCallback(() => setRound((count) => count + 1), []);

  // Synchronises with the provider.
  useEffect(() => {
    let isOver = false;
    setBusy(true);
    readDrops(readJson, { operator: operator.id, brand: brand.id })
      .then(
        (next) => {
          if (isOver) return;
          setDrops(next);
          setMissingSince((since) => (next.length < DROP_TYPES.length ? (since ?? now()) : undefined));
          setFailed(false);
        },
        (error: unknown) => {
          if (isOver) return;
          telemetry.failed('raffle.drops', error);
          setFailed(true);
        },
      )
      .finally(() => {
        if (!isOver) setBusy(false);
      });
    return () => {
      isOver = true;
    };
  }, [operator, brand, telemetry, now, round]);

  const ends = drops?.map(({ raffle }) => raffle.endsAt) ?? [];
  // repeated until the following drop is open
  const isOver = ends.some((end) => end <= now());
  const isOpening = missingSince !== undefined && now() - missingSince < OPENING_MS;
  useTimedReload(retry, {
    at: ends.map((end) => end + REFETCH_MS),
    everyMs: isOver ? REFETCH_MS : (hasFailed && !drops) || isOpening ? RECOVERY_MS : undefined,
  });

  // Synchronises with the network: refetches requests that failed offline.
  useEffect(
    () =>
      connection.subscribe(() => {
        if (connection.current() === 'online' && hasFailed) retry();
      }),
    [connection, hasFailed, retry],
  );

  return { drops, hasFailed, busy, retry };
}
