import { publishRelease } from '@foyer/build/publish';
import { releaseFolder, type Release } from '@foyer/build';
import { systemClock } from '@foyer/runtime';
import { styleText } from 'node:util';
import { uploadReport } from '../check/uploadReport.ts';
import { checkRelease } from '../check/checkRelease.ts';
import { CommandFailure } from '../failure.ts';
import type { Session } from '../session.ts';
import { builtRelease, printReport } from './check.ts';

export interface PublishManner {
  readonly without: readonly 'axe'[];
  /** Publishes without a check; a squad cannot promote such a release. */
  readonly unchecked: boolean;
  readonly reason: string | undefined;
}

/**
 * Builds, checks, signs and publishes the front end of one squad, independently of other squads.
 * @returns undefined when the gate refused.
 */
export async function publish(
  session: Session,
  app: string,
  { without, unchecked, reason }: PublishManner,
): Promise<Release | undefined> {
  if (unchecked && reason === undefined)
    throw new CommandFailure(
      'REASON_MISSING',
      'Publishing without a check needs a reason: --unchecked --reason "…".',
    );
  const started = performance.now();
  const release = await builtRelease(session, app);
  const builtMs = Math.round(performance.now() - started);
  const report = unchecked
    ? undefined
    : await checkRelease(session, release, { brand: undefined, without, isQuick: true });
  if (report && report.result !== 'passed') {
    printReport(session, report, undefined, app);
    return undefined;
  }
  const checkedMs = Math.round(performance.now() - started) - builtMs;
  const published = await publishRelease({
    home: session.home,
    folder: releaseFolder(session.home, app, release.release),
    baseUrl: session.registry,
    clock: systemClock,
  });
  if (report) await uploadReport(session, release, report);
  const gate = report
    ? `checked in ${checkedMs} ms${without.length > 0 ? ` without ${without.join(', ')}` : ''}`
    : styleText('yellow', `NOT CHECKED: ${reason}`);
  session.printResult(
    { ...published, builtMs, ...(report ? { checkedMs, check: report.counts } : { unchecked: reason }) },
    `${styleText('green', '✓')} ${app}@${published.release} built in ${builtMs} ms, ${gate}, ${published.isNew ? 'published' : 'already published'}`,
  );
  return release;
}
