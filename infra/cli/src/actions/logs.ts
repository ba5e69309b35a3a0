import {
  errorGroupsSchema,
  errorTitle,
  usageSchema,
  type ErrorGroup,
  type ReleaseUsage,
} from '@foyer/kernel/report-answers';
import { styleText } from 'node:util';
import { table } from '../output/table.ts';
import { parseTime } from '../parseTime.ts';
import type { Session } from '../sessionTypes.ts';

const MINUTE_MS = 60_000;
const MAX_MINUTES = 30 * 24 * 60;
const MAX_USAGE_MINUTES = 14 * 24 * 60;
/** Rows of pages, and of features, for each release. */
const MAX_USES = 10;

export interface LogsFilter {
  /** Undefined: every application. */
  readonly app: string | undefined;
  readonly release: string | undefined;
  readonly since: string;
  readonly limit: number;
}

/** Errors, timings and use of the releases of an application or of all, as browsers reported them to the registry. */
export async function logs(session: Session, { app, release, since, limit }: LogsFilter): Promise<void> {
  const now = Date.now();
  const minutes = Math.max(1, Math.ceil((now - Date.parse(parseTime(since, now))) / MINUTE_MS));
  const query = (of: Readonly<Record<string, string>>): string =>
    new URLSearchParams({
      environment: session.environment,
      ...(app !== undefined && { app }),
      ...(release !== undefined && { release }),
      ...of,
    }).toString();
  const [errors, usage] = await Promise.all([
    session.client.get(
      `/v1/errors?${query({ minutes: String(Math.min(minutes, MAX_MINUTES)), limit: String(limit) })}`,
      errorGroupsSchema,
    ),
    session.client.get(
      `/v1/usage?${query({ minutes: String(Math.min(minutes, MAX_USAGE_MINUTES)) })}`,
      usageSchema,
    ),
  ]);
  const of = [app, release].filter((part) => part !== undefined).join('@') || 'any application';
  const more =
    errors.total > errors.groups.length
      ? `\n${errors.total - errors.groups.length} more groups; --limit ${errors.total} shows them.`
      : '';
  session.printResult(
    { ...errors, releases: usage.releases },
    [
      errors.groups.length === 0
        ? styleText('green', `No errors of ${of} reported by browsers since ${errors.since}.`)
        : `${errors.groups.map((group) => groupText(group, usage.releases)).join('\n\n')}${more}`,
      usage.releases.length === 0 ? '' : usageText(usage.releases),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
}

/** An error counts once a browser and hour, as a visit does, so that their share is that of affected visits. */
function visitsText({ app, release, count }: ErrorGroup, releases: readonly ReleaseUsage[]): string {
  const visits = releases.find((one) => one.app === app && one.release === release)?.signals['visit'] ?? 0;
  return visits === 0 ? '' : `, ${per100(count, visits)} for 100 of ${visits} visits`;
}

function groupText(group: ErrorGroup, releases: readonly ReleaseUsage[]): string {
  const { app, release, owner, count, firstSeen, lastSeen, brands, browsers, frames, alsoIn } = group;
  const counts = (of: Readonly<Record<string, number>>): string =>
    Object.entries(of)
      .sort(([, left], [, right]) => right - left)
      .map(([name, number]) => `${name} ${number}`)
      .join(', ');
  return [
    `${styleText('red', `${count}×`)} ${styleText('bold', errorTitle(group))}`,
    `  ${app}@${release} of ${owner}, first ${firstSeen.slice(0, 19)}, last ${lastSeen.slice(0, 19)} UTC${visitsText(group, releases)}`,
    `  Brands: ${counts(brands)}. Browsers: ${counts(browsers)}`,
    ...(alsoIn.length === 0 ? [] : [`  Also in ${alsoIn.join(', ')}`]),
    ...frames.map((frame) => `    at ${frame}`),
  ].join('\n');
}

function usageText(releases: readonly ReleaseUsage[]): string {
  const value = (name: string, of: number | null): string =>
    of === null ? '' : name === 'cls' ? (of / 1_000).toFixed(2) : `${of} ms`;
  const timings = releases.flatMap(({ app, release, timings: rows }) =>
    rows.map(({ name, count, p50, p95 }) => [
      `${app}@${release}`,
      name,
      value(name, p50),
      value(name, p95),
      String(count),
    ]),
  );
  const uses = releases.flatMap(({ app, release, uses: rows, signals }) =>
    mostUsed(rows).map(({ name, count }) => [
      `${app}@${release}`,
      name.replace(':', ' '),
      String(count),
      per100(count, signals['visit'] ?? 0),
    ]),
  );
  return [
    ...(timings.length === 0 ? [] : [table(['Release', 'Timing', 'p50', 'p95', 'Count'], timings)]),
    ...(uses.length === 0 ? [] : [table(['Release', 'Used', 'Count', 'Per 100 visits'], uses)]),
  ].join('\n\n');
}

/** The most used pages, and features apart from them: a page is viewed more often than any feature is used. */
function mostUsed(uses: ReleaseUsage['uses']): ReleaseUsage['uses'] {
  const isFeature = ({ name }: { readonly name: string }): boolean => name.startsWith('feature:');
  return [
    ...uses.filter((use) => !isFeature(use)).slice(0, MAX_USES),
    ...uses.filter(isFeature).slice(0, MAX_USES),
  ];
}

function per100(count: number, visits: number): string {
  return visits === 0 ? '' : ((count / visits) * 100).toFixed(1);
}
