import { DRAW_FORMAT, type DropType, type RaffleDraw } from '@foyer/kernel/raffle-draw';
import { UNITS_PER_CENT } from '../pots/potModel.ts';

/** Source of each drop type (requirements/interfaces#jackpot-provider). */
export const RAFFLE_SOURCES: Readonly<Record<DropType, string>> = {
  hourly: 'hourly-provider-of-the-week-source',
  daily: 'daily-provider-of-the-week-source',
  weekly: 'weekly-provider-of-the-week-source',
};

/** Names of the drops in the list of winners (requirements/screens#raffle). */
export const DROP_NAMES: Readonly<Record<DropType, string>> = {
  hourly: 'Hourly Drop',
  daily: 'Daily Drop',
  weekly: 'Weekly Drop',
};

/** One ticket per €1.00 wagered (requirements/constants#raffle). */
const TICKET_CENTS = 100;
/** Pot units of one ticket. */
export const TICKET_UNITS = TICKET_CENTS * UNITS_PER_CENT;

/** Row of a running drop. */
export interface DropRow {
  readonly id: string;
  readonly type: DropType;
  readonly brand: string;
  readonly studio_id: string;
  readonly studio_slug: string;
  readonly prizes: readonly number[];
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** Unique for each drop: `raffle-hourly-aurora-20261128T140000Z`. */
export function dropId(type: DropType, brand: string, startsAt: number): string {
  const at = new Date(startsAt).toISOString().replace(/[-:]|\.\d+/g, '');
  return `raffle-${type}-${brand}-${at}`;
}

/** The record without list, seed and winners. */
export function publicTerms(
  drop: DropRow & { readonly seed_hash: string; readonly state: RaffleDraw['state'] },
): RaffleDraw {
  return {
    format: DRAW_FORMAT,
    id: drop.id,
    type: drop.type,
    brand: drop.brand,
    studio: drop.studio_slug,
    starts_at: drop.starts_at.toISOString(),
    ends_at: drop.ends_at.toISOString(),
    prizes: [...drop.prizes],
    state: drop.state,
    seed_hash: drop.seed_hash,
    list_hash: null,
    entries: null,
    seed: null,
    winners: null,
  };
}
