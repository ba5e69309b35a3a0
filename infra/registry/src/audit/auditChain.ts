import { canonicalJson } from '@foyer/kernel';
import type { RequestProof } from '@foyer/runtime';
import { createHash } from 'node:crypto';
import type { EnvironmentName } from '@foyer/kernel/registry-answers';

/** One chain an environment, and one for releases and keys, which belong to none. */
export type ChainName = EnvironmentName | 'registry';

/** An audit record of a change. It is never changed afterwards. */
export interface AuditEntry {
  readonly chain: ChainName;
  /** Counts from 1 without a gap. */
  readonly number: number;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly actor: string;
  readonly role: string;
  readonly kind: string;
  readonly app?: string;
  readonly release?: string;
  /** Whom it concerns: brands whose visitors meet something else, and those that the change named. */
  readonly brands: readonly string[];
  readonly reason: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Version of the plan from this change on; absent in the chain of releases and keys. */
  readonly version?: number;
  /** Code with which the release gate would have refused; only an operator may override it. */
  readonly unchecked?: string;
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
export const BEGINNING = '0'.repeat(64);

export function hashOf(previous: string, payload: string): string {
  return createHash('sha256').update(`${previous}\n${payload}`).digest('hex');
}

/** A fault in one entry of a chain. */
export interface ChainFault {
  readonly chain: ChainName;
  readonly number: number;
  readonly problem: 'gap' | 'does-not-follow' | 'content-changed' | 'columns-differ' | 'end-missing';
}

/** Checks rows of one chain, in order; nothing is wrong when the answer is empty. */
export function faultsOf(
  chain: ChainName,
  rows: readonly AuditRow[],
  lastVersion?: number,
): readonly ChainFault[] {
  const faults: ChainFault[] = [];
  let previous = BEGINNING;
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
  // a chain whose end was cut off is still consistent, so it is compared with the version of the environment
  const reached = rows.at(-1);
  const version = reached === undefined ? 0 : (JSON.parse(reached.payload) as AuditEntry).version;
  if (lastVersion !== undefined && (version ?? 0) < lastVersion)
    faults.push({ chain, number: number + 1, problem: 'end-missing' });
  return faults;
}

function columnsFit(row: AuditRow): boolean {
  const { chain, number, app = null, brands } = JSON.parse(row.payload) as AuditEntry;
  return (
    canonicalJson([row.chain, row.number, row.app, row.brands]) ===
    canonicalJson([chain, number, app, brands])
  );
}
