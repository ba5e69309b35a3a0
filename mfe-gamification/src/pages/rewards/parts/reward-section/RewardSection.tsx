import { useId, useRef } from 'react';
import { useText } from '@foyer/i18n';
import { Button, Heading } from '@foyer/ui';
import { isPlayable } from '../../../../features/rewards/freeSpins.ts';
import type { RewardEntry } from '../../../../features/rewards/rewardList.ts';
import { messages } from '../../RewardsPage.messages.ts';
import { RewardCard } from '../reward-card/RewardCard.tsx';
import * as css from './RewardSection.css.ts';

interface RewardSectionProps {
  readonly title: string;
  readonly entries: readonly RewardEntry[];
  readonly isBlocked: boolean;
  onClaim(entry: RewardEntry): void;
  onRemoveClaimed?(): void;
}

export function RewardSection({ title, entries, isBlocked, onClaim, onRemoveClaimed }: RewardSectionProps) {
  const text = useText();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const hasClaimed = entries.some((entry) => entry.status === 'Credited' && !isPlayable(entry));

  function remove(): void {
    // The button disappears with the rewards it removed, so focus moves to the list.
    section.current?.focus();
    onRemoveClaimed?.();
  }

  return (
    <section ref={section} className={css.section} aria-labelledby={id} tabIndex={-1}>
      <div className={css.head}>
        <Heading id={id} level={2} size="title2">
          {title}
        </Heading>
        {hasClaimed && onRemoveClaimed !== undefined && (
          <Button tone="quiet" size="small" icon="check" onPress={remove}>
            {text(messages.removeClaimed)}
          </Button>
        )}
      </div>
      <ul className={css.cards}>
        {entries.map((entry) => (
          <RewardCard key={entry.key} entry={entry} isBlocked={isBlocked} onClaim={onClaim} />
        ))}
      </ul>
    </section>
  );
}
