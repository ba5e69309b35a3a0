import { readSource } from '@foyer/build/release-source';
import { statusSchema } from '@foyer/kernel/status-answers';
import { endPreparedBrowser, prepareBrowser } from '../browser/runBrowser.ts';
import { CommandFailure } from '../failure.ts';
import { MIN_REASON_LENGTH } from '../reason.ts';
import { checkPlanned, plannedApp } from '../release/checkPlanned.ts';
import { refuseOlderBase } from '../release/refuseOlderBase.ts';
import { requireSquadKeys } from '../release/requireSquadKeys.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { Session } from '../sessionTypes.ts';
import type { PublishedResult, PublishManner } from '../release/publishManner.ts';
import { decide, requireAnswers, type ChangeManner } from './change.ts';

/**
 * Checks what needs no build, then builds, checks, signs and publishes the front end of one squad,
 * independently of other squads.
 * @returns undefined when the gate refused; the report is printed.
 */
export async function publish(
  session: Session,
  app: string,
  manner: PublishManner,
): Promise<PublishedResult | undefined> {
  if (manner.unchecked && (manner.reason?.trim().length ?? 0) < MIN_REASON_LENGTH)
    throw new CommandFailure(
      'REASON_MISSING',
      'Publishing without a check needs a reason: --unchecked --reason "…".',
    );
  const started = performance.now();
  const planned = plannedApp(app);
  await requireSquadKeys(session, planned.owner);
  const source = await readSource(repositoryRoot, manner.ticket);
  await refuseOlderBase(session, { ...planned, source, allowOlder: manner.allowOlder ?? manner.unchecked });
  if (!manner.unchecked && !manner.without.includes('axe')) prepareBrowser(session.gatewayPort);
  const refused = manner.unchecked ? undefined : await checkPlanned(session, planned, undefined);
  const plannedMs = Math.round(performance.now() - started);
  // imported here because they load the build tools, which takes a second
  const { printReport } = await import('./check.ts');
  if (refused) {
    endPreparedBrowser();
    printReport(session, refused, undefined, app);
    return undefined;
  }
  const { publishBuilt } = await import('../release/publishBuilt.ts');
  return publishBuilt(session, planned, { ...manner, source, plannedMs });
}

/** Publishes and promotes a release; prints one result. Everything that can be asked is asked first. */
export async function publishAndPromote(
  session: Session,
  app: string,
  manner: PublishManner & ChangeManner,
): Promise<void> {
  const promotion = { kind: 'promote', app };
  requireAnswers(session, promotion, manner);
  await refuseLocked(session, app);
  const published = await publish(session, app, manner);
  if (!published) return;
  const { release, value, text } = published;
  const promoted = await decide(session, { ...promotion, release }, manner).catch((error: unknown) => {
    session.terminal.note(
      `${app}@${release} is published. Repeat the command, or promote it with: foyer promote ${app} ${release}`,
    );
    throw error;
  });
  session.printResult({ ...value, promotion: promoted.value }, `${text}\n${promoted.text}`);
}

/** A lock would refuse the promotion after the build and the check. */
async function refuseLocked({ client, environment }: Session, app: string): Promise<void> {
  const { locks } = await client.get(`/v1/status?environment=${environment}`, statusSchema);
  if (locks.length === 0) return;
  const brands = locks.map(({ brand }) => brand ?? 'every brand').join(', ');
  throw new CommandFailure(
    'LOCKED',
    `${environment} is locked for ${brands}, so ${app} cannot be promoted. Publish it without --promote.`,
  );
}
