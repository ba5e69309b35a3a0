import type { JackpotPotId } from '@foyer/contract';
import { Text, useMoney, useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Button, Facts, Paragraph } from '@foyer/ui';
import { inCurrency } from '../../../features/jackpot-feed/pots.ts';
import type { FollowedJackpot } from '../../../features/jackpot-feed/useJackpot.ts';
import { MustHitFacts } from '../../../features/must-hit/MustHitFacts.tsx';
import { messages as potMessages } from '../../../pages/jackpot/parts/pot-board/pots.messages.ts';
import * as css from '../JackpotWidget.css.ts';
import { messages } from '../JackpotWidget.messages.ts';

const POTS: readonly JackpotPotId[] = ['total', 'mega', 'major', 'minor', 'shared'];

export interface PotsPanelProps {
  readonly followed: FollowedJackpot;
  onOdds(): void;
}

/**
 * The amount of each pot, and a button to the odds. The call to stake more is shown only where pressure texts
 * are allowed.
 */
export function PotsPanel({ followed: { state, currency }, onOdds }: PotsPanelProps) {
  const text = useText();
  const write = useMoney();
  const { market } = useServices();
  const isUrged = market.licence.promotion.urgencyTexts;
  const { pots, rate } = state ?? {};
  return (
    <div className={css.details}>
      <Facts
        items={POTS.map((id) => ({
          label: text(potMessages[id]),
          value: pots && rate !== undefined ? write(inCurrency(pots[id], currency, rate)) : '–',
        }))}
      />
      <MustHitFacts state={state} currency={currency} />
      <div className={css.controls}>
        {isUrged && (
          <Paragraph size="small">
            <Text {...messages.higherStakes} />
          </Paragraph>
        )}
        <Button tone="bare" size="small" onPress={onOdds}>
          {text(isUrged ? messages.increaseOdds : messages.yourStake)}
        </Button>
      </div>
    </div>
  );
}
