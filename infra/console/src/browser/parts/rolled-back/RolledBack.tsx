import { releaseName } from '@foyer/kernel/release-plan';
import type { Status } from '@foyer/kernel/status-answers';
import { timelineSchema, type TimelineEntry } from '@foyer/kernel/timeline-answers';
import { Text, useText } from '@foyer/i18n';
import { ButtonLink, Notice } from '@foyer/ui';
import { appTitle, brandTitles, shortRelease } from '../../model/names.ts';
import { squadOf } from '../../model/permissions.ts';
import { utcTime } from '../../model/times.ts';
import { useLive, useNow } from '../../state/LiveRoot.tsx';
import { useHref } from '../../state/useEnvironment.ts';
import { useRequest } from '../../state/useRequest.ts';
import * as panel from '../page-head/panel.css.ts';
import { messages } from './RolledBack.messages.ts';

const READ = 30;
const SHOWN_MS = 3_600_000;

/**
 * Releases that the registry rolled back in the last hour: what happened, what visitors get, and what comes next. No
 * other part of a page shows a rollout that has ended. Hidden without any.
 */
export function RolledBack({ app }: { readonly app?: string }) {
  const { status, environment } = useLive();
  const filter = app === undefined ? '' : `&app=${app}`;
  const { data } = useRequest(
    `/api/v1/audit?environment=${environment}&limit=${READ}${filter}`,
    timelineSchema,
    {
      version: status?.version,
    },
  );
  const now = useNow();
  if (!status) return null;
  const entries = (data?.entries ?? []).filter(
    ({ actor, kind, app: name, release, at }) =>
      actor === 'registry' &&
      kind === 'withdraw' &&
      now - Date.parse(at) < SHOWN_MS &&
      // an operator may have reinstated it
      status.withdrawn.includes(releaseName(name ?? '', release ?? '')),
  );
  if (entries.length === 0) return null;
  return (
    <div className={panel.notices}>
      {entries.map((entry) => (
        <OneRelease key={entry.id} entry={entry} status={status} />
      ))}
    </div>
  );
}

function OneRelease({ entry, status }: { readonly entry: TimelineEntry; readonly status: Status }) {
  const text = useText();
  const href = useHref();
  const { app = '', release = '', brands, at, reason } = entry;
  const cells = status.apps.find((one) => one.app === app)?.brands ?? [];
  const decision = cells.find(({ brand }) => brands.length === 0 || brands.includes(brand))?.decision;
  const values = { brands: brandTitles(brands) };
  return (
    <Notice
      tone="negative"
      title={text(messages.title, { app: appTitle(app), release: shortRelease(release), time: utcTime(at) })}
      action={
        <ButtonLink
          size="small"
          tone="quiet"
          href={href(`/reports?${new URLSearchParams({ app, release }).toString()}`)}
        >
          <Text {...messages.reports} />
        </ButtonLink>
      }
    >
      <p>{reason}</p>
      <p>
        {decision?.kind === 'release'
          ? text(messages.now, { ...values, release: shortRelease(decision.release) })
          : text(messages.gone, values)}{' '}
        <Text {...messages.next} values={{ squad: squadOf(app) ?? app }} />
      </p>
    </Notice>
  );
}
