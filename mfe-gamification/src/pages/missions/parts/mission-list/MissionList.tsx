import { Text, useText } from '@foyer/i18n';
import type { Mission, MissionLabel, PointsAnswer } from '@foyer/kernel/engagement';
import { hrefTo } from '@foyer/links';
import { useConnectionState, useNavigationState, useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, ErrorCard, FilterChip, Notice, Row, Section } from '@foyer/ui';
import { useState } from 'react';
import { refusals } from '../../../../features/engagement/refusals.messages.ts';
import { useRewardText } from '../../../../features/engagement/useRewardText.ts';
import { linkedMissionId } from '../../linkedMission.ts';
import { missionGroups, type MissionGroup } from '../../missionGroups.ts';
import { labels, messages } from '../../MissionsPage.messages.ts';
import { useMissions, type MissionAction, type MissionsStore } from '../../useMissions.ts';
import { MissionCard } from '../mission-card/MissionCard.tsx';
import * as css from './MissionList.css.ts';
import { MissionSkeletons } from './MissionSkeletons.tsx';

interface MissionListProps {
  readonly moneyValue: PointsAnswer['moneyValue'] | undefined;
}

/** The missions by label, with a filter. */
export function MissionList({ moneyValue }: MissionListProps) {
  const text = useText();
  const { locale } = useServices();
  const store = useMissions();
  const isOffline = useConnectionState() === 'offline';
  const [filter, setFilter] = useState<MissionLabel>();
  const [acted, setActed] = useState<ActedMission>();
  if (!store.answer)
    return store.status === 'loading' ? (
      <MissionSkeletons />
    ) : (
      <ErrorCard title={text(messages.failed)} retryLabel={text(messages.retry)} onRetry={store.reload}>
        <Text {...messages.failedText} />
      </ErrorCard>
    );
  const groups = missionGroups(store.answer.missions);
  // the last mission of the chosen label may have moved to another one
  const chosen = groups.filter(({ label }) => label === filter);
  if (groups.length === 0)
    return (
      <EmptyState
        icon="trophy"
        title={text(messages.empty)}
        action={
          <ButtonLink tone="secondary" href={hrefTo(locale, 'games')}>
            {text(messages.toGames)}
          </ButtonLink>
        }
      >
        <Text {...messages.emptyText} />
      </EmptyState>
    );
  return (
    <div className={css.list}>
      {(isOffline || store.status === 'failed') && (
        <Notice tone="warning" live>
          <Text {...(isOffline ? messages.staleOffline : messages.stale)} />
        </Notice>
      )}
      <Filters groups={groups} filter={chosen.length > 0 ? filter : undefined} onFilter={setFilter} />
      {(chosen.length > 0 ? chosen : groups).map((group) => (
        <Group
          key={group.label}
          group={group}
          store={store}
          currency={store.answer?.currency ?? ''}
          moneyValue={moneyValue}
          acted={acted}
          onActed={(mission) => {
            setActed(mission);
            // the mission has moved to another group
            setFilter(undefined);
          }}
        />
      ))}
    </div>
  );
}

/** The mission on which the player acted last. */
interface ActedMission {
  readonly id: string;
  readonly action: MissionAction;
}

interface FiltersProps {
  readonly groups: readonly MissionGroup[];
  readonly filter: MissionLabel | undefined;
  onFilter(label: MissionLabel | undefined): void;
}

function Filters({ groups, filter, onFilter }: FiltersProps) {
  const text = useText();
  const count = groups.reduce((sum, { missions }) => sum + missions.length, 0);
  return (
    <div role="group" aria-label={text(messages.filter)}>
      <Row gap="small" wrap>
        <FilterChip selected={filter === undefined} onSelect={() => onFilter(undefined)}>
          {text(messages.all, { count })}
        </FilterChip>
        {groups.map(({ label, missions }) => (
          <FilterChip
            key={label}
            selected={filter === label}
            onSelect={(on) => onFilter(on ? label : undefined)}
          >
            {text(messages.filterLabel, { label: text(labels[label]), count: missions.length })}
          </FilterChip>
        ))}
      </Row>
    </div>
  );
}

interface GroupProps extends MissionListProps {
  readonly group: MissionGroup;
  readonly store: MissionsStore;
  readonly currency: string;
  readonly acted: ActedMission | undefined;
  onActed(mission: ActedMission): void;
}

function Group({ group, store, currency, moneyValue, acted, onActed }: GroupProps) {
  const text = useText();
  const { toasts } = useServices();
  const linkedId = linkedMissionId(useNavigationState().search);
  const rewardText = useRewardText(moneyValue);

  async function act(mission: Mission, action: MissionAction): Promise<void> {
    const outcome = await store.act(mission, action);
    if (outcome.kind === 'done') onActed({ id: mission.id, action });
    if (outcome.kind === 'unknown') toasts.show('warning', text(messages.unconfirmed));
    else if (outcome.kind === 'refused') toasts.show('warning', text(refusals[outcome.code]));
    else if (action === 'opt-in') toasts.show('success', text(messages.started, { mission: mission.name }));
    else {
      const claimed = mission.reward.kind === 'points' ? messages.claimed : messages.claimedReward;
      toasts.show('success', text(claimed, { reward: rewardText(mission.reward) }));
    }
  }

  return (
    <Section title={text(labels[group.label])}>
      <ul className={css.cards}>
        {group.missions.map((mission) => (
          <MissionCard
            key={mission.id}
            mission={mission}
            currency={currency}
            rewardText={rewardText(mission.reward)}
            isBusy={store.busy.has(mission.id)}
            isLinked={mission.id === linkedId}
            acted={acted?.id === mission.id ? acted.action : undefined}
            onAct={(action) => void act(mission, action)}
          />
        ))}
      </ul>
    </Section>
  );
}
