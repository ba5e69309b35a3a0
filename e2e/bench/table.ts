import type { Net, Visit } from './visit.ts';

const ROWS: readonly [label: string, field: keyof Visit, digits: number][] = [
  ['first content of the lobby, ms', 'paint', 0],
  ['first game tiles, ms', 'tiles', 0],
  ['largest contentful paint, ms', 'largestPaint', 0],
  ['longest task, ms', 'longestTask', 0],
  ['layout shift', 'layoutShift', 3],
  ['JavaScript before first content, bytes', 'scriptBytes', 0],
  ['everything before first content, bytes', 'totalBytes', 0],
  ['requests', 'requests', 0],
  ['depth', 'depth', 0],
];

/**
 * Medians of both variants and their ratio, and the best visit of each, which is least affected by other
 * load on the machine.
 */
export function benchTable(
  net: Net,
  visits: Readonly<Record<'federated' | 'monolith', readonly Visit[]>>,
): string {
  const lines = ROWS.map(([label, field, digits]) => {
    const federated = visits.federated.map((visit) => visit[field]);
    const monolith = visits.monolith.map((visit) => visit[field]);
    const middle = [median(federated), median(monolith)] as const;
    const best = [Math.min(...federated), Math.min(...monolith)] as const;
    return `| ${label} | ${middle.map((value) => value.toFixed(digits)).join(' | ')} | ${ratio(middle)} | ${best.map((value) => value.toFixed(digits)).join(' | ')} | ${ratio(best)} |`;
  });
  const head = '| | federated | monolith | ratio | best federated | best monolith | ratio |';
  return [
    `\n${net.name}, ${visits.federated.length} visits each, alternated`,
    head,
    '|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

function ratio([federated, monolith]: readonly [number, number]): string {
  return monolith === 0 ? '-' : (federated / monolith).toFixed(2);
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return sorted.length % 2 === 1 ? middle : (middle + (sorted[sorted.length / 2 - 1] ?? 0)) / 2;
}
