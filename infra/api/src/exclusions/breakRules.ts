import { fail, succeed, type Result } from '@foyer/kernel';
import type { BreakKind, GameGroup, LicenceProfile } from '@foyer/market';
import { breakOptionsOf, endOfBreak, INDEFINITE } from '@foyer/market/exclusion-rules';

/** Rules of a licence that decide breaks. */
export type BreakLicence = Pick<
  LicenceProfile,
  'timeOuts' | 'exclusions' | 'register' | 'breaks' | 'timeZone'
>;

export interface BreakChoice {
  readonly kind: BreakKind;
  readonly length: string;
  readonly groups: readonly GameGroup[];
  readonly allBrands: boolean;
}

/** A break as it is stored. */
export interface PlannedBreak {
  readonly kind: BreakKind;
  readonly length: string;
  /** Empty: all games. */
  readonly groups: readonly GameGroup[];
  readonly startsAt: Date;
  /** Counted from `startsAt`, so that a break is never shorter than its length. */
  readonly endsAt: Date | null;
  readonly scope: 'brand' | 'operator';
  readonly origin: 'player' | 'button';
  /** True if it has to be reported to the national register. */
  readonly isReported: boolean;
}

/** Plans the break that a player chose, or returns the inputs that the licence does not offer. */
export function planBreak(
  licence: BreakLicence,
  choice: BreakChoice,
  now: number,
): Result<PlannedBreak, readonly (keyof BreakChoice)[]> {
  const options = breakOptionsOf(licence);
  const { kind, length } = choice;
  const isExclusion = kind === 'EXCLUSION';
  const groups = [...new Set(choice.groups)].sort();
  const offersGroups = isExclusion && options.groups.length > 0;
  const invalid: (keyof BreakChoice)[] = [];
  if (!(isExclusion ? options.exclusions : options.timeOuts).includes(length)) invalid.push('length');
  if (
    offersGroups
      ? groups.length === 0 || groups.some((group) => !options.groups.includes(group))
      : groups.length > 0
  )
    invalid.push('groups');
  if (invalid.length > 0) return fail(invalid);
  return succeed({
    kind,
    length,
    groups,
    startsAt: new Date(now),
    endsAt: dateOf(endOfBreak(length, now, licence.timeZone)),
    scope: licence.breaks.scope === 'operator' || choice.allBrands ? 'operator' : 'brand',
    origin: 'player',
    isReported: isExclusion && options.register !== undefined,
  });
}

/** The break of the licence's permanent button; undefined where it has none. */
export function planButtonBreak(licence: BreakLicence, now: number): PlannedBreak | undefined {
  const { button } = licence.breaks;
  if (button === undefined || button === INDEFINITE) return undefined;
  return {
    kind: 'TIME_OUT',
    length: button,
    groups: [],
    startsAt: new Date(now),
    endsAt: dateOf(endOfBreak(button, now, licence.timeZone)),
    scope: 'operator',
    origin: 'button',
    isReported: licence.register !== undefined,
  };
}

const dateOf = (ms: number | undefined): Date | null => (ms === undefined ? null : new Date(ms));
