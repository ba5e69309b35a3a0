import type { Clock } from '../clock.ts';

/** Evidence is counted in cells of this length. */
export const EVIDENCE_CELL_MS = 5_000;

/**
 * Upper bounds, in milliseconds, of the histogram of the time until a release showed what the player came for; one more cell is for what took longer.
 * Fixed, so that what several edges count can be added up.
 */
export const READY_BOUNDS_MS: readonly number[] = [
  50, 100, 150, 200, 300, 400, 500, 650, 800, 1_000, 1_300, 1_700, 2_200, 3_000, 4_000, 6_000, 10_000, 20_000,
];

/** What the visitors of one brand met of one release within one cell's time. A page counts once for a release, with its first outcome. */
export interface EvidenceCell {
  readonly app: string;
  readonly release: string;
  readonly brand: string;
  /** Ms since the epoch at which the cell begins. */
  readonly at: number;
  /** Pages in which it stood. */
  readonly opened: number;
  /** Pages in which it could not be shown. */
  readonly failed: number;
  /** Of those in which it stood: where it failed later. */
  readonly broke: number;
  /** How often each error code was the first of its page. */
  readonly codes: Readonly<Record<string, number>>;
  readonly ready: readonly number[];
}

/** What a page's policy, or the hash of a file, kept from running. */
export interface ViolationCell {
  readonly kind: 'policy' | 'integrity';
  readonly app?: string;
  readonly release?: string;
  /** Absent: the edge found it itself. */
  readonly brand?: string;
  readonly at: number;
  /** The directive, or the error code. */
  readonly subject: string;
  /** The address without its query. */
  readonly blocked: string;
  readonly count: number;
}

/** What an edge sends; the same id twice is the same batch. */
export interface EvidenceBatch {
  readonly id: string;
  readonly cells: readonly EvidenceCell[];
  readonly violations: readonly ViolationCell[];
}

/** The beginning of the cell in which it is now. */
export function cellStart(now: ReturnType<Clock>): number {
  return Math.floor(now / EVIDENCE_CELL_MS) * EVIDENCE_CELL_MS;
}

/** Index of the histogram cell of a duration. */
export function readyIndex(milliseconds: number): number {
  const index = READY_BOUNDS_MS.findIndex((bound) => milliseconds <= bound);
  return index === -1 ? READY_BOUNDS_MS.length : index;
}
