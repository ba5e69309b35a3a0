import { useLayoutEffect, useRef } from 'react';
import { Text, useMoney } from '@foyer/i18n';
import { localisedHref } from '@foyer/links';
import { money } from '@foyer/money';
import { useServerTime, useServices } from '@foyer/platform';
import { ButtonLink, Paragraph } from '@foyer/ui';
import type { FreeSpins } from '../../../../features/rewards/freeSpins.ts';
import type { RewardEntry } from '../../../../features/rewards/rewardList.ts';
import { TimeLeft } from '../../../../features/rewards/time-left/TimeLeft.tsx';
import { forfeits, messages } from './FreeSpinAction.messages.ts';

interface FreeSpinActionProps {
  readonly entry: RewardEntry;
  readonly spins: FreeSpins;
  /** The claim button of this card, which had focus, has been replaced. */
  readonly takesFocus: boolean;
}

/** Progress of claimed free spins, and the link that launches their game with them. */
export function FreeSpinAction({ entry, spins, takesFocus }: FreeSpinActionProps) {
  const write = useMoney();
  const { locale } = useServices();
  const now = useServerTime();
  const state = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) state.current?.focus();
  }, [takesFocus]);
  const { progress, freeSpinsAmount: total, currency } = spins;
  if (!progress) return null;
  const { endsAt } = entry.reward;
  const isOver = endsAt !== null && Date.parse(endsAt) <= now;
  const isPlayable = progress.left > 0 && !isOver;
  const values = { used: progress.used, total, won: write(money(progress.won, currency)) };
  return (
    <>
      <div ref={state} tabIndex={-1}>
        <Paragraph size="small">
          <Text
            {...(isPlayable
              ? messages.inUse
              : messages[isOver && progress.left > 0 ? 'Expired' : endOf(progress.status)])}
            values={values}
          />
        </Paragraph>
        {progress.forfeitReason !== null && (
          <Paragraph size="small" tone="muted">
            <Text {...forfeits[progress.forfeitReason]} />
          </Paragraph>
        )}
      </div>
      {isPlayable && endsAt !== null && <TimeLeft at={endsAt} />}
      {isPlayable && (
        <ButtonLink stretch icon="play" href={localisedHref(locale, spins.gameDescriptorV2.url)}>
          <Text {...messages.play} />
        </ButtonLink>
      )}
    </>
  );
}

type Progress = NonNullable<FreeSpins['progress']>;

/** A status without spins to play. */
function endOf(status: Progress['status']): 'Used' | 'Expired' | 'Forfeited' {
  return status === 'Expired' || status === 'Forfeited' ? status : 'Used';
}
