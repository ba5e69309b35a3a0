/** Placements of this process that have no answer yet; settlement lets them pass. */
export interface PlacementTraffic {
  /** Counts a placement until it ends. */
  track<Answer>(placing: Promise<Answer>): Promise<Answer>;
  /** Resolves when no placement is in progress, at the latest after {@link MAX_WAIT_MS}. */
  untilQuiet(): Promise<void>;
}

/** Settlement continues after this time, however many bets are placed. */
const MAX_WAIT_MS = 40;

export function createPlacementTraffic(): PlacementTraffic {
  const waiting = new Set<() => void>();
  let inProgress = 0;

  function end(): void {
    inProgress -= 1;
    if (inProgress > 0) return;
    for (const resume of waiting) resume();
  }

  return {
    track(placing) {
      inProgress += 1;
      return placing.finally(end);
    },
    untilQuiet() {
      if (inProgress === 0) return Promise.resolve();
      return new Promise((resolve) => {
        const resume = (): void => {
          clearTimeout(timer);
          waiting.delete(resume);
          resolve();
        };
        const timer = setTimeout(resume, MAX_WAIT_MS);
        waiting.add(resume);
      });
    },
  };
}
