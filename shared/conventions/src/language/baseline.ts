import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding, Share } from './findDialect.ts';
import { LAYERS, type Layer } from './terms.ts';

/** Accepted findings. The baseline may only shrink. */
export interface Baseline {
  /** Percent of units with dialect, by layer. */
  readonly shares: Readonly<Record<string, number>>;
  /** Findings of the rules by layer and package; a package that is not listed may have none. */
  readonly findings: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Shared commits that break the rule. */
  readonly acceptedCommits: readonly string[];
}

export const BASELINE_FILE = path.join(import.meta.dirname, 'baseline.json');

export function readBaseline(file: string = BASELINE_FILE): Baseline {
  return JSON.parse(readFileSync(file, 'utf8')) as Baseline;
}

export function writeBaseline(baseline: Baseline, file: string = BASELINE_FILE): void {
  writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`);
}

export type Counts = Record<string, Record<string, number>>;

export function countFindings(findings: readonly Finding[]): Counts {
  const counts: Counts = {};
  for (const { unit } of findings) {
    const layer = (counts[unit.layer] ??= {});
    layer[unit.owner] = (layer[unit.owner] ?? 0) + 1;
  }
  return counts;
}

/** Layers and packages with more findings than the baseline, as sentences. */
export function growth(
  baseline: Baseline,
  measured: Readonly<Record<Layer, Share>>,
  counts: Counts,
): { problems: string[]; packages: Set<string> } {
  const problems = LAYERS.filter((layer) => measured[layer].percent > (baseline.shares[layer] ?? 0)).map(
    (layer) =>
      `${layer}: ${measured[layer].percent} % of ${measured[layer].units}, at most ${baseline.shares[layer] ?? 0} %`,
  );
  const packages = new Set<string>();
  for (const layer of LAYERS)
    for (const [owner, count] of Object.entries(counts[layer] ?? {})) {
      const allowed = baseline.findings[layer]?.[owner] ?? 0;
      if (count <= allowed) continue;
      packages.add(`${layer} ${owner}`);
      problems.push(`${layer} of ${owner}: ${count} findings, at most ${allowed}`);
    }
  return { problems, packages };
}

/** The baseline lowered to the measured values; no value rises. */
export function lowered(
  baseline: Baseline,
  measured: Readonly<Record<Layer, Share>>,
  counts: Counts,
): Baseline {
  const shares = LAYERS.map((layer) => [
    layer,
    Math.min(baseline.shares[layer] ?? 0, measured[layer].percent),
  ]);
  const findings = LAYERS.map((layer) => {
    const rows = Object.entries(baseline.findings[layer] ?? {})
      .map(([owner, allowed]) => [owner, Math.min(allowed, counts[layer]?.[owner] ?? 0)] as const)
      .filter(([, allowed]) => allowed > 0)
      .sort(([a], [b]) => a.localeCompare(b));
    return [layer, Object.fromEntries(rows)];
  });
  return {
    shares: Object.fromEntries(shares) as Record<string, number>,
    findings: Object.fromEntries(findings) as Record<string, Record<string, number>>,
    acceptedCommits: baseline.acceptedCommits,
  };
}
