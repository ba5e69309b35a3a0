import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { FaultKind } from './tally.ts';

/** A finished round of the proof: random operations against the model, kills under load, or sports bets under kills. */
export interface ProvenRound {
  readonly kind: 'model' | 'kills' | 'sports';
  readonly seed: number;
  readonly operations: number;
  readonly kills: number;
  readonly databaseKills: number;
  readonly seconds: number;
  /** Milliseconds; 0 in rounds without kills. */
  readonly slowestApiMs: number;
  readonly slowestDatabaseMs: number;
  readonly faultCounts: Readonly<Record<FaultKind, number>>;
  /** Accepted bets of a sports round. */
  readonly bets?: number;
}

/**
 * Results so far. With a file they persist, and the next run continues with the seed after the last one.
 */
export interface ProofRecord {
  readonly rounds: readonly ProvenRound[];
  add(round: ProvenRound): void;
}

export function openRecord(file: string | undefined): ProofRecord {
  const lines =
    file !== undefined && existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => line !== '')
      : [];
  const rounds = lines.map((line) => JSON.parse(line) as ProvenRound);
  return {
    rounds,
    add(round) {
      rounds.push(round);
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(round)}\n`);
    },
  };
}

export function sumOf(
  rounds: readonly ProvenRound[],
  field: 'operations' | 'kills' | 'databaseKills' | 'seconds',
  kind?: ProvenRound['kind'],
): number {
  return rounds
    .filter((round) => kind === undefined || round.kind === kind)
    .reduce((sum, round) => sum + round[field], 0);
}

/** Console summary of all recorded rounds. */
export function summary(rounds: readonly ProvenRound[]): string {
  const most = (field: 'slowestApiMs' | 'slowestDatabaseMs'): number =>
    Math.max(0, ...rounds.map((round) => round[field]));
  const faultCounts = new Map<string, number>();
  for (const round of rounds)
    for (const [kind, count] of Object.entries(round.faultCounts))
      faultCounts.set(kind, (faultCounts.get(kind) ?? 0) + count);
  const operations = sumOf(rounds, 'operations', 'model');
  return [
    `${rounds.length} rounds on record`,
    `  against the model: ${operations} operations, ${Math.round(operations / Math.max(1, sumOf(rounds, 'seconds', 'model')))} a second`,
    `  sports: ${rounds.reduce((sum, { bets = 0 }) => sum + bets, 0)} bets, ${sumOf(rounds, 'kills', 'sports')} kills`,
    `  under load: ${sumOf(rounds, 'kills', 'kills')} kills of the api (slowest start ${most('slowestApiMs')} ms), ${sumOf(rounds, 'databaseKills')} of the database (${most('slowestDatabaseMs')} ms), ${sumOf(rounds, 'operations', 'kills')} calls`,
    `  ${[...faultCounts].map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
  ].join('\n');
}
