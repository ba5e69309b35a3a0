import { instantOf, offsetAt } from './localTime.ts';

/** Groups of games with their own minimum age; in some licences a player can be excluded from one of them. */
export const GAME_GROUPS = ['casino', 'sports'] as const;
export type GameGroup = (typeof GAME_GROUPS)[number];

/** National register of excluded persons, which is queried at sign-in and before play. */
export interface ExclusionRegister {
  readonly name: string;
  /** Lengths that a player can choose here, ISO 8601; empty if the register itself takes the request. */
  readonly exclusions: readonly string[];
  /** Groups of games that can be chosen one by one; empty if a restriction covers all games. */
  readonly groups: readonly GameGroup[];
}

/** The procedure that ends an exclusion, which never ends automatically (requirements/regulation#self-exclusion). */
export interface ReturnRules {
  /** The player may ask before the end of an exclusion with an end. */
  readonly early: boolean;
  /** An exclusion without an end can be lifted; false where it is for life. */
  readonly indefinite: boolean;
  /** Hours from the approval until play is possible. */
  readonly coolOffHours: { readonly definite: number; readonly indefinite: number };
  /** Two members of staff must approve. */
  readonly fourEyes: boolean;
  /** Days within which the operator answers a request. */
  readonly answerDays: number;
}

/** Rules of time-outs and exclusions beyond their lengths. */
export interface BreakRules {
  /** A confirmation step before a break starts; false where the licence forbids one. */
  readonly confirmation: boolean;
  /** Length of the break that a permanent button starts without confirmation; undefined without the button. */
  readonly button: string | undefined;
  /** `ask`: the player chooses this brand or all of the operator; `operator`: all brands. */
  readonly scope: 'ask' | 'operator';
  readonly return: ReturnRules;
}

/**
 * Characters of the player's reason to end an exclusion (requirements/regulation#self-exclusion). Our own
 * value, enough for a letter; the column `reason` of `api.exclusion_return` has the same limit.
 */
export const RETURN_REASON_LENGTH = { min: 3, max: 1_000 } as const;

export const INDEFINITE = 'indefinite';

export type BreakKind = 'TIME_OUT' | 'EXCLUSION';

/** Lengths of a licence profile. */
interface OfferedBreaks {
  readonly timeOuts: readonly string[];
  readonly exclusions: readonly string[];
  readonly register: ExclusionRegister | undefined;
}

/** The breaks that a player can choose. */
export interface BreakOptions {
  readonly timeOuts: readonly string[];
  readonly exclusions: readonly string[];
  /** Groups of games that an exclusion is chosen for; empty: it covers everything. */
  readonly groups: readonly GameGroup[];
  /** The register that receives the exclusions. */
  readonly register: string | undefined;
}

/** Exclusions go to the national register where the licence has one that takes them, else to the operator. */
export function breakOptionsOf({ timeOuts, exclusions, register }: OfferedBreaks): BreakOptions {
  return register && register.exclusions.length > 0
    ? { timeOuts, exclusions: register.exclusions, groups: register.groups, register: register.name }
    : { timeOuts, exclusions, groups: [], register: undefined };
}

const DURATION = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(\d+)H)?$/;
const HOUR_MS = 3_600_000;

/**
 * End of a break that starts at `start` (ms since the epoch); undefined without an end. Days and hours have
 * a fixed length. Months and years follow the calendar and the clock of the licence's time zone: a day that
 * the last month does not have becomes the first of the next, and a time that the change of clocks skips or
 * repeats the later one, so that no break is shorter than it says.
 * @throws for a length that is not an ISO 8601 duration.
 */
export function endOfBreak(length: string, start: number, timeZone: string): number | undefined {
  if (length === INDEFINITE) return undefined;
  const parts = DURATION.exec(length)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (!parts || parts.every((part) => part === 0)) throw new Error(`The length ${length} is not a duration.`);
  const [years = 0, months = 0, days = 0, hours = 0] = parts;
  const fixed = (days * 24 + hours) * HOUR_MS;
  if (years + months === 0) return start + fixed;
  const local = start + offsetAt(start, timeZone);
  const end = new Date(local);
  end.setUTCFullYear(end.getUTCFullYear() + years, end.getUTCMonth() + months, 1);
  const month = end.getUTCMonth();
  end.setUTCDate(new Date(local).getUTCDate());
  if (end.getUTCMonth() !== month) end.setUTCDate(1);
  return instantOf(end.getTime(), timeZone) + fixed;
}
