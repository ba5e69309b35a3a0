import { useText } from '@foyer/i18n';
import type { JackpotState } from '@foyer/contract';
import { ErrorCard, Notice, Section, Skeleton } from '@foyer/ui';
import type { RaffleDrops } from '../../../../features/raffle/useRaffleDrops.ts';
import type { RaffleStudio } from '../../raffleSettings.ts';
import { DropCard } from './DropCard.tsx';
import * as css from './DropList.css.ts';
import { messages } from './DropList.messages.ts';
import { DROP_TEXTS } from './dropTexts.ts';

interface DropListProps {
  readonly raffle: RaffleDrops;
  readonly state: JackpotState | undefined;
  readonly currency: string;
  readonly studio: RaffleStudio;
}

/** One card per drop (requirements/screens#raffle). */
export function DropList({ raffle, state, currency, studio }: DropListProps) {
  const text = useText();
  const { drops, hasFailed, busy, retry } = raffle;
  return (
    <Section title={text(messages.drops)}>
      {(state?.link === 'waiting' || state?.link === 'exhausted') && (
        <Notice tone="warning">{text(messages.waiting)}</Notice>
      )}
      {drops === undefined && hasFailed && (
        <ErrorCard
          title={text(messages.failed)}
          level={3}
          retryLabel={text(messages.retry)}
          busy={busy}
          onRetry={retry}
        >
          {text(messages.failedText)}
        </ErrorCard>
      )}
      {drops === undefined && !hasFailed && (
        <div className={css.list}>
          {Object.keys(DROP_TEXTS).map((type) => (
            <Skeleton key={type} shape="block" height="20.5rem" />
          ))}
        </div>
      )}
      {drops !== undefined && (
        <ul className={css.list} role="list">
          {drops.map((drop) => (
            <li key={drop.type} className={css.item}>
              <DropCard drop={drop} state={state} currency={currency} studio={studio} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
