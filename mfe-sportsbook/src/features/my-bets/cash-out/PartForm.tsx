import { useMoney, useText } from '@foyer/i18n';
import { partOfOffer } from '@foyer/kernel/cash-out';
import { money } from '@foyer/money';
import { Button, Row } from '@foyer/ui';
import { MoneyField } from '@foyer/ui/forms';
import { useId, useState } from 'react';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';
import * as css from './CashOut.css.ts';
import { messages } from './CashOut.messages.ts';
import type { CashOutChoice } from './useCashOut.ts';

interface PartFormProps {
  readonly bet: PlacedBetFragment;
  /** Offer for the open stake, minor units. */
  readonly offer: number;
  /** Open stake of a line; the smallest and largest part of it. */
  readonly stakePerLine: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly isSending: boolean;
  onSend(choice: CashOutChoice): void;
  onClose(): void;
}

/** Chooses the part of the stake to cash out, with a slider or as an amount. */
export function PartForm(props: PartFormProps) {
  const { bet, offer, stakePerLine, minimum, maximum, isSending, onSend, onClose } = props;
  const text = useText();
  const write = useMoney();
  const id = useId();
  const [chosen, setChosen] = useState<number | undefined>(() =>
    Math.min(maximum, Math.max(minimum, Math.floor(stakePerLine / 2))),
  );
  const amount = (minor: number): string => write(money(minor, bet.currency));
  const part = chosen !== undefined && chosen >= minimum && chosen <= maximum ? chosen : undefined;
  const paid = part === undefined ? 0 : partOfOffer(offer, { stakePerLine, part });
  const label = text(bet.lines === 1 ? messages.partStake : messages.partStakePerLine);
  const range = text(messages.partRange, { minimum: amount(minimum), maximum: amount(maximum) });
  return (
    <div className={css.part} role="group" aria-labelledby={id}>
      <p id={id} className={css.title}>
        {text(messages.partTitle)}
      </p>
      <input
        className={css.slider}
        type="range"
        aria-label={label}
        aria-valuetext={amount(chosen ?? minimum)}
        min={minimum}
        max={maximum}
        step={1}
        value={chosen ?? minimum}
        onChange={(event) => setChosen(event.target.valueAsNumber)}
      />
      <MoneyField
        label={label}
        description={range}
        currency={bet.currency}
        value={chosen === undefined ? undefined : money(chosen, bet.currency)}
        error={chosen !== undefined && part === undefined ? range : undefined}
        onChange={(value) => setChosen(value?.minor)}
      />
      <p className={css.muted} aria-live="polite">
        {part !== undefined &&
          text(messages.partRest, {
            stake: amount(part * bet.lines),
            rest: amount((stakePerLine - part) * bet.lines),
          })}
      </p>
      <Row gap="small" wrap>
        <Button
          busy={isSending}
          disabled={paid === 0}
          onPress={() => part !== undefined && onSend({ amount: paid, part })}
        >
          {text(messages.offer, { amount: amount(paid) })}
        </Button>
        <Button tone="quiet" disabled={isSending} onPress={onClose}>
          {text(messages.cancel)}
        </Button>
      </Row>
    </div>
  );
}
