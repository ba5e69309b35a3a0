import { releasesSchema, type ListedRelease } from '@foyer/kernel/release-answers';
import { Text, useText } from '@foyer/i18n';
import { Badge, Button, DataTable, Heading } from '@foyer/ui';
import type { BrandId } from '@foyer/market';
import { releaseName } from '@foyer/kernel/release-plan';
import { mayDecide } from '../../model/permissions.ts';
import type { ChangeKind } from '@foyer/kernel/change-answers';
import type { Status } from '@foyer/kernel/status-answers';
import type { Change } from '../../model/change.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { SHARES } from '../../parts/change-dialog/draft.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { ReleaseName } from '../../parts/release-name/ReleaseName.tsx';
import { ReleaseSourceText } from '../../parts/release-source/ReleaseSourceText.tsx';
import { useDecide } from '../../parts/toasts/DecisionRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import * as css from './AppPage.css.ts';
import { messages } from './AppPage.messages.ts';
import { utcDateTime } from '../../model/times.ts';

export interface AppReleasesProps {
  readonly app: string;
  readonly status: Status;
  readonly brand: BrandId | undefined;
}

const EVERY_MS = 15_000;
const SHOWN = 30;
const CHECKED = {
  passed: messages.checkedYes,
  failed: messages.checkedNo,
  incomplete: messages.checkedPartly,
} as const;

/** Published releases, newest first, with the available actions. */
export function AppReleases({ app, status, brand }: AppReleasesProps) {
  const text = useText();
  const releases = useRequest(`/api/v1/releases?app=${app}`, releasesSchema, {
    version: status.version,
    everyMs: EVERY_MS,
  });
  const mayAct = mayDecide(usePerson(), 'promote', app);
  const cells = status.apps.find((row) => row.app === app)?.brands ?? [];
  const isRollingOut = (release: string): boolean =>
    cells.some(({ rollout }) => rollout?.release === release);
  const isLive = (release: string): boolean =>
    isRollingOut(release) ||
    cells.some(({ decision }) => decision?.kind === 'release' && decision.release === release);
  // a brand-specific rule does not determine the default
  const isDefault = (release: string): boolean =>
    cells.some(
      ({ decision, layer }) =>
        layer !== 'market' && decision?.kind === 'release' && decision.release === release,
    );
  const isWithdrawn = (release: string): boolean => status.withdrawn.includes(releaseName(app, release));
  return (
    <section className={css.panel}>
      <Heading level={2} size="title3">
        <Text {...messages.releases} />
      </Heading>
      <AsyncContent request={releases}>
        {(data) =>
          data.releases.length === 0 ? (
            <p className={css.muted}>
              <Text {...messages.none} />
            </p>
          ) : (
            <div className={panel.scroll}>
              <DataTable
                caption={text(messages.releases)}
                rows={data.releases.slice(0, SHOWN)}
                rowKey={({ release }) => release}
                columns={[
                  {
                    id: 'release',
                    label: text(messages.release),
                    cell: ({ release, version }) => (
                      <>
                        <ReleaseName release={release} version={version} />{' '}
                        {isRollingOut(release) ? (
                          <Badge tone="second">
                            <Text {...messages.rollingOut} />
                          </Badge>
                        ) : (
                          isLive(release) && (
                            <Badge tone="positive">
                              <Text {...messages.live} />
                            </Badge>
                          )
                        )}
                        {isWithdrawn(release) && (
                          <Badge tone="negative">
                            <Text {...messages.withdrawn} />
                          </Badge>
                        )}
                      </>
                    ),
                  },
                  {
                    id: 'published',
                    label: text(messages.published),
                    cell: ({ publishedAt }) => utcDateTime(publishedAt),
                  },
                  {
                    id: 'source',
                    label: text(messages.source),
                    cell: ({ source }) => <ReleaseSourceText source={source} />,
                  },
                  {
                    id: 'by',
                    label: text(messages.by),
                    cell: ({ publishedBy, signedBy }) =>
                      text(messages.publishedBy, { who: publishedBy, count: signedBy.length }),
                  },
                  {
                    id: 'checked',
                    label: text(messages.checked),
                    cell: ({ checked }) =>
                      checked === null
                        ? text(messages.checkedNever)
                        : text(CHECKED[checked.result], { count: checked.findings }),
                  },
                  ...(mayAct
                    ? [
                        {
                          id: 'actions',
                          label: text(messages.actions),
                          align: 'end',
                          cell: ({ release }: ListedRelease) => (
                            <ReleaseActions
                              app={app}
                              release={release}
                              isLive={isLive(release)}
                              isDefault={isDefault(release)}
                              isWithdrawn={isWithdrawn(release)}
                              brand={brand}
                            />
                          ),
                        } as const,
                      ]
                    : []),
                ]}
              />
            </div>
          )
        }
      </AsyncContent>
    </section>
  );
}

interface ReleaseActionsProps {
  readonly app: string;
  readonly release: string;
  readonly isLive: boolean;
  readonly isDefault: boolean;
  readonly isWithdrawn: boolean;
  readonly brand: BrandId | undefined;
}

function ReleaseActions({ app, release, isLive, isDefault, isWithdrawn, brand }: ReleaseActionsProps) {
  const decide = useDecide();
  const person = usePerson();
  const offered: readonly {
    readonly kind: ChangeKind;
    readonly isOffered: boolean;
    readonly more?: Partial<Change>;
  }[] = [
    { kind: 'promote', isOffered: !isWithdrawn && !isDefault },
    {
      kind: 'rollout',
      isOffered: !isWithdrawn && !isLive,
      more: { share: SHARES[1], ...(brand !== undefined && { brands: [brand] }) },
    },
    { kind: 'pin', isOffered: !isWithdrawn, more: brand === undefined ? {} : { brands: [brand] } },
    { kind: 'withdraw', isOffered: !isWithdrawn },
    { kind: 'reinstate', isOffered: isWithdrawn },
  ];
  const shown = offered.filter(({ kind, isOffered }) => isOffered && mayDecide(person, kind, app));
  return (
    <div className={css.rowActions}>
      {shown.map(({ kind, more }) => (
        <Button
          key={kind}
          tone="quiet"
          size="small"
          onPress={() => decide({ change: { kind, app, release, ...more } })}
        >
          <Text {...messages[kind as 'promote' | 'rollout' | 'pin' | 'withdraw' | 'reinstate']} />
        </Button>
      ))}
    </div>
  );
}
