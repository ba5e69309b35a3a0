import { healthSchema } from '@foyer/kernel/health-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, EmptyState, Notice, Skeleton } from '@foyer/ui';
import { ALL_BRANDS } from '../../model/names.ts';
import { mayDecide } from '../../model/permissions.ts';
import { useReadFailureText } from '../../parts/change-dialog/failureText.ts';
import { Approvals } from '../../parts/approvals/Approvals.tsx';
import { NewErrors } from '../../parts/new-errors/NewErrors.tsx';
import { RetryButton } from '../../parts/async-content/Retry.tsx';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { RolledBack } from '../../parts/rolled-back/RolledBack.tsx';
import { useRolledBack } from '../../parts/rolled-back/useRolledBack.ts';
import { useDecide } from '../../parts/toasts/DecisionRoot.tsx';
import { useLive } from '../../state/LiveRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { freezeOf } from '../../parts/change-dialog/draft.ts';
import { Freezes } from './Freezes.tsx';
import { MapCells } from './MapCells.tsx';
import * as css from './MapPage.css.ts';
import { messages } from './MapPage.messages.ts';

const HEALTH_MS = 10_000;
/** A restore starts with the time an hour ago. */
const RESTORE_MS = 3_600_000;

/** Overview: applications × brands. */
export function MapPage() {
  const text = useText();
  const { status, rollouts, environment } = useLive();
  const failureText = useReadFailureText();
  const health = useRequest(`/api/v1/health?environment=${environment}&minutes=60`, healthSchema, {
    everyMs: HEALTH_MS,
  });
  const person = usePerson();
  const decide = useDecide();
  const rolledBack = useRolledBack();
  if (!status)
    return (
      <>
        <PageHead title={text(messages.title)} />
        <Skeleton height="24rem" />
      </>
    );
  const watched = [...(rollouts?.rollouts ?? []), ...(rollouts?.promotions ?? [])];
  const isWholeLocked = status.locks.some(({ brand }) => brand === undefined);
  const cells = status.apps.flatMap(({ brands }) => brands);
  return (
    <>
      <PageHead
        title={text(messages.title)}
        intro={
          <span className={css.summary}>
            <span>
              <Text
                {...messages.summary}
                values={{ apps: status.apps.length, brands: ALL_BRANDS.length, version: status.version }}
              />
            </span>
            <span>
              <Text
                {...messages.offCount}
                values={{ count: cells.filter(({ decision }) => decision?.kind === 'off').length }}
              />
            </span>
            <span>
              <Text
                {...messages.rolloutCount}
                values={{
                  count: status.apps.filter(({ brands }) =>
                    brands.some(({ rollout }) => rollout !== undefined),
                  ).length,
                }}
              />
            </span>
          </span>
        }
        tools={
          mayDecide(person, 'lock', undefined) && (
            <span className={css.headTools}>
              <Button
                tone="quiet"
                size="small"
                icon="history"
                onPress={() =>
                  decide({
                    change: { kind: 'restore', at: new Date(Date.now() - RESTORE_MS).toISOString() },
                  })
                }
              >
                <Text {...messages.restore} />
              </Button>
              <Button tone="quiet" size="small" icon="pause" onPress={() => decide({ change: freezeOf() })}>
                <Text {...messages.freezeAll} />
              </Button>
              <Button
                tone="quiet"
                size="small"
                icon="lock"
                onPress={() => decide({ change: { kind: isWholeLocked ? 'unlock' : 'lock' } })}
              >
                <Text {...messages[isWholeLocked ? 'unlockAll' : 'lockAll']} />
              </Button>
            </span>
          )
        }
      />
      <Freezes freezes={status.freezes ?? []} />
      <div className={css.noticeIfAny}>
        <Approvals />
      </div>
      <RolledBack />
      {watched.map(({ app, release }) => (
        <div key={app} className={css.noticeIfAny}>
          <NewErrors app={app} release={release} hasLink />
        </div>
      ))}
      {health.failure !== undefined && (
        <div className={css.notice}>
          <Notice tone="warning" title={text(messages.healthFailed)} action={<RetryButton {...health} />}>
            {failureText(health.failure)}
          </Notice>
        </div>
      )}
      {status.apps.length === 0 ? (
        <EmptyState icon="grid" title={text(messages.noneTitle)}>
          <Text {...messages.noneText} />
        </EmptyState>
      ) : (
        <MapCells
          status={status}
          health={health.data}
          affected={rolledBack.flatMap(({ brands }) => brands)}
        />
      )}
    </>
  );
}
