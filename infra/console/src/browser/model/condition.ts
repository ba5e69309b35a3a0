import type { Health } from '@foyer/kernel/health-answers';
import type { StatusCell } from '@foyer/kernel/status-answers';

/** Health rating of a cell. */
export type Condition = 'good' | 'watch' | 'bad' | 'unknown' | 'off';

/** Minimum number of page views for a rating. */
const MIN_LOADS = 20;
/** Shares of failed page views from which a cell is degraded and failing. */
const WATCH_SHARE = 0.01;
const BAD_SHARE = 0.05;

export interface CellHealth {
  readonly condition: Condition;
  readonly loads: number;
  readonly failures: number;
}

/** Health of the release that most visitors of the cell get. */
export function healthOfCell(cell: StatusCell, app: string, health: Health | undefined): CellHealth {
  if (cell.decision?.kind !== 'release') return { condition: 'off', loads: 0, failures: 0 };
  const { release } = cell.decision;
  const own = health?.releases
    .find((one) => one.app === app && one.release === release)
    ?.brands.find(({ brand }) => brand === cell.brand);
  return {
    condition: conditionOf(own?.loads ?? 0, own?.failures ?? 0),
    loads: own?.loads ?? 0,
    failures: own?.failures ?? 0,
  };
}

export function conditionOf(loads: number, failures: number): Condition {
  if (loads < MIN_LOADS)
    return failures > 0 && failures / Math.max(loads, 1) >= BAD_SHARE && failures >= 3 ? 'watch' : 'unknown';
  const share = failures / loads;
  if (share >= BAD_SHARE) return 'bad';
  return share >= WATCH_SHARE ? 'watch' : 'good';
}

export const FILTERS = ['all', 'off', 'rollout', 'pinned', 'locked', 'unwell'] as const;
export type Filter = (typeof FILTERS)[number];

/** True if a cell matches the filter. */
export function matchesFilter(filter: Filter, cell: StatusCell, condition: Condition): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'off':
      return cell.decision?.kind === 'off';
    case 'rollout':
      return cell.rollout !== undefined;
    case 'pinned':
      return cell.layer === 'market' && cell.decision?.kind === 'release';
    case 'locked':
      return cell.isLocked;
    case 'unwell':
      return condition === 'bad' || condition === 'watch';
  }
}
