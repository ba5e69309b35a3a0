import { checkResultSchema } from '@foyer/kernel/integrity-answers';
import {
  explanationSchema,
  statusSchema,
  type Explanation,
  type StatusCell,
} from '@foyer/kernel/status-answers';
import { auditVerificationSchema, timelineSchema, type TimelineEntry } from '@foyer/kernel/timeline-answers';
import { sourceSchema } from '@foyer/kernel/release-document';
import { sourceText } from '@foyer/kernel/release-source';
import { styleText } from 'node:util';
import * as v from 'valibot';
import { EXIT } from '../failure.ts';
import { table } from '../output/table.ts';
import { REASON_TEXTS, decisionText, shareText } from '../output/words.ts';
import type { Session } from '../sessionTypes.ts';
import { readRollouts, rolloutsText } from './rollouts.ts';

/** Prints the release of each application in each brand. */
export async function status(session: Session): Promise<void> {
  const [now, trials] = await Promise.all([
    session.client.get(`/v1/status?environment=${session.environment}`, statusSchema),
    readRollouts(session),
  ]);
  const brands = now.apps[0]?.brands.map(({ brand }) => brand) ?? [];
  const rows = now.apps.map(({ app, brands: cells }) => [app, ...cells.map(cellText)]);
  const locks =
    now.locks.length === 0
      ? ''
      : `\nLocked: ${now.locks.map(({ brand }) => brand ?? 'everything').join(', ')}`;
  const frozen = (now.freezes ?? [])
    .map(
      ({ brand, until, reason }) =>
        `\n${styleText('yellow', 'Frozen')}: ${brand ?? 'all brands'} until ${until.slice(0, 16).replace('T', ' ')} UTC: ${reason}`,
    )
    .join('');
  const withdrawn =
    now.withdrawn.length === 0 ? '' : `\n${styleText('red', 'Withdrawn')}: ${now.withdrawn.join(', ')}`;
  session.printResult(
    { ...now, ...trials },
    `${session.environment}, version ${now.version} of ${now.issuedAt}\n${table(['Application', ...brands], rows)}${locks}${frozen}${withdrawn}${rolloutsText(trials)}`,
  );
}

function cellText({ decision, version, layer, rollout }: StatusCell): string {
  const pinned = layer === 'market' && decision.kind === 'release' ? ' (pinned)' : '';
  return `${decisionText(decision)}${version === undefined ? '' : ` ${version}`}${pinned}${rollout ? `, ${rollout.release} ${shareText(rollout.share)}` : ''}`;
}

export interface Visitor {
  readonly brand: string;
  readonly app: string;
  /** 0 to 9999. */
  readonly bucket: number;
  /** Default: the locale of the brand. */
  readonly locale: string | undefined;
  /** A release that a staff member previews at the market. */
  readonly override: string | undefined;
  /** Releases of the application that failed in the page. */
  readonly without: readonly string[];
}

/** Prints the release that a visitor gets, and every candidate that was considered. */
export async function explain(session: Session, visitor: Visitor): Promise<void> {
  const { brand, app, bucket, locale, override, without } = visitor;
  const query = new URLSearchParams({
    environment: session.environment,
    brand,
    app,
    bucket: String(bucket),
    ...(locale !== undefined && { locale }),
    ...(override !== undefined && { override }),
    ...(without.length > 0 && { without: without.join(',') }),
  });
  const found = await session.client.get(`/v1/explain?${query.toString()}`, explanationSchema);
  const rows = found.steps.map((step) => [
    step.taken ? '✓' : '·',
    step.layer,
    step.rule ?? '',
    decisionText(step.decision),
    REASON_TEXTS[step.reason],
  ]);
  session.printResult(
    found,
    `${visitor.app} on ${visitor.brand}, bucket ${visitor.bucket} (${found.bucket} for this application): ${styleText('bold', decisionText(found.decision))}${found.releaseVersion === undefined ? '' : ` ${found.releaseVersion}`}, by ${found.layer}${found.source ? `\nSource: ${sourceText(found.source)} (${found.source.repository})` : ''}${uncheckedText(found)}\n${table(['', 'Layer', 'Rule', 'Result', 'Reason'], rows)}`,
  );
}

/** The overridden check of the decision; empty for a release that passed it. */
function uncheckedText({ unchecked }: Explanation): string {
  if (!unchecked) return '';
  const { code, at, by, requestedBy, reason } = unchecked;
  const who = requestedBy === undefined ? `by ${by}` : `requested by ${requestedBy}, approved by ${by}`;
  return `\n${styleText('red', `Released without a passed check (${code})`)} at ${at}, ${who}: ${reason}`;
}

/** Prints the audit log, newest first. */
export async function audit(
  session: Session,
  wanted: { app: string | undefined; brand: string | undefined; limit: number },
): Promise<void> {
  const query = new URLSearchParams({
    limit: String(wanted.limit),
    ...(wanted.app !== undefined && { app: wanted.app }),
    ...(wanted.brand !== undefined && { brand: wanted.brand }),
  });
  const found = await session.client.get(`/v1/audit?${query.toString()}`, timelineSchema);
  const rows = found.entries.map((entry) => [
    entry.at.slice(0, 19).replace('T', ' '),
    `${entry.actor} (${entry.role})`,
    whatText(entry),
    entry.brands.join(','),
    `${entry.reason}${entry.unchecked === undefined ? '' : ` ${styleText('red', `(${entry.unchecked} overridden${entry.approval === undefined ? '' : `, requested by ${entry.approval.requestedBy}`})`)}`}${sourceOf(entry)}`,
  ]);
  session.printResult(found, table(['Time (UTC)', 'Actor', 'Decision', 'Brands', 'Reason'], rows));
}

/** The source of a published release; empty for other entries. */
function sourceOf({ kind, after }: TimelineEntry): string {
  const source = v.safeParse(sourceSchema, after?.['source']);
  return kind === 'publish' && source.success ? `, from ${sourceText(source.output)}` : '';
}

/** Shows the share of a rollout before and after, because narrowing and widening have the same kind. */
function whatText({ kind, app = '', before, after, isUnreadable }: TimelineEntry): string {
  if (isUnreadable) return `${kind} ${app} (unreadable: written by another version)`;
  const [was, is] = [before, after].map((part) => part?.rollouts?.[0]);
  return `${kind} ${app}${kind === 'rollout' && is ? ` ${was ? `${shareText(was.to - was.from)} → ` : ''}${shareText(is.to - is.from)}` : ''}`;
}

/** Verifies the hash chain of the audit log. */
export async function verifyAudit(session: Session): Promise<void> {
  const result = await session.client.get('/v1/audit/verify', auditVerificationSchema);
  if (result.faults.length > 0) session.terminal.exitCode = EXIT.refused;
  session.printResult(
    result,
    result.faults.length === 0
      ? `${styleText('green', '✓')} ${result.entries} entries, the hash chain is valid`
      : `${styleText('red', '✗')} ${result.faults.length} faults in ${result.entries} entries\n${JSON.stringify(result.faults, null, 2)}`,
  );
}

/** Runs the control-program check: hashes every file of the live releases again. */
export async function verifyFiles(session: Session): Promise<void> {
  const result = await session.client.post('/v1/check', {}, checkResultSchema);
  if (result.faults.length > 0) session.terminal.exitCode = EXIT.refused;
  const head = `${result.files} files of ${result.releases} releases in ${result.milliseconds} ms`;
  session.printResult(
    result,
    result.faults.length === 0
      ? `${styleText('green', '✓')} ${head}: all match their signatures`
      : `${styleText('red', '✗')} ${head}; withdrawn:\n${table(
          ['Release', 'File', 'Problem'],
          result.faults.map(({ app, release, file, problem }) => [`${app}@${release}`, file, problem]),
        )}`,
  );
}
