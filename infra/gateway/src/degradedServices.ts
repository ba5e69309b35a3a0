import type { HealthCheck } from './health.ts';

/** Unavailable parts in terms of the page. */
const PARTS: Readonly<Record<string, string>> = {
  api: 'account',
  identity: 'sign-in',
  games: 'games',
  jackpot: 'jackpot',
  'sports-feed': 'sports',
};
const CHECK_INTERVAL_MS = 5_000;
const DEADLINE_MS = 2_000;
/** A single failure may be transient. */
const FAILURES = 2;

/** Services that players currently miss. Checked on request, with a minimum interval. */
export function createDegradedServices(
  checks: Readonly<Record<string, HealthCheck>>,
  clock: () => number,
): () => readonly string[] {
  const failures = new Map<string, number>();
  let checkedAt = -Infinity;
  let missing: readonly string[] = [];

  async function check(): Promise<void> {
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
    if (clock() - checkedAt >= CHECK_INTERVAL_MS) {
      checkedAt = clock();
      void check();
    }
    return missing;
  };
}
