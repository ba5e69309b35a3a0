import {
  cellStart,
  READY_BOUNDS_MS,
  readyIndex,
  type Clock,
  type EvidenceCell,
  type ViolationCell,
} from '@foyer/runtime';

/** An event of a release reported by a page. */
export type Finding =
  | { readonly kind: 'opened' }
  | { readonly kind: 'failed' | 'broke'; readonly code: string }
  | { readonly kind: 'ready'; readonly milliseconds: number };

export interface Subject {
  readonly app: string;
  readonly release: string;
  readonly brand: string;
}

/** Counts findings since the last batch, bounded in size. */
export interface EvidenceCells {
  count(subject: Subject, finding: Finding): void;
  violate(violation: Omit<ViolationCell, 'at' | 'count'>): void;
  /** Returns and resets the counts; undefined without any. */
  take():
    | { readonly cells: readonly EvidenceCell[]; readonly violations: readonly ViolationCell[] }
    | undefined;
}

interface OpenCell extends Omit<EvidenceCell, 'opened' | 'failed' | 'broke' | 'codes' | 'ready'> {
  opened: number;
  failed: number;
  broke: number;
  readonly codes: Record<string, number>;
  readonly ready: number[];
}

/** Upper bound of a batch: an hour of five brands and a dozen releases. */
const MAX_CELLS = 5_000;
const MAX_VIOLATIONS = 1_000;
const MAX_CODES = 24;
const OTHER_CODES = 'OTHER';

export function createEvidenceCells(clock: Clock): EvidenceCells {
  let cells = new Map<string, OpenCell>();
  let violations = new Map<string, { -readonly [Key in keyof ViolationCell]: ViolationCell[Key] }>();

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
      ready: [...READY_BOUNDS_MS, Infinity].map(() => 0),
    };
    cells.set(key, made);
    return made;
  }

  return {
    count(subject, finding) {
      const cell = cellOf(subject);
      if (!cell) return; // after an hour without the registry, further cells are dropped
      if (finding.kind === 'ready') {
        const index = readyIndex(finding.milliseconds);
        cell.ready[index] = (cell.ready[index] ?? 0) + 1;
        return;
      }
      cell[finding.kind] += 1;
      if (finding.kind === 'opened') return;
      const code =
        finding.code in cell.codes || Object.keys(cell.codes).length < MAX_CODES ? finding.code : OTHER_CODES;
      cell.codes[code] = (cell.codes[code] ?? 0) + 1;
    },
    violate(violation) {
      const at = cellStart(clock());
      const key = JSON.stringify([at, violation]);
      const found = violations.get(key);
      if (found) found.count += 1;
      else if (violations.size < MAX_VIOLATIONS) violations.set(key, { ...violation, at, count: 1 });
    },
    take() {
      if (cells.size === 0 && violations.size === 0) return undefined;
      const taken = { cells: [...cells.values()], violations: [...violations.values()] };
      cells = new Map();
      violations = new Map();
      return taken;
    },
  };
}
