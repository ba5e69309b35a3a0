import { healthSchema, type ReleaseHealth } from '@foyer/kernel/health-answers';
import { releaseName } from '@foyer/kernel/release-plan';
import { Text, useNumbers, useText } from '@foyer/i18n';
import { Badge, DataTable, EmptyState, Link, type DataTableColumn } from '@foyer/ui';
import { ALL_BRANDS, appTitle, brandTitle, percentText } from '../../model/names.ts';
import { Approvals } from '../../parts/approvals/Approvals.tsx';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { ReleaseName } from '../../parts/release-name/ReleaseName.tsx';
import { useLive } from '../../state/LiveRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { useHref } from '../../state/useEnvironment.ts';
import { messages } from './ReleasesPage.messages.ts';

const EVERY_MS = 10_000;

/** Page views by release: how far a change has been delivered. */
export function ReleasesPage() {
  const text = useText();
  const numbers = useNumbers();
  const href = useHref();
  const { status, environment } = useLive();
  const health = useRequest(`/api/v1/health?environment=${environment}&minutes=60`, healthSchema, {
    everyMs: EVERY_MS,
  });
  const columns = (releases: readonly ReleaseHealth[]): readonly DataTableColumn<ReleaseHealth>[] => [
    {
      id: 'app',
      label: text(messages.app),
      cell: ({ app }) => (
        <Link href={href(`/apps/${app}`)} tone="plain">
          {appTitle(app)}
        </Link>
      ),
    },
    {
      id: 'release',
      label: text(messages.release),
      cell: ({ release }) => <ReleaseName release={release} />,
    },
    {
      id: 'role',
      label: text(messages.role),
      cell: ({ app, release, role }) =>
        status?.withdrawn.includes(releaseName(app, release)) === true ? (
          <Badge tone="negative">
            <Text {...messages.withdrawn} />
          </Badge>
        ) : (
          <Badge tone={role === 'canary' ? 'second' : 'neutral'}>
            <Text {...messages[role]} />
          </Badge>
        ),
    },
    { id: 'pages', label: text(messages.pages), align: 'end', cell: ({ loads }) => numbers.number(loads) },
    {
      id: 'share',
      label: text(messages.share),
      align: 'end',
      cell: ({ app, loads }) =>
        percentText(
          loads /
            Math.max(
              1,
              releases.filter((one) => one.app === app).reduce((sum, one) => sum + one.loads, 0),
            ),
        ),
    },
    ...ALL_BRANDS.map((brand): DataTableColumn<ReleaseHealth> => ({
      id: brand,
      label: brandTitle(brand),
      align: 'end',
      cell: ({ brands }) => numbers.number(brands.find((one) => one.brand === brand)?.loads ?? 0),
    })),
  ];
  return (
    <>
      <PageHead title={text(messages.title)} intro={text(messages.intro)} />
      <Approvals />
      <AsyncContent request={health} height="24rem">
        {({ releases }) =>
          releases.length === 0 ? (
            <EmptyState icon="document" title={text(messages.none)} />
          ) : (
            <section className={panel.panel}>
              <div className={panel.scroll}>
                <DataTable
                  caption={text(messages.title)}
                  rows={releases}
                  rowKey={({ app, release }) => `${app} ${release}`}
                  columns={columns(releases)}
                />
              </div>
            </section>
          )
        }
      </AsyncContent>
    </>
  );
}
