import type { Crowd } from './crowd.ts';
import { FAULTS } from './day.ts';
import type { Shipped } from './ship.ts';
import type { AuditLine } from './steering.ts';

export interface Day {
  readonly seed: number;
  readonly minutes: number;
  readonly browsers: number;
  readonly shipped: readonly Shipped[];
  readonly crowd: Crowd;
  readonly audit: readonly AuditLine[];
  readonly isChainWhole: boolean;
  /**
   * Applications whose live release is neither the last good one of their squad nor the one from before the
   * run.
   */
  readonly strays: readonly string[];
}

/** Expectations of the run that do not hold; empty for a good run. */
export function brokenPromises({ shipped, crowd, audit, isChainWhole, strays }: Day): readonly string[] {
  const good = new Set(
    shipped.flatMap(({ fault, release }) => (fault === undefined && release !== undefined ? [release] : [])),
  );
  const wronged = audit.filter(
    ({ actor, kind, release }) =>
      actor === 'registry' && kind === 'withdraw' && release !== undefined && good.has(release),
  );
  return [
    ...shipped
      .filter(({ isAsExpected }) => !isAsExpected)
      .map(
        ({ number, squad, fault, outcome, words }) =>
          `release ${number} of ${squad}${fault ? ` (${fault})` : ''} ended ${outcome}: ${words}`,
      ),
    ...wronged.map(({ app, release, reason }) => `${app}@${release} was good and was taken back: ${reason}`),
    ...grouped(crowd.complaints),
    ...(isChainWhole ? [] : ['the chain of the audit is broken']),
    ...strays.map((app) => `${app} does not run what it should`),
  ];
}

/** Merges equal complaints into one line with their number and reporters. */
function grouped(complaints: Crowd['complaints']): readonly string[] {
  const lines = new Map<string, number[]>();
  for (const { browser, url, what } of complaints) {
    // parts that are specific to one player are removed, so that equal complaints compare
    const place = new URL(url, 'http://nowhere').pathname.replace(/\/interaction\/[^/]+/, '/interaction/…');
    const line = `at ${place}: ${what}`;
    lines.set(line, [...(lines.get(line) ?? []), browser]);
  }
  return [...lines].map(
    ([line, browsers]) => `${browsers.length} × ${line} (browsers ${[...new Set(browsers)].join(', ')})`,
  );
}

/** The report of the run as Markdown. */
export function storyOf(day: Day): string {
  const { seed, minutes, browsers, shipped, crowd, audit } = day;
  const broken = brokenPromises(day);
  const live = shipped.filter(({ outcome }) => outcome === 'live');
  const publishing = sorted(shipped.map(({ publishMs }) => publishMs));
  const steering = sorted(
    live.filter(({ manner }) => manner !== 'promote').map(({ steeringMs }) => steeringMs),
  );
  return [
    `# A day of ${shipped.length} releases (seed ${seed}, ${minutes.toFixed(1)} min)`,
    '',
    `${browsers} browsers opened ${crowd.counts.pages} pages, registered ${crowd.counts.registrations} players and played ${crowd.counts.rounds} rounds for money. They complained ${crowd.complaints.length} times.`,
    `${live.length} releases went live. Building, checking and publishing one took ${seconds(publishing, 0.5)} (p50), ${seconds(publishing, 0.95)} (p95) beside the browsers; a rollout of two steps ${seconds(steering, 0.5)} (p50).`,
    '',
    '## The bad ones',
    '',
    '| Release | Fault | Found by | After | Ended |',
    '|---|---|---|---|---|',
    ...shipped
      .filter(({ fault }) => fault !== undefined)
      .map(
        ({ number, squad, fault, outcome, steeringMs }) =>
          `| ${number} ${squad} | ${fault} | ${fault ? FAULTS[fault] : ''} | ${outcome === 'taken-back' ? `${(steeringMs / 1000).toFixed(1)} s` : 'before anybody met it'} | ${outcome} |`,
      ),
    '',
    '## What the audit says of them',
    '',
    ...storiesOf(shipped, audit),
    '',
    broken.length === 0
      ? '## Everything that was promised held.'
      : `## ${broken.length} promises did not hold`,
    '',
    ...broken.map((promise) => `- ${promise}`),
  ].join('\n');
}

function storiesOf(shipped: readonly Shipped[], audit: readonly AuditLine[]): readonly string[] {
  const bad = new Set(
    shipped.flatMap(({ fault, release }) => (fault !== undefined && release !== undefined ? [release] : [])),
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
