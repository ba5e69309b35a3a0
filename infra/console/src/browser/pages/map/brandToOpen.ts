import type { Health } from '@foyer/kernel/health-answers';
import type { Status } from '@foyer/kernel/status-answers';
import { healthOfCell, type Condition } from '../../model/condition.ts';
import { ALL_BRANDS } from '../../model/names.ts';

const FAILING: Readonly<Partial<Record<Condition, number>>> = { bad: 4, watch: 3 };
const ROLLED_BACK = 2;
const ROLLING_OUT = 1;

/**
 * The brand that needs attention: the worst health first, then a release that was rolled back, then a running rollout. The
 * first brand when no brand has any of these.
 * @param affected - brands of releases that were rolled back in the last hour.
 */
export function brandToOpen(
  { apps }: Pick<Status, 'apps'>,
  health: Health | undefined,
  affected: readonly string[],
): string {
  const [first = 'aurora'] = ALL_BRANDS;
  const rankOf = (brand: string): number =>
    Math.max(
      affected.includes(brand) ? ROLLED_BACK : 0,
      ...apps.flatMap(({ app, brands }) =>
        brands
          .filter((cell) => cell.brand === brand)
          .map(
            (cell) => FAILING[healthOfCell(cell, app, health).condition] ?? (cell.rollout ? ROLLING_OUT : 0),
          ),
      ),
    );
  return ALL_BRANDS.reduce<string>((best, brand) => (rankOf(brand) > rankOf(best) ? brand : best), first);
}
