import type { Status } from '@foyer/kernel/status-answers';
import type { TimelineEntry } from '@foyer/kernel/timeline-answers';
import { Text, useText } from '@foyer/i18n';
import { ButtonLink, Notice } from '@foyer/ui';
import { appTitle, brandTitles, shortRelease } from '../../model/names.ts';
import { squadOf } from '../../model/permissions.ts';
import { utcTime } from '../../model/times.ts';
import { useLive } from '../../state/LiveRoot.tsx';
import { useHref } from '../../state/useEnvironment.ts';
import * as panel from '../page-head/panel.css.ts';
import { messages } from './RolledBack.messages.ts';
import { useRolledBack } from './useRolledBack.ts';

/**
 * Releases that the registry rolled back in the last hour: what happened, what visitors get, and what comes next. No
 * other part of a page shows a rollout that has ended. Hidden without any.
 */
export function RolledBack({ app }: { readonly app?: string }) {
  const { status } = useLive();
  const entries = useRolledBack(app);
  if (!status || entries.length === 0) return null;
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
  // brands may have had different releases before: a pin, or a rollout to some of them
  const groups = Map.groupBy(
    cells.filter(({ brand }) => brands.length === 0 || brands.includes(brand)),
    ({ decision }) => (decision?.kind === 'release' ? decision.release : undefined),
  );
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
      {[...groups].map(([now, of]) => {
        const values = { brands: brandTitles(of.map(({ brand }) => brand)) };
        return (
          <p key={now ?? ''}>
            {now === undefined
              ? text(messages.gone, values)
              : text(messages.now, { ...values, release: shortRelease(now) })}
          </p>
        );
      })}
      <p>
        <Text {...messages.next} values={{ squad: squadOf(app) ?? app }} />
      </p>
    </Notice>
  );
}
