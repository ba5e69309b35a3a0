import { useText } from '@foyer/i18n';
import type { Mission } from '@foyer/kernel/engagement';
import { Badge, Card, Heading, Icon, Paragraph, Stack, VisuallyHidden } from '@foyer/ui';
import { useMarket } from '@foyer/platform';
import { useId, useLayoutEffect, useRef } from 'react';
import type { MissionAction as Action } from '../../useMissions.ts';
import { FreeSpinTerms } from '../../../../components/free-spin-terms/FreeSpinTerms.tsx';
import { RelatedGames } from '../related-games/RelatedGames.tsx';
import { MissionAction } from './MissionAction.tsx';
import * as css from './MissionCard.css.ts';
import { messages, ribbons } from './MissionCard.messages.ts';
import { MissionTimes } from './MissionTimes.tsx';
import { TaskProgress } from './TaskProgress.tsx';

export interface MissionCardProps {
  readonly mission: Mission;
  /** Currency of stakes and wins. */
  readonly currency: string;
  /** The reward with its value in money. */
  readonly rewardText: string;
  readonly isBusy: boolean;
  /** The address names the mission: it gets the focus, which scrolls it into view. */
  readonly isLinked: boolean;
  /** The action that the player has just taken: the focus follows the card, and a claim is celebrated. */
  readonly acted: Action | undefined;
  onAct(action: Action): void;
}

/** A mission with its reward, tasks, times and action. */
export function MissionCard({
  mission,
  currency,
  rewardText,
  isBusy,
  isLinked,
  acted,
  onAct,
}: MissionCardProps) {
  const id = useId();
  const text = useText();
  const item = useRef<HTMLLIElement>(null);
  // After an action the card has moved to another group, and its button was removed.
  useLayoutEffect(() => {
    if (acted !== undefined || isLinked) item.current?.querySelector('h3')?.focus();
  }, [acted, isLinked]);
  const { promotion } = useMarket().licence;
  const { maxCompletions, completions, relatedGames, label, reward } = mission;
  const ribbon = shownRibbon(mission, promotion.urgencyTexts);
  return (
    <li ref={item} className={css.item}>
      <Card as="article" labelledBy={id}>
        <Stack gap="medium">
          <Stack gap="small">
            <div className={css.head}>
              <Heading id={id} level={3} size="title3" focusable>
                {mission.name}
              </Heading>
              {ribbon !== undefined && <Badge tone="accent">{text(ribbons[ribbon])}</Badge>}
            </div>
            <Paragraph size="small" tone="muted">
              {mission.description}
            </Paragraph>
          </Stack>
          <p className={css.reward}>
            <span className={css.rewardMark}>
              <Icon name="gift" />
            </span>
            <span>
              <VisuallyHidden>{text(messages.reward)}: </VisuallyHidden>
              {rewardText}
            </span>
          </p>
          {reward.kind === 'reward' && reward.spinValue !== undefined && reward.spinTerms && (
            <FreeSpinTerms
              count={reward.amount}
              spinValue={reward.spinValue}
              currency={reward.currency}
              {...reward.spinTerms}
            />
          )}
          {mission.tasks.map((task) => (
            <TaskProgress key={task.id} task={task} currency={currency} />
          ))}
          <MissionTimes mission={mission} />
          {maxCompletions !== null && maxCompletions > 1 && (
            <Paragraph size="small" tone="muted">
              {text(messages.completions, { count: completions, max: maxCompletions })}
            </Paragraph>
          )}
          <MissionAction mission={mission} isBusy={isBusy} describedBy={id} onAct={onAct} />
          {label === 'going' && relatedGames.length > 0 && <RelatedGames games={relatedGames} />}
        </Stack>
      </Card>
      {acted === 'claim' && <span className={css.celebration} data-celebration="" />}
    </li>
  );
}

/** The ribbon about the end of the mission urges the player, which some licences forbid. */
function shownRibbon({ ribbon }: Mission, mayUrge: boolean): Exclude<Mission['ribbon'], null> | undefined {
  return ribbon === null || (ribbon === 'last-chance' && !mayUrge) ? undefined : ribbon;
}
