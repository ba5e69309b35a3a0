import type { HealthCheck } from './health.ts';

/** What players would miss, in the words of a page and not of our machinery. */
const PARTS: Readonly<Record<string, string>> = {
  api: 'account',
  identity: 'sign-in',
  games: 'games',
  jackpot: 'jackpot',
  'sports-feed': 'sports',
};
const LOOK_EVERY_MS = 5_000;
const DEADLINE_MS = 2_000;
/** One look that fails may be a hiccup. */
const FAILURES = 2;

/** What is not there for players now; whoever asks keeps it up to date, and nobody asks more often than the services can bear. */
export function createStanding(
  checks: Readonly<Record<string, HealthCheck>>,
  clock: () => number,
): () => readonly string[] {
  const failures = new Map<string, number>();
  let lookedAt = -Infinity;
  let missing: readonly string[] = [];

  async function look(): Promise<void> {
    const watched = Object.entries(checks).filter(([name]) => PARTS[name] !== undefined);
    await Promise.all(
      watched.map(async ([name, check]) => {
        const isUp = await Promise.race([
          check().then(
            () => true,
            () => false,
          ),
          new Promise<false>((resolve) => setTimeout(resolve, DEADLINE_MS, false).unref()),
        ]);
        failures.set(name, isUp ? 0 : (failures.get(name) ?? 0) + 1);
      }),
    );
    missing = watched.flatMap(([name]) => ((failures.get(name) ?? 0) >= FAILURES ? [PARTS[name] ?? ''] : []));
  }

  return () => {
    if (clock() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = clock();
      void look();
    }
    return missing;
  };
}
