import { releasesSchema } from '@foyer/kernel/release-answers';
import { errorGroupsSchema } from '@foyer/kernel/report-answers';
import { useText } from '@foyer/i18n';
import { ButtonLink, Skeleton } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { useSearchParams } from 'react-router-dom';
import { appTitle, shortRelease } from '../../model/names.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { useLive } from '../../state/LiveRoot.tsx';
import { useHref } from '../../state/useEnvironment.ts';
import { useRequest } from '../../state/useRequest.ts';
import { ErrorGroups } from './ErrorGroups.tsx';
import { messages } from './ReportsPage.messages.ts';
import { SizeTrend } from './SizeTrend.tsx';
import { UsagePanels } from './UsagePanels.tsx';

const PERIODS = {
  60: messages.hour,
  1440: messages.day,
  10080: messages.week,
  43200: messages.month,
} as const;
const DEFAULT_PERIOD = '1440';
/** Metrics are kept for a shorter time than errors. */
const MAX_USAGE_MINUTES = 14 * 24 * 60;
const ALL = 'all';
const MAX_RELEASES = 50;

/** Errors, timings, use and bytes of the releases of an application. */
export function ReportsPage() {
  const text = useText();
  const href = useHref();
  const [search, setSearch] = useSearchParams();
  const { status, environment } = useLive();
  const release = search.get('release') ?? ALL;
  const minutes = search.get('minutes') ?? DEFAULT_PERIOD;
  const chosen = search.get('app') ?? undefined;
  const errors = useRequest(
    chosen === undefined ? `/api/v1/errors?environment=${environment}&minutes=${minutes}` : undefined,
    errorGroupsSchema,
  );
  const hasAnswer = errors.data !== undefined || errors.failure !== undefined;
  // the application with the most frequent error, as long as none is chosen
  const app = chosen ?? errors.data?.groups[0]?.app ?? (hasAnswer ? status?.apps[0]?.app : undefined);
  const releases =
    useRequest(app === undefined ? undefined : `/api/v1/releases?app=${app}`, releasesSchema, {
      version: status?.version,
    }).data?.releases ?? [];
  if (app === undefined)
    return (
      <>
        <PageHead title={text(messages.title)} intro={text(messages.intro)} />
        <Skeleton height="24rem" />
      </>
    );
  const set = (name: string, value: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        if (name === 'app') next.delete('release');
        return next;
      },
      { replace: true },
    );
  const queryFor = (of: number | string): string =>
    new URLSearchParams({
      environment,
      app,
      minutes: String(of),
      ...(release !== ALL && { release }),
    }).toString();
  return (
    <>
      <PageHead
        title={text(messages.title)}
        intro={text(messages.intro)}
        tools={
          <ButtonLink tone="quiet" size="small" href={href(`/apps/${app}`)}>
            {appTitle(app)}
          </ButtonLink>
        }
      />
      <div className={panel.fields}>
        <Select
          label={text(messages.app)}
          value={app}
          options={(status?.apps ?? []).map((row) => ({ value: row.app, label: appTitle(row.app) }))}
          onChange={(value) => set('app', value)}
        />
        <Select
          label={text(messages.release)}
          value={release}
          options={[
            { value: ALL, label: text(messages.allReleases) },
            ...releases
              .slice(0, MAX_RELEASES)
              .map((one) => ({ value: one.release, label: shortRelease(one.release) })),
          ]}
          onChange={(value) => set('release', value)}
        />
        <Select
          label={text(messages.period)}
          value={minutes}
          options={Object.entries(PERIODS).map(([value, label]) => ({ value, label: text(label) }))}
          onChange={(value) => set('minutes', value)}
        />
      </div>
      <div className={panel.panels}>
        <ErrorGroups query={queryFor(minutes)} app={app} />
        <UsagePanels query={queryFor(Math.min(Number(minutes), MAX_USAGE_MINUTES))} />
        <SizeTrend app={app} />
      </div>
    </>
  );
}
