import type { BonusStatus } from '@foyer/graphql/main';
import { lookBackOf, lookBackQuery, spanOf, type LookBack } from '@foyer/kernel/look-back';

export const BONUS_STATES = [
  'Active',
  'Converted',
  'Expired',
  'Forfeited',
] as const satisfies readonly BonusStatus[];

/** Which bonuses the page shows, by the day they were given; undefined means every one of them. */
export interface BonusFilter {
  readonly lookBack: LookBack;
  readonly state: BonusStatus | undefined;
}

export interface BonusQuery {
  readonly from: string;
  readonly to: string;
  readonly status: readonly BonusStatus[] | null;
}

/** The filter stands in the address: it survives the back button and can be sent to support. */
export function bonusFilterOf(search: string): BonusFilter {
  const asked = new URLSearchParams(search).get('status');
  return { lookBack: lookBackOf(search), state: BONUS_STATES.find((state) => state === asked) };
}

export function bonusFilterQuery({
  lookBack,
  state,
}: BonusFilter): Readonly<Record<string, string | undefined>> {
  return { ...lookBackQuery(lookBack), status: state };
}

/** Days are the licence's: `timeZone` is an IANA name. */
export function bonusQueryOf({ lookBack, state }: BonusFilter, now: number, timeZone: string): BonusQuery {
  return { ...spanOf(lookBack, now, timeZone), status: state === undefined ? null : [state] };
}
