import type { Clock } from '../jobs/clock.ts';

/** Evidence is counted per interval of this length, a cell, in ms. */
export const EVIDENCE_CELL_MS = 5_000;

/**
 * Upper bounds, in ms, of the histogram of the time until a release showed its main content; one more bucket
 * counts longer times. Fixed, so that the counts of several gateways can be added.
 */
export const READY_BOUNDS_MS: readonly number[] = [
  50, 100, 150, 200, 300, 400, 500, 650, 800, 1_000, 1_300, 1_700, 2_200, 3_000, 4_000, 6_000, 10_000, 20_000,
];

/** Timings of releases with a histogram each: the mount, and the Web Vitals of pages that it showed. */
export const TIMINGS = ['mount', 'lcp', 'inp', 'cls'] as const;
export type TimingName = (typeof TIMINGS)[number];

/** Business signals, counted at most once for each visit. `visit` is their denominator. */
export const SIGNALS = ['visit', 'sign-in', 'deposit', 'bet'] as const;
export type SignalName = (typeof SIGNALS)[number];

/**
 * Outcomes of one release for the visitors of one brand within one cell. A page counts once per release,
 * with its first outcome.
 */
export interface EvidenceCell {
  readonly app: string;
  readonly release: string;
  readonly brand: string;
  /** Start of the cell, in ms since the epoch. */
  readonly at: number;
  /** Pages that showed the release. */
  readonly opened: number;
  /** Pages that could not show it. */
  readonly failed: number;
  /** Pages that showed it and failed later; included in `opened`. */
  readonly broke: number;
  /** Number of pages by their first error code. */
  readonly codes: Readonly<Record<string, number>>;
  readonly ready: readonly number[];
  /** Visits in which the release was requested, and those of them with each signal. */
  readonly signals?: Readonly<Partial<Record<SignalName, number>>>;
  /** Histograms with the bounds of {@link READY_BOUNDS_MS}; layout shift is in thousandths. */
  readonly timings?: Readonly<Partial<Record<TimingName, readonly number[]>>>;
  /** Page views by route and uses by feature: `page:lobby`, `feature:search`. */
  readonly uses?: Readonly<Record<string, number>>;
}

/** Equal errors of one release, brand and browser since the last batch. Texts contain no personal data. */
export interface ErrorCell {
  readonly app: string;
  readonly release: string;
  readonly brand: string;
  /** Family and major version, for example `Chrome 131`. */
  readonly browser: string;
  /** Hash of code, message and topmost frame of the release: 32 hexadecimal digits. */
  readonly fingerprint: string;
  readonly code: string;
  /** Without variable parts. */
  readonly message: string;
  /** `app/release/file.js:line:column`, innermost first. */
  readonly frames: readonly string[];
  /** First and last report, in ms since the epoch. */
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

/** Scripts and requests blocked by the content security policy of a page or by the hash of a file. */
export interface ViolationCell {
  readonly kind: 'policy' | 'integrity';
  readonly app?: string;
  readonly release?: string;
  /** Absent when the gateway itself detected the violation. */
  readonly brand?: string;
  readonly at: number;
  /** The policy directive or the error code. */
  readonly subject: string;
  /** The blocked address without its query. */
  readonly blocked: string;
  readonly count: number;
}

/** A batch sent by a gateway; batches with the same id are counted once. */
export interface EvidenceBatch {
  readonly id: string;
  readonly cells: readonly EvidenceCell[];
  readonly violations: readonly ViolationCell[];
  /** Absent from gateways of earlier releases. */
  readonly errors?: readonly ErrorCell[];
}

/** Start of the current cell. */
export function cellStart(now: ReturnType<Clock>): number {
  return Math.floor(now / EVIDENCE_CELL_MS) * EVIDENCE_CELL_MS;
}

/** Index of the histogram cell of a duration. */
export function readyIndex(milliseconds: number): number {
  const index = READY_BOUNDS_MS.findIndex((bound) => milliseconds <= bound);
  return index === -1 ? READY_BOUNDS_MS.length : index;
}
