import { type EvidenceCell, EVIDENCE_CELL_MS } from '@foyer/runtime';
import { readEnvironment } from '../plan/environments.ts';
import type { EnvironmentState } from '../plan/environmentState.ts';
import type { EnvironmentName } from '@foyer/kernel/environments';
import type { Figures, Health, ReleaseHealth } from '@foyer/kernel/health-answers';
import type { Registry } from '../registry.ts';
import { addCodes, addReady, EMPTY_HISTOGRAM, readEvidence } from './evidenceStore.ts';
import { quantileOf } from './quantile.ts';

const FINE_MINUTES = 30;
const FINE_STEP_MS = 10_000;
const MINUTE_MS = 60_000;
const COARSE_MINUTES = 360;

/** Step of the charts in milliseconds, for a range in minutes. */
function stepFor(minutes: number): number {
  if (minutes <= FINE_MINUTES) return FINE_STEP_MS;
  return minutes <= COARSE_MINUTES ? MINUTE_MS : 10 * MINUTE_MS;
}

export async function healthOf(
  { pool, clock }: Registry,
  environment: EnvironmentName,
  minutes: number,
  app?: string,
): Promise<Health> {
  const now = clock();
  const [from, to, stepMs] = [now - minutes * MINUTE_MS, now + EVIDENCE_CELL_MS, stepFor(minutes)];
  const [{ state }, cells] = await Promise.all([
    readEnvironment(pool, environment),
    readEvidence(pool, { environment, app, from, to, stepMs }),
  ]);
  const releases = [...grouped(cells, (cell) => `${cell.app} ${cell.release}`).values()].map((own) =>
    releaseHealth(state, own),
  );
  return {
    environment,
    minutes,
    stepSeconds: stepMs / 1_000,
    from: new Date(from).toISOString(),
    to: new Date(now).toISOString(),
    releases: releases.sort(byRole),
  };
}

function releaseHealth(state: EnvironmentState, cells: readonly EvidenceCell[]): ReleaseHealth {
  const { app = '', release = '' } = cells[0] ?? {};
  return {
    app,
    release,
    role: roleOf(state, app, release),
    ...figuresOf(cells),
    codes: cells.map(({ codes }) => codes).reduce(addCodes, {}),
    brands: [...grouped(cells, ({ brand }) => brand)].map(([brand, own]) => ({ brand, ...figuresOf(own) })),
    series: [...grouped(cells, ({ at }) => String(at))].map(([at, own]) => ({
      at: new Date(Number(at)).toISOString(),
      ...figuresOf(own),
    })),
  };
}

function roleOf(state: EnvironmentState, app: string, release: string): ReleaseHealth['role'] {
  if (state.defaults[app] === release) return 'default';
  return state.rollouts.some((rule) => rule.app === app && rule.release === release) ? 'canary' : 'other';
}

export function figuresOf(
  cells: readonly Pick<EvidenceCell, 'opened' | 'failed' | 'broke' | 'ready'>[],
): Figures {
  const ready = cells.map((cell) => cell.ready).reduce(addReady, EMPTY_HISTOGRAM);
  const sum = (count: (cell: Pick<EvidenceCell, 'opened' | 'failed' | 'broke'>) => number): number =>
    cells.reduce((total, cell) => total + count(cell), 0);
  const broke = sum((cell) => cell.broke);
  return {
    loads: sum(({ opened, failed }) => opened + failed),
    failures: sum(({ failed }) => failed) + broke,
    broke,
    measured: ready.reduce((total, count) => total + count, 0),
    readyP50: quantileOf(ready, 0.5) ?? null,
    readyP95: quantileOf(ready, 0.95) ?? null,
  };
}

export function grouped<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const ORDER: readonly ReleaseHealth['role'][] = ['canary', 'default', 'other'];

function byRole(left: ReleaseHealth, right: ReleaseHealth): number {
  return (
    left.app.localeCompare(right.app) ||
    ORDER.indexOf(left.role) - ORDER.indexOf(right.role) ||
    right.loads - left.loads
  );
}
