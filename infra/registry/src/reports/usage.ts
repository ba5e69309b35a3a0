import type { EnvironmentName } from '@foyer/kernel/environments';
import type { ReleaseUsage, Usage } from '@foyer/kernel/report-answers';
import { EVIDENCE_CELL_MS, TIMINGS, type EvidenceCell } from '@foyer/runtime';
import { addCodes, addReady, addTimings, EMPTY_HISTOGRAM, readEvidence } from '../health/evidenceStore.ts';
import { quantileOf } from '../health/quantile.ts';
import type { Registry } from '../registry.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAX_USES = 50;

/** Timings, uses and signals of each release. */
export async function usageOf(
  { pool, clock }: Pick<Registry, 'pool' | 'clock'>,
  environment: EnvironmentName,
  { minutes, app, release }: { minutes: number; app?: string | undefined; release?: string | undefined },
): Promise<Usage> {
  const now = clock();
  const cells = await readEvidence(pool, {
    environment,
    app,
    ...(release !== undefined && { releases: [release] }),
    from: now - minutes * MINUTE_MS,
    to: now + EVIDENCE_CELL_MS,
    stepMs: HOUR_MS,
  });
  const names = [...new Set(cells.map((cell) => `${cell.app} ${cell.release}`))].sort();
  return {
    environment,
    minutes,
    releases: names.map((name) => usageIn(cells.filter((cell) => `${cell.app} ${cell.release}` === name))),
  };
}

function usageIn(cells: readonly EvidenceCell[]): ReleaseUsage {
  const { app = '', release = '' } = cells[0] ?? {};
  const timings = cells.map((cell) => cell.timings ?? {}).reduce(addTimings, {});
  const uses = cells.map((cell) => cell.uses ?? {}).reduce(addCodes, {});
  const rows: Readonly<Record<string, readonly number[]>> = {
    ready: cells.map(({ ready }) => ready).reduce(addReady, EMPTY_HISTOGRAM),
    ...timings,
  };
  return {
    app,
    release,
    timings: ['ready', ...TIMINGS].flatMap((name) => {
      const histogram = rows[name];
      const count = histogram?.reduce((sum, value) => sum + value, 0) ?? 0;
      return histogram === undefined || count === 0
        ? []
        : [
            {
              name,
              count,
              p50: quantileOf(histogram, 0.5) ?? null,
              p95: quantileOf(histogram, 0.95) ?? null,
            },
          ];
    }),
    uses: Object.entries(uses)
      .map(([name, count]) => ({ name, count }))
      .sort((left, right) => right.count - left.count)
      .slice(0, MAX_USES),
    signals: cells.map((cell) => cell.signals ?? {}).reduce(addCodes, {}),
  };
}
