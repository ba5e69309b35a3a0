import { canonicalJson } from '@foyer/kernel';
import type { RequestProof } from '@foyer/runtime';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { ChainFault, ChainName } from '@foyer/kernel/timeline-answers';

/** An audit record of a change. It is never changed afterwards. */
export interface AuditEntry {
  readonly chain: ChainName;
  /** Position in the chain, from 1 without gaps. */
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly actor: string;
  readonly role: string;
  readonly kind: string;
  readonly app?: string;
  readonly release?: string;
  /** Brands whose visitors get another release, and brands that the change names. */
  readonly brands: readonly string[];
  readonly reason: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Version of the plan that the change created; absent in the chain of releases and keys. */
  readonly version?: number;
  /** Refusal code of the release gate that an operator overrode. */
  readonly unchecked?: string;
  /** Request that a second operator approved. */
  readonly approval?: {
    readonly id: string;
    readonly requestedBy: string;
    readonly requestedAt: string;
    readonly note: string;
  };
  /** The signed request; absent when the registry decided automatically. */
  readonly proof?: RequestProof;
}

/** An entry of the chain; `payload` is its canonical JSON. */
export interface AuditRow {
  readonly id: number;
  readonly chain: ChainName;
  readonly number: number;
  readonly app: string | null;
  readonly brands: readonly string[];
  readonly payload: string;
  readonly previous: string;
  readonly hash: string;
}

/** Previous hash of the first entry of a chain. */
export const GENESIS_HASH = '0'.repeat(64);

export function hashOf(previous: string, payload: string): string {
  return createHash('sha256').update(`${previous}\n${payload}`).digest('hex');
}

/**
 * Verifies the rows of one chain, ordered by number. @param lastVersion - plan version of the environment,
 * which reveals a chain whose last entries were removed. @returns an empty list for an intact chain.
 */
export function faultsOf(
  chain: ChainName,
  rows: readonly AuditRow[],
  lastVersion?: number,
): readonly ChainFault[] {
  const faults: ChainFault[] = [];
  let previous = GENESIS_HASH;
  let number = 0;
  for (const row of rows) {
    const fault = (problem: ChainFault['problem']): number =>
      faults.push({ chain, number: row.number, problem });
    if (row.number !== number + 1) fault('gap');
    if (row.previous !== previous) fault('does-not-follow');
    if (row.hash !== hashOf(row.previous, row.payload)) fault('content-changed');
    else if (!columnsFit(row)) fault('columns-differ');
    ({ number } = row);
    previous = row.hash;
  }
  // hashes do not reveal removed entries at the end of a chain; the version of the environment does
  const last = rows.at(-1);
  const version = (last && columnsOf(last)?.version) ?? 0;
  if (lastVersion !== undefined && version < lastVersion)
    faults.push({ chain, number: number + 1, problem: 'end-missing' });
  return faults;
}

function columnsFit(row: AuditRow): boolean {
  const found = columnsOf(row);
  if (!found) return false;
  const { chain, number, app = null, brands } = found;
  return (
    canonicalJson([row.chain, row.number, row.app, row.brands]) ===
    canonicalJson([chain, number, app, brands])
  );
}

/** Fields of a payload that are stored as columns too, and its version; undefined for a damaged payload. */
function columnsOf({ payload }: AuditRow): v.InferOutput<typeof columnsSchema> | undefined {
  const { success, output } = v.safeParse(columnsSchema, payload);
  return success ? output : undefined;
}

const columnsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    chain: v.string(),
    number: v.number(),
    app: v.optional(v.string()),
    brands: v.array(v.string()),
    version: v.optional(v.number()),
  }),
);
