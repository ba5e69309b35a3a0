import { useQuery } from '@apollo/client/react';
import { joinSentences, useDates, useLanguage, useMoney, useNumbers, useText } from '@foyer/i18n';
import type { SportsBetMoney } from '@foyer/graphql/main';
import { money, type Currency } from '@foyer/money';
import { useWalletState } from '@foyer/platform';
import { FilterChip } from '@foyer/ui';
import type { SlipLine } from '../bet-slip/slip.ts';
import { useOdds } from '../odds/useOdds.ts';
import { marketName } from '../outcome/marketNames.ts';
import { messages } from './MoneyChoice.messages.ts';
import { SportsBonusDocument, type SportsBonusQuery } from './Placement.generated.ts';
import * as css from './PlacementForm.css.ts';

export type Bonus = NonNullable<NonNullable<SportsBonusQuery['viewer']>['sportsBonus']>;

const MONEY = ['REAL', 'BONUS'] as const satisfies readonly SportsBetMoney[];
const WHOLE = 10_000; // Basis points.

/** The bonus that can pay for sports bets; undefined without one and while it is unknown. */
export function useSportsBonus(): Bonus | undefined {
  const { data } = useQuery(SportsBonusDocument, { fetchPolicy: 'cache-and-network' });
  return data?.viewer?.sportsBonus ?? undefined;
}

interface MoneyChoiceProps {
  readonly bonus: Bonus;
  readonly value: SportsBetMoney;
  /** Minor units of the whole bet; undefined without a stake. */
  readonly stake: number | undefined;
  readonly currency: Currency;
  readonly lines: readonly SlipLine[];
  onChange(value: SportsBetMoney): void;
}

/** The money of the bet: real money only, or then the bonus, with its terms. */
export function MoneyChoice({ bonus, value, stake, currency, lines, onChange }: MoneyChoiceProps) {
  const text = useText();
  return (
    <div className={css.sums}>
      <div className={css.quick} role="group" aria-label={text(messages.group)}>
        {MONEY.map((one) => (
          <FilterChip key={one} selected={one === value} onSelect={() => onChange(one)}>
            {text(messages[one])}
          </FilterChip>
        ))}
      </div>
      {value === 'BONUS' && <Terms bonus={bonus} stake={stake} currency={currency} lines={lines} />}
    </div>
  );
}

function Terms({
  bonus,
  stake = 0,
  currency,
  lines,
}: Pick<MoneyChoiceProps, 'bonus' | 'stake' | 'currency' | 'lines'>) {
  const text = useText();
  const write = useMoney();
  const { percent } = useNumbers();
  const language = useLanguage();
  const { deadline } = useDates();
  const { write: writeOdds } = useOdds();
  const wallet = useWalletState();
  const amount = (minor: number): string => write(money(minor, currency));
  const real = Math.min(stake, wallet.status === 'STREAMING' ? wallet.balance.minor : stake);
  const { event, sport = 'football' } = lines.find((line) => line.event) ?? {};
  const sides = { home: event?.home ?? '', away: event?.away ?? '' };
  return (
    <>
      <p className={css.label} role="status">
        {stake > 0
          ? text(messages.split, { real: amount(real), bonus: amount(stake - real) })
          : text(messages.left, { amount: amount(bonus.balance) })}
      </p>
      <p className={css.label}>
        {text(messages.wagering, {
          name: bonus.name,
          left: amount(Math.max(0, bonus.wageringRequired - bonus.wagered)),
          percent: percent(bonus.basisPoints / WHOLE),
        })}
      </p>
      <p className={css.label}>
        {joinSentences(
          text(messages.terms, { price: writeOdds(bonus.minimumPrice), lines: bonus.maximumLines }),
          bonus.maximumStake !== null && text(messages.maximumStake, { amount: amount(bonus.maximumStake) }),
          bonus.excludedMarkets.length > 0 &&
            text(messages.excluded, {
              markets: new Intl.ListFormat(language).format(
                bonus.excludedMarkets.map((kind) => marketName(text, kind, sport, sides)),
              ),
            }),
          bonus.expiresAt !== null && text(messages.expires, { date: deadline(new Date(bonus.expiresAt)) }),
        )}
      </p>
    </>
  );
}
