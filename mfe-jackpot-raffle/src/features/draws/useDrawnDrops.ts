import { raffleDrawSchema, type RaffleDraw } from '@foyer/kernel/raffle-draw';
import { useServices, useTimedReload } from '@foyer/platform';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import { readJson } from '../raffle/adapters/readJson.ts';

const PATH = '/v1/raffles/draws';
/** Maximum number of draws on the page. */
const SHOWN = 10;

/** A drop that has ended is drawn some seconds later: the list is read this often until it is. */
const DRAW_MS = 2_000;

const listSchema = v.object({ draws: v.array(raffleDrawSchema) });

export interface DrawnDrops {
  /** Newest first; undefined until they have loaded. */
  readonly drawn: readonly RaffleDraw[] | undefined;
  readonly hasFailed: boolean;
}

/**
 * The latest draws of the brand, without ticket lists.
 * @param runningIds - the running drops: another value means that a draw is due
 */
export function useDrawnDrops(runningIds: string): DrawnDrops {
  const { now } = useServices();
  const [state, setState] = useState<DrawnDrops>({ drawn: undefined, hasFailed: false });
  const [isDue, setDue] = useState(false);
  const [readings, setReadings] = useState(0);
  const readAgain = useCallback(() => setReadings((count) => count + 1), []);
  useTimedReload(readAgain, { everyMs: isDue ? DRAW_MS : undefined });
  // Synchronises with the provider.
  useEffect(() => {
    let isOver = false;
    readJson(PATH)
      .then((body) => v.parse(listSchema, body))
      .then(
        ({ draws }) => {
          if (isOver) return;
          setDue(draws.some((draw) => draw.state !== 'drawn' && Date.parse(draw.ends_at) <= now()));
          setState({
            drawn: draws.filter((draw) => draw.state === 'drawn').slice(0, SHOWN),
            hasFailed: false,
          });
        },
        () => {
          if (!isOver) setState(({ drawn }) => ({ drawn, hasFailed: true }));
        },
      );
    return () => {
      isOver = true;
    };
  }, [runningIds, readings, now]);
  return state;
}
