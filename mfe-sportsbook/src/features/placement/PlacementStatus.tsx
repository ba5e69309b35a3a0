import { Text, useMoney, useNumbers, useText } from '@foyer/i18n';
import { useQuery } from '@apollo/client/react';
import { money } from '@foyer/money';
import { Button, Notice, Row, Spinner } from '@foyer/ui';
import type { SlipLine } from '../bet-slip/slip.ts';
import { useCouponStore } from '../coupon/useCoupon.ts';
import { betTypeOf } from './betTypes.ts';
import { usePlacement } from './createPlacement.ts';
import type { PlacementState } from './placement.machine.ts';
import { SportsBetRulesDocument, type PlacedBetFragment } from './Placement.generated.ts';
import * as css from './PlacementForm.css.ts';
import { messages } from './PlacementForm.messages.ts';
import { useBetName } from './useBetName.ts';
import { useCountdown } from './useCountdown.ts';

interface PlacementStatusProps {
  readonly state: Exclude<PlacementState, { readonly status: 'editing' }>;
  readonly lines: readonly SlipLine[];
}

/** The bet that is being placed, or was placed. */
export function PlacementStatus({ state, lines }: PlacementStatusProps) {
  const text = useText();
  const placement = usePlacement();
  switch (state.status) {
    case 'placing':
      return <Placing lines={lines} />;
    case 'unknown':
      return (
        <Notice
          live
          tone="warning"
          title={text(messages.unknown)}
          action={
            <Button size="small" onPress={() => placement.send({ type: 'check' })}>
              {text(messages.check)}
            </Button>
          }
        >
          <Text {...messages.unknownText} />
        </Notice>
      );
    case 'placed':
      return <Placed bet={state.bet} />;
  }
}

function Placing({ lines }: { readonly lines: readonly SlipLine[] }) {
  const text = useText();
  const { data } = useQuery(SportsBetRulesDocument);
  const isInPlay = lines.some(({ event }) => event?.phase === 'live' || event?.phase === 'break');
  const seconds = useCountdown(data?.root.sportsBetRules?.inPlayDelaySeconds ?? 0);
  return (
    <div className={css.status} role="status">
      <Spinner label={text(messages.placing)} />
      <span>{isInPlay ? text(messages.inPlay, { seconds }) : text(messages.placing)}</span>
    </div>
  );
}

function Placed({ bet }: { readonly bet: PlacedBetFragment }) {
  const text = useText();
  const write = useMoney();
  const name = useBetName();
  const { percent } = useNumbers();
  const placement = usePlacement();
  const coupon = useCouponStore();
  return (
    <div className={css.form}>
      <Notice live tone="positive" title={text(messages.placed)}>
        {text(messages.placedText, {
          name: name(betTypeOf(bet.legs.length, bet.sizes, bet.bankers)),
          stake: write(money(bet.stake, bet.currency)),
          possible: write(money(bet.possibleReturns, bet.currency)),
        })}
      </Notice>
      {bet.boost && (
        <p className={css.label}>
          {text(messages.boostPlaced, {
            percent: percent(bet.boost.percent / 100),
            maximum: write(money(bet.boost.maximum, bet.currency)),
          })}
        </p>
      )}
      {bet.bonusStake > 0 && (
        <p className={css.label}>
          {text(messages.bonusPlaced, { amount: write(money(bet.bonusStake, bet.currency)) })}
        </p>
      )}
      <p className={css.number}>{text(messages.number, { id: bet.id })}</p>
      <Row gap="small" wrap>
        <Button
          onPress={() => {
            coupon.clear();
            placement.send({ type: 'done' });
          }}
        >
          {text(messages.done)}
        </Button>
        <Button tone="secondary" onPress={() => placement.send({ type: 'done' })}>
          {text(messages.again)}
        </Button>
      </Row>
    </div>
  );
}
