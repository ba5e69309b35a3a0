import { Text, useDates, useMoney, useNumbers, useText, useZonedDates } from '@foyer/i18n';
import { basisPoints as sharesOf, shareOf } from '@foyer/money';
import { useMarket } from '@foyer/platform';
import { Card, Heading, Notice, Paragraph, Stack } from '@foyer/ui';
import type { CashbackQuery } from '../../Cashback.generated.ts';
import { messages } from '../../CashbackPage.messages.ts';
import * as css from './Formula.css.ts';

export type RunningCashback = NonNullable<NonNullable<CashbackQuery['viewer']>['cashback']>;

const BASIS_POINTS = 10_000;

interface FormulaProps {
  readonly cashback: RunningCashback;
}

/** The cashback of the period so far, calculated from the player's own figures. */
export function Formula({ cashback }: FormulaProps) {
  const text = useText();
  const dates = useDates();
  // periods are days of the licence
  const days = useZonedDates(useMarket().licence.timeZone);
  const write = useMoney();
  const { percent } = useNumbers();
  const {
    accrued,
    basisPoints,
    currency,
    maximum,
    minimum,
    netLoss,
    paysAt,
    periodEndsAt,
    periodStartsAt,
    returned,
    staked,
  } = cashback;
  const money = (minor: number): string => write({ minor, currency });
  // the amount before minimum and maximum; the server decides the payout
  const share = shareOf(netLoss, sharesOf(basisPoints), 'down');
  // the last instant of the period belongs to the day before its end
  const lastDay = new Date(Date.parse(periodEndsAt) - 1);
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title3">
          <Text {...messages.soFar} />
        </Heading>
        <div>
          <p className={css.figure}>{money(accrued)}</p>
          <Paragraph tone="muted">
            {text(messages.paysAt, { when: dates.deadline(new Date(paysAt)) })}
          </Paragraph>
          <Paragraph size="small" tone="muted">
            {text(messages.until, { from: days.date(new Date(periodStartsAt)), until: days.date(lastDay) })}
          </Paragraph>
        </div>
        {netLoss === 0 && (
          <Notice>
            <Text {...messages.ahead} />
          </Notice>
        )}
        {netLoss > 0 && accrued === 0 && (
          <Notice>{text(messages.tooLittle, { minimum: money(minimum) })}</Notice>
        )}
        {accrued >= maximum && (
          <Notice>
            <Text {...messages.most} />
          </Notice>
        )}
        <Heading level={3} size="label">
          <Text {...messages.formula} />
        </Heading>
        <dl className={css.sum}>
          <Line label={text(messages.staked)} value={money(staked)} />
          <Line label={text(messages.returned)} value={`− ${money(returned)}`} />
          <Line label={text(messages.netLoss)} value={money(netLoss)} isResult />
          <Line
            label={text(messages.rate, { percent: percent(basisPoints / BASIS_POINTS) })}
            value={money(share)}
            isResult
          />
        </dl>
      </Stack>
    </Card>
  );
}

function Line({
  label,
  value,
  isResult = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly isResult?: boolean;
}) {
  return (
    <div className={isResult ? `${css.line} ${css.result}` : css.line}>
      <dt>{label}</dt>
      <dd className={css.value}>{value}</dd>
    </div>
  );
}
