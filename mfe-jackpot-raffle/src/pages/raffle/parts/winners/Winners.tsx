import { useQuery } from '@apollo/client/react';
import { ignoreError } from '@foyer/kernel';
import { Text, useDates, useText } from '@foyer/i18n';
import { RAFFLE_WINNERS } from '@foyer/market/constants';
import { isRatedCurrency } from '@foyer/money';
import { useServerTime } from '@foyer/platform';
import { Money, Paragraph, Section, Skeleton } from '@foyer/ui';
import { useEffect } from 'react';
import type { RaffleDraw } from '@foyer/kernel/raffle-draw';
import { after } from '../../../../features/opt-in/adapters/after.ts';
import { REFETCH_MS } from '../../../../features/raffle/useRaffleDrops.ts';
import { winnersOf, type ShownWinner } from '../../../../features/raffle/winners.ts';
import { MovingList } from './MovingList.tsx';
import { RaffleWinnersDocument } from './RaffleWinners.generated.ts';
import * as css from './Winners.css.ts';
import { messages } from './Winners.messages.ts';

const CAROUSEL_SECONDS = 70; // requirements/constants#raffle

const failed = ignoreError('the section shows what the cache has, or nothing');

interface WinnersProps {
  readonly currency: string;
  /** The latest draws; prizes of a new one are paid within a second. */
  readonly drawn: readonly RaffleDraw[] | undefined;
}

/**
 * The latest winners (requirements/screens#raffle). Renders nothing after an error, because the page is
 * complete without them.
 */
export function Winners({ currency, drawn }: WinnersProps) {
  const text = useText();
  const baseCurrency = isRatedCurrency(currency) ? currency : 'EUR';
  const { data, error, refetch } = useQuery(RaffleWinnersDocument, {
    variables: { baseCurrency, last: RAFFLE_WINNERS },
  });
  const ids = drawn?.map(({ id }) => id).join();
  // Synchronises with the draws: winners are listed once they are paid.
  useEffect(() => {
    if (ids === undefined) return undefined;
    const read = (): void => void refetch().catch(failed);
    read();
    return after(REFETCH_MS, read);
  }, [ids, refetch]);
  if (error && !data) return null;
  const winners = data && winnersOf(data.public.raffleWinners.edges);
  return (
    <Section title={text(messages.title)}>
      {winners === undefined && <Skeleton shape="block" height="5rem" />}
      {winners?.length === 0 && (
        <Paragraph tone="muted">
          <Text {...messages.empty} />
        </Paragraph>
      )}
      {winners !== undefined && winners.length > 0 && (
        <MovingList
          seconds={CAROUSEL_SECONDS}
          label={text(messages.title)}
          pauseLabel={text(messages.pause)}
          playLabel={text(messages.play)}
          items={winners.map((winner) => ({ key: winner.key, item: <Winner winner={winner} /> }))}
        />
      )}
    </Section>
  );
}

function Winner({ winner: { initials, amount, at } }: { readonly winner: ShownWinner }) {
  const dates = useDates();
  const now = useServerTime();
  return (
    <div className={css.winner}>
      <span className={css.name}>{`${initials}***`}</span>
      <span className={css.amount}>
        <Money amount={amount} strong />
      </span>
      <span className={css.note}>
        <Text {...messages.won} /> {dates.ago(at, now)}
      </span>
    </div>
  );
}
