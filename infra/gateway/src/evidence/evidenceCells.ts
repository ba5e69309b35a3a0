import {
  cellStart,
  READY_BOUNDS_MS,
  readyIndex,
  type Clock,
  type ErrorCell,
  type EvidenceCell,
  type SignalName,
  type TimingName,
  type ViolationCell,
} from '@foyer/runtime';

/** The outcome of a page load, by which rollouts are judged. */
export type Outcome =
  | { readonly kind: 'opened' }
  | { readonly kind: 'failed' | 'broke'; readonly code: string }
  | { readonly kind: 'ready'; readonly milliseconds: number };

/** An event of a release reported by a page. */
export type Finding =
  | Outcome
  | { readonly kind: 'timing'; readonly metric: TimingName; readonly value: number }
  | { readonly kind: 'use'; readonly name: string }
  | { readonly kind: 'signal'; readonly name: SignalName };

export interface Subject {
  readonly app: string;
  readonly release: string;
  readonly brand: string;
}

/** Counts findings since the last batch, bounded in size. */
export interface EvidenceCells {
  count(subject: Subject, finding: Finding): void;
  violate(violation: Omit<ViolationCell, 'at' | 'count'>): void;
  /** Counts an error in its group. */
  fail(error: Omit<ErrorCell, 'first' | 'last' | 'count'>): void;
  /** Returns and resets the counts; undefined without any. */
  take():
    | {
        readonly cells: readonly EvidenceCell[];
        readonly violations: readonly ViolationCell[];
        readonly errors: readonly ErrorCell[];
      }
    | undefined;
}

type Counted = 'opened' | 'failed' | 'broke' | 'codes' | 'ready' | 'signals' | 'timings' | 'uses';

interface OpenCell extends Omit<EvidenceCell, Counted> {
  opened: number;
  failed: number;
  broke: number;
  readonly codes: Record<string, number>;
  readonly ready: number[];
  readonly signals: Partial<Record<SignalName, number>>;
  readonly timings: Partial<Record<TimingName, number[]>>;
  readonly uses: Record<string, number>;
}

/** Upper bound of a batch: an hour of five brands and a dozen releases. */
const MAX_CELLS = 5_000;
const MAX_VIOLATIONS = 1_000;
const MAX_CODES = 24;
const OTHER_CODES = 'OTHER';
/** Groups of errors in a batch; a release that fails in more ways than this is known to be broken. */
const MAX_ERRORS = 500;
const MAX_USES = 60;
const OTHER_USES = 'other';

export function createEvidenceCells(clock: Clock): EvidenceCells {
  let cells = new Map<string, OpenCell>();
  let violations = new Map<string, Writable<ViolationCell>>();
  let errors = new Map<string, Writable<ErrorCell>>();

  function cellOf({ app, release, brand }: Subject): OpenCell | undefined {
    const at = cellStart(clock());
    const key = `${app} ${release} ${brand} ${at}`;
    const found = cells.get(key);
    if (found ?? cells.size >= MAX_CELLS) return found;
    const made: OpenCell = {
      app,
      release,
      brand,
      at,
      opened: 0,
      failed: 0,
      broke: 0,
      codes: {},
      ready: emptyHistogram(),
      signals: {},
      timings: {},
      uses: {},
    };
    cells.set(key, made);
    return made;
  }

  return {
    count(subject, finding) {
      const cell = cellOf(subject);
      if (!cell) return; // after an hour without the registry, further cells are dropped
      switch (finding.kind) {
        case 'ready':
          return addTo(cell.ready, finding.milliseconds);
        case 'timing':
          return addTo((cell.timings[finding.metric] ??= emptyHistogram()), finding.value);
        case 'use':
          return countIn(cell.uses, finding.name, MAX_USES, OTHER_USES);
        case 'signal':
          cell.signals[finding.name] = (cell.signals[finding.name] ?? 0) + 1;
          return;
        case 'opened':
          cell.opened += 1;
          return;
        case 'failed':
        case 'broke':
          cell[finding.kind] += 1;
          return countIn(cell.codes, finding.code, MAX_CODES, OTHER_CODES);
      }
    },
    violate(violation) {
      const at = cellStart(clock());
      const key = JSON.stringify([at, violation]);
      const found = violations.get(key);
      if (found) found.count += 1;
      else if (violations.size < MAX_VIOLATIONS) violations.set(key, { ...violation, at, count: 1 });
    },
    fail(error) {
      const now = clock();
      const key = `${error.app} ${error.release} ${error.brand} ${error.browser} ${error.fingerprint}`;
      const found = errors.get(key);
      if (found) {
        found.count += 1;
        found.last = now;
      } else if (errors.size < MAX_ERRORS) errors.set(key, { ...error, first: now, last: now, count: 1 });
    },
    take() {
      if (cells.size === 0 && violations.size === 0 && errors.size === 0) return undefined;
      const taken = {
        cells: [...cells.values()],
        violations: [...violations.values()],
        errors: [...errors.values()],
      };
      cells = new Map();
      violations = new Map();
      errors = new Map();
      return taken;
    },
  };
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

function emptyHistogram(): number[] {
  return [...READY_BOUNDS_MS, Infinity].map(() => 0);
}

function addTo(histogram: number[], value: number): void {
  const index = readyIndex(value);
  histogram[index] = (histogram[index] ?? 0) + 1;
}

/** Names beyond the maximum are counted together. */
function countIn(counts: Record<string, number>, name: string, max: number, other: string): void {
  const counted = name in counts || Object.keys(counts).length < max ? name : other;
  counts[counted] = (counts[counted] ?? 0) + 1;
}
