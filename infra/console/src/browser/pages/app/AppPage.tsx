import { timelineSchema } from '@foyer/kernel/timeline-answers';
import { Text, useText } from '@foyer/i18n';
import { ButtonLink, EmptyState, FilterChip, Heading, Skeleton } from '@foyer/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { ALL_BRANDS, appTitle, brandTitle } from '../../model/names.ts';
import { squadOf } from '../../model/permissions.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { RolledBack } from '../../parts/rolled-back/RolledBack.tsx';
import { useLive } from '../../state/LiveRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { useHref } from '../../state/useEnvironment.ts';
import { TimelineList } from '../timeline/TimelineList.tsx';
import * as css from './AppPage.css.ts';
import { messages } from './AppPage.messages.ts';
import { AppActions } from './AppActions.tsx';
import { AppHealth } from './AppHealth.tsx';
import { AppResolution } from './AppResolution.tsx';
import { AppReleases } from './AppReleases.tsx';
import { AppRollout } from './AppRollout.tsx';

const RECENT = 5;

/** One application for one brand or all: resolved releases, health, decisions. */
export function AppPage() {
  const text = useText();
  const href = useHref();
  const { app = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { status, environment } = useLive();
  const brand = ALL_BRANDS.find((name) => name === search.get('brand'));
  const recent = useRequest(
    `/api/v1/audit?environment=${environment}&app=${app}&limit=${RECENT}${brand === undefined ? '' : `&brand=${brand}`}`,
    timelineSchema,
    { version: status?.version },
  );
  if (!status)
    return (
      <>
        <PageHead title={appTitle(app)} />
        <Skeleton height="24rem" />
      </>
    );
  const row = status.apps.find((one) => one.app === app);
  if (!row)
    return (
      <>
        <PageHead title={appTitle(app)} />
        <EmptyState icon="grid" title={text(messages.unknownTitle)} />
        <AppReleases app={app} status={status} brand={brand} />
      </>
    );
  const cells = row.brands.filter((cell) => brand === undefined || cell.brand === brand);
  const choose = (name: string | undefined): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (name === undefined) next.delete('brand');
        else next.set('brand', name);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageHead
        title={brand === undefined ? appTitle(app) : `${appTitle(app)} · ${brandTitle(brand)}`}
        intro={text(messages.intro, { app, squad: squadOf(app) ?? app })}
        tools={
          <ButtonLink
            tone="quiet"
            size="small"
            href={href(`/explain?app=${app}${brand === undefined ? '' : `&brand=${brand}`}`)}
          >
            <Text {...messages.explain} />
          </ButtonLink>
        }
      />
      <div className={css.brands} role="group" aria-label={text(messages.brand)}>
        <FilterChip selected={brand === undefined} onSelect={() => choose(undefined)}>
          <Text {...messages.allBrands} />
        </FilterChip>
        {ALL_BRANDS.map((name) => (
          <FilterChip key={name} selected={brand === name} onSelect={() => choose(name)}>
            {brandTitle(name)}
          </FilterChip>
        ))}
      </div>
      <RolledBack app={app} />
      <AppRollout app={app} />
      <div className={css.columns}>
        <div className={css.areas.resolution}>
          <AppResolution cells={cells} />
        </div>
        <div className={css.areas.actions}>
          <AppActions app={app} cells={cells} />
        </div>
        <div className={css.areas.health}>
          <AppHealth app={app} />
        </div>
        <div className={css.areas.releases}>
          <AppReleases app={app} status={status} brand={brand} />
        </div>
        <section className={`${css.panel} ${css.areas.recent}`}>
          <div className={css.panelHead}>
            <Heading level={2} size="title3">
              <Text {...messages.recent} />
            </Heading>
            <ButtonLink tone="bare" size="small" href={href(`/timeline?app=${app}`)}>
              <Text {...messages.timeline} />
            </ButtonLink>
          </div>
          <AsyncContent request={recent}>{({ entries }) => <TimelineList entries={entries} />}</AsyncContent>
        </section>
      </div>
    </>
  );
}
