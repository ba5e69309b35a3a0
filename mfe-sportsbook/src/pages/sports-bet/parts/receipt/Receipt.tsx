import { useMoney, useNumbers, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useHistoryZone } from '@foyer/profile';
import { Button, Facts, Heading, Paragraph, Section } from '@foyer/ui';
import { BetLeg } from '../../../../features/my-bets/BetLeg.tsx';
import { CashOut } from '../../../../features/my-bets/cash-out/CashOut.tsx';
import { useCashOuts } from '../../../../features/my-bets/cash-out/useCashOuts.ts';
import { legKey } from '../../../../features/my-bets/legKey.ts';
import { useLiveMatches } from '../../../../features/my-bets/live/useLiveMatches.ts';
import { messages as bets } from '../../../../features/my-bets/MyBets.messages.ts';
import { OutcomeBadge } from '../../../../features/my-bets/OutcomeBadge.tsx';
import { Settlement } from '../../../../features/my-bets/settlement/Settlement.tsx';
import { messages as settlement } from '../../../../features/my-bets/settlement/Settlement.messages.ts';
import { OddsFormatMenu } from '../../../../features/odds/OddsFormatMenu.tsx';
import { useBetDates } from '../../../../features/my-bets/useBetDates.ts';
import { betTypeOf } from '../../../../features/placement/betTypes.ts';
import type { PlacedBetFragment } from '../../../../features/placement/Placement.generated.ts';
import { useBetName } from '../../../../features/placement/useBetName.ts';
import { printPage } from '../../adapters/printPage.ts';
import type { SportsDisputeFieldsFragment } from '../../SportsBet.generated.ts';
import * as css from '../../SportsBetPage.css.ts';
import { messages } from '../../SportsBetPage.messages.ts';
import { Disputes } from '../dispute/Disputes.tsx';

interface ReceiptProps {
  readonly bet: PlacedBetFragment;
  readonly disputes: readonly SportsDisputeFieldsFragment[];
}

/** Everything about a bet: its terms, selections, cash-out, settlement and disputes. */
export function Receipt({ bet, disputes }: ReceiptProps) {
  const text = useText();
  const name = useBetName();
  const matches = useLiveMatches([bet]);
  const zone = useHistoryZone();
  const offer = useCashOuts(bet.status === 'OPEN' ? [bet.id] : []).get(bet.id);
  return (
    <>
      <div className={css.head}>
        <div className={css.title}>
          <Heading level={1}>{name(betTypeOf(bet.legs.length, bet.sizes))}</Heading>
          <OutcomeBadge bet={bet} />
        </div>
        <div className={css.actions}>
          <OddsFormatMenu />
          <Button tone="secondary" size="small" onPress={printPage}>
            {text(messages.print)}
          </Button>
        </div>
      </div>
      <div className={css.card}>
        <Terms bet={bet} />
        <Paragraph size="small" tone="muted">
          {text(messages.zone, { zone })}
        </Paragraph>
        <div className={css.screenOnly}>
          <CashOut bet={bet} offer={offer} />
        </div>
      </div>
      <Section title={text(messages.selections)}>
        <div className={css.card}>
          <ul className={css.legs}>
            {bet.legs.map((leg) => (
              <BetLeg key={legKey(leg)} leg={leg} match={matches.get(leg.event)} hasMatchDetails />
            ))}
          </ul>
        </div>
      </Section>
      {bet.status === 'SETTLED' && (
        <>
          <Section title={text(settlement.title)}>
            <div className={css.card}>
              <Settlement bet={bet} />
            </div>
          </Section>
          <Disputes betId={bet.id} disputes={disputes} />
        </>
      )}
    </>
  );
}

function Terms({ bet }: { readonly bet: PlacedBetFragment }) {
  const text = useText();
  const write = useMoney();
  const { number } = useNumbers();
  const { dateTime } = useBetDates();
  const amount = (minor: number): string => write(money(minor, bet.currency));
  const time = (label: string, at: string | null) =>
    at === null ? [] : [{ label, value: dateTime(Date.parse(at)) }];
  return (
    <Facts
      columns="wide"
      items={[
        { label: text(messages.number), value: <span className={css.value}>{bet.id}</span> },
        ...time(text(messages.placed), bet.placedAt),
        {
          label: text(messages.lines),
          value: text(messages.perLine, { lines: number(bet.lines), stake: amount(bet.stakePerLine) }),
        },
        { label: text(messages.stake), value: amount(bet.stake) },
        ...(bet.bonusStake > 0 ? [{ label: text(bets.bonusStake), value: amount(bet.bonusStake) }] : []),
        ...(bet.returns === null
          ? [{ label: text(bets.possible), value: amount(bet.possibleReturns) }]
          : [
              { label: text(bets.returns), value: amount(bet.returns) },
              { label: text(messages.net), value: amount(bet.returns - bet.stake) },
            ]),
        ...time(text(bet.status === 'CASHED_OUT' ? messages.cashedOut : messages.settled), bet.settledAt),
        ...time(text(messages.corrected), bet.correctedAt),
      ]}
    />
  );
}
