import { publishRelease } from '@foyer/build/publish';
import { releaseFolder } from '@foyer/build';
import type { ReleaseSource } from '@foyer/kernel/release-source';
import { sourceText } from '@foyer/kernel/release-source';
import { systemClock } from '@foyer/runtime/registry-access';
import { styleText } from 'node:util';
import { builtRelease, buildWithSources, printReport } from '../actions/check.ts';
import type { PublishedResult, PublishManner } from './publishManner.ts';
import { checkRelease } from '../check/checkRelease.ts';
import { uploadReport } from '../check/uploadReport.ts';
import type { Session } from '../sessionTypes.ts';
import type { PlannedApp } from './checkPlanned.ts';

export interface BuiltManner extends PublishManner {
  readonly source: ReleaseSource | undefined;
  /** Duration of the checks before the build. */
  readonly plannedMs: number;
}

/**
 * Builds, checks, signs and publishes a release whose planned state was accepted. Each step can be repeated:
 * the store, the registry and the report accept the same release again.
 */
export async function publishBuilt(
  session: Session,
  { app }: PlannedApp,
  { without, unchecked, reason, source, plannedMs }: BuiltManner,
): Promise<PublishedResult | undefined> {
  const started = performance.now();
  const { release, sources } = unchecked
    ? { release: await builtRelease(session, app) }
    : await buildWithSources(session, app);
  const builtMs = Math.round(performance.now() - started);
  const report = unchecked
    ? undefined
    : await checkRelease(session, release, {
        brand: undefined,
        without,
        isQuick: true,
        ...(sources && { sources }),
      });
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
    source,
  });
  if (report) await uploadReport(session, release, report);
  const gate = report
    ? `checked in ${checkedMs} ms${without.length > 0 ? ` without ${without.join(', ')}` : ''}`
    : styleText('yellow', `NOT CHECKED: ${reason}`);
  const from = source ? `\n  from ${sourceText(source)}` : '';
  return {
    release: release.release,
    value: {
      ...published,
      unchanged: !published.isNew,
      plannedMs,
      builtMs,
      ...(report ? { checkedMs, check: report.counts } : { unchecked: reason }),
      ...(source && { source }),
    },
    text: `${styleText('green', '✓')} ${app}@${published.release} built in ${builtMs} ms, ${gate}, ${published.isNew ? 'published' : 'already published'}${from}`,
  };
}
