import type { RestrictRequest } from '@foyer/kernel/exclusion-register';

/** Rules of one national register for the restrictions that it accepts. */
interface RegisterRules {
  /** Days from start to the earliest end on request; undefined where none is accepted. */
  readonly termDays: { readonly least: number; readonly most: number } | undefined;
  /** Longest restriction that ends automatically, in hours; undefined where each needs a request. */
  readonly longestAutomaticHours: number | undefined;
}

/** Months of 30 to 31 days. */
const SIX_MONTHS_DAYS = 180;
const THIRTY_SIX_MONTHS_DAYS = 1_100;
/** An operator's clock may be ahead. */
const CLOCK_SKEW_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The registers that this service keeps (requirements/regulation#est, requirements/regulation#ggl). */
const REGISTERS: Readonly<Record<string, RegisterRules>> = {
  HAMPI: {
    termDays: { least: SIX_MONTHS_DAYS, most: THIRTY_SIX_MONTHS_DAYS },
    longestAutomaticHours: undefined,
  },
  OASIS: { termDays: undefined, longestAutomaticHours: 24 },
};

export type RestrictionRefusal = 'UNKNOWN_REGISTER' | 'TERM_INVALID';

export function isRegister(register: string): boolean {
  return Object.hasOwn(REGISTERS, register);
}

/** The reason why a register does not accept a restriction; undefined when it does. */
export function restrictionRefusal(
  { register, startsAt, termEndsAt, endsAt }: RestrictRequest,
  now: number,
): RestrictionRefusal | undefined {
  const rules = isRegister(register) ? REGISTERS[register] : undefined;
  if (!rules) return 'UNKNOWN_REGISTER';
  const start = Date.parse(startsAt);
  if (start > now + CLOCK_SKEW_MS) return 'TERM_INVALID';
  if (endsAt !== null) {
    const hours = (Date.parse(endsAt) - start) / HOUR_MS;
    const longest = rules.longestAutomaticHours ?? 0;
    return hours > 0 && hours <= longest ? undefined : 'TERM_INVALID';
  }
  if (!rules.termDays || termEndsAt === null) return 'TERM_INVALID';
  const days = (Date.parse(termEndsAt) - start) / DAY_MS;
  return days >= rules.termDays.least && days <= rules.termDays.most ? undefined : 'TERM_INVALID';
}
