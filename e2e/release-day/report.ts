import type { OpenRelease } from './progress.ts';
import type { Visitors } from './visitors.ts';
import { FAULTS, OUTSIDE } from './planReleases.ts';
import type { ReleaseResult } from './releaseOne.ts';
import type { AuditLine } from './registryReader.ts';

export interface SoakRun {
  readonly seed: number;
  readonly minutes: number;
  /** Number of releases that the run should have. */
  readonly planned: number;
  /** Reason for an end before the last release, and the releases that were in progress. */
  readonly stopped?: { readonly reason: string; readonly open: readonly OpenRelease[] } | undefined;
  /** Reasons why a squad could not go on. */
  readonly failures: readonly string[];
  readonly browsers: number;
  readonly results: readonly ReleaseResult[];
  readonly visitors: Visitors;
  readonly audit: readonly AuditLine[];
  readonly isAuditIntact: boolean;
  /**
   * Applications whose live release is neither the last good release of their squad nor the release from
   * before the run.
   */
  readonly unexpectedReleases: readonly string[];
}

/** Expectations of the run that do not hold; empty for a good run. */
export function failedExpectations({
  results,
  visitors,
  audit,
  isAuditIntact,
  unexpectedReleases,
  planned,
  stopped,
  failures,
}: SoakRun): readonly string[] {
  const good = new Set(
    results.flatMap(({ fault, release }) => (fault === undefined && release !== undefined ? [release] : [])),
  );
  const wronged = audit.filter(
    ({ actor, kind, release }) =>
      actor === 'registry' && kind === 'withdraw' && release !== undefined && good.has(release),
  );
  return [
    ...(results.length < planned
      ? [`${results.length} of ${planned} releases are decided${stopped ? `: ${stopped.reason}` : ''}`]
      : []),
    ...failures,
    ...(stopped?.open ?? []).map(({ text }) => `on its way at the end: ${text}`),
    ...results
      .filter(({ isAsExpected }) => !isAsExpected)
      .map(
        ({ number, squad, fault, outcome, output }) =>
          `release ${number} of ${squad}${fault ? ` (${fault})` : ''} ended ${outcome}: ${output}`,
      ),
    ...wronged.map(({ app, release, reason }) => `${app}@${release} was good and was rolled back: ${reason}`),
    ...grouped(visitors.playerFaults),
    ...(isAuditIntact ? [] : ['the hash chain of the audit log is broken']),
    ...unexpectedReleases.map((app) => `${app} does not run the expected release`),
  ];
}

/** Merges equal faults into one line with their number and reporters. */
function grouped(playerFaults: Visitors['playerFaults']): readonly string[] {
  const lines = new Map<string, number[]>();
  for (const { browser, url, description } of playerFaults) {
    // parts that are specific to one player are removed, so that equal faults compare
    const pathname = new URL(url, 'http://nowhere').pathname.replace(
      /\/interaction\/[^/]+/,
      '/interaction/…',
    );
    const line = `at ${pathname}: ${description}`;
    lines.set(line, [...(lines.get(line) ?? []), browser]);
  }
  return [...lines].map(
    ([line, browsers]) => `${browsers.length} × ${line} (browsers ${[...new Set(browsers)].join(', ')})`,
  );
}

/** The report of the run as Markdown. */
export function formatReport(run: SoakRun): string {
  const { seed, minutes, browsers, results, visitors, audit } = run;
  const broken = failedExpectations(run);
  const live = results.filter(({ outcome }) => outcome === 'live');
  const publishing = sorted(results.map(({ publishMs }) => publishMs));
  const registry = sorted(
    live.filter(({ strategy }) => strategy !== 'promote').map(({ rolloutMs }) => rolloutMs),
  );
  return [
    `# A day of ${results.length} of ${run.planned} releases (seed ${seed}, ${minutes.toFixed(1)} min)`,
    '',
    `${browsers} browsers opened ${visitors.counts.pages} pages, ${visitors.counts.outsidePages} of them of invited squads, registered ${visitors.counts.registrations} players and played ${visitors.counts.rounds} rounds for money. They saw ${visitors.playerFaults.length} faults and ${visitors.counts.lateParts} notices of a late part.`,
    `${live.length} releases went live. Building, checking and publishing one took ${seconds(publishing, 0.5)} (p50), ${seconds(publishing, 0.95)} (p95) beside the browsers; a rollout of two steps ${seconds(registry, 0.5)} (p50).`,
    '',
    `${live.filter(({ squad }) => OUTSIDE.some((name) => name === squad)).length} of the live releases came from ${OUTSIDE.length} repositories outside, one of which joined in the middle by invitation.`,
    '',
    '## Faulty releases',
    '',
    '| Release | Fault | Found by | After | Ended |',
    '|---|---|---|---|---|',
    ...results
      .filter(({ fault }) => fault !== undefined)
      .map(
        ({ number, squad, fault, outcome, rolloutMs }) =>
          `| ${number} ${squad} | ${fault} | ${fault ? FAULTS[fault] : ''} | ${foundAfter(outcome, rolloutMs)} | ${outcome} |`,
      ),
    '',
    '## Audit entries of these releases',
    '',
    ...auditLinesOf(results, audit),
    '',
    broken.length === 0 ? '## All expectations were met.' : `## ${broken.length} expectations were not met`,
    '',
    ...broken.map((promise) => `- ${promise}`),
  ].join('\n');
}

function foundAfter(outcome: ReleaseResult['outcome'], rolloutMs: number): string {
  if (outcome === 'rolled-back') return `${(rolloutMs / 1000).toFixed(1)} s`;
  return outcome === 'rejected-by-check' ? 'before any visitor received it' : 'not found';
}

function auditLinesOf(results: readonly ReleaseResult[], audit: readonly AuditLine[]): readonly string[] {
  const bad = new Set(
    results.flatMap(({ fault, release }) => (fault !== undefined && release !== undefined ? [release] : [])),
  );
  const of = audit.filter(({ release }) => release !== undefined && bad.has(release));
  return of.map(
    ({ at, actor, kind, app, release, reason }) =>
      `- ${at.slice(11, 19)} **${actor}** ${kind} ${app}@${release}: ${reason}`,
  );
}

function sorted(values: readonly number[]): readonly number[] {
  return [...values].sort((left, right) => left - right);
}

function seconds(values: readonly number[], share: number): string {
  return `${((values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0) / 1000).toFixed(1)} s`;
}
