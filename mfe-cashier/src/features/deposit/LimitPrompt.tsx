import { useMutation } from '@apollo/client/react';
import type { LimitPeriod } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import { createRequestKeys } from '@foyer/kernel/request-keys';
import type { Money } from '@foyer/money';
import { Button, Card, Heading, Paragraph, Stack } from '@foyer/ui';
import { Form, MoneyField, RadioGroup, type FormError } from '@foyer/ui/forms';
import { useState } from 'react';
import { DeclineDepositLimitDocument } from './LimitPrompt.generated.ts';
import { messages } from './deposit.messages.ts';
import { SetDepositLimitDocument } from './LimitPrompt.generated.ts';

const PERIODS = [
  { value: 'Day', label: messages.day },
  { value: 'Week', label: messages.week },
  { value: 'Month', label: messages.month },
] as const satisfies readonly { readonly value: LimitPeriod; readonly label: unknown }[];

export interface LimitPromptProps {
  readonly currency: string;
  readonly level: 2 | 3;
  /**
   * The licence requires a limit before the first deposit; otherwise it is optional and just as easy to
   * skip.
   */
  readonly isRequired: boolean;
  /** Called when the limit is set or skipped. */
  onAnswered(): void;
}

/**
 * Asks for the player's own limit before the first deposit where the licence requires the question: any
 * amount, without a suggestion (requirements/regulation#limits-before-deposit).
 */
export function LimitPrompt({ currency, level, isRequired, onAnswered }: LimitPromptProps) {
  const text = useText();
  const [amount, setAmount] = useState<Money>();
  const [period, setPeriod] = useState<LimitPeriod>('Week');
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [keyOf] = useState(createRequestKeys);
  const [save, { loading: isSaving }] = useMutation(SetDepositLimitDocument);
  const [decline, { loading: isDeclining }] = useMutation(DeclineDepositLimitDocument);

  async function submit(): Promise<void> {
    if (!amount || amount.minor === 0)
      return setErrors([{ field: 'limit', message: text(messages.limitEmpty) }]);
    const key = keyOf(period, amount.minor);
    await answer(() =>
      save({ variables: { input: { kind: 'DEPOSIT', period, amount: amount.minor, key } } }),
    );
  }

  async function answer(send: () => Promise<unknown>): Promise<void> {
    setErrors([]);
    try {
      await send();
      onAnswered();
    } catch {
      setErrors([{ message: text(messages.limitFailed) }]);
    }
  }

  return (
    <Card>
      <Form errorTitle={text(messages.errors)} errors={errors} onSubmit={() => void submit()}>
        <Stack gap="medium">
          <Heading level={level} size="title3">
            {text(isRequired ? messages.limitTitle : messages.limitOfferTitle)}
          </Heading>
          <Paragraph tone="muted">
            {text(isRequired ? messages.limitText : messages.limitOfferText)}
          </Paragraph>
          <MoneyField
            name="limit"
            label={text(messages.limitAmount)}
            currency={currency}
            value={amount}
            onChange={setAmount}
          />
          <RadioGroup<LimitPeriod>
            label={text(messages.limitPeriod)}
            value={period}
            options={PERIODS.map(({ value, label }) => ({ value, label: text(label) }))}
            onChange={(value) => setPeriod(value)}
          />
          <Stack gap="small">
            <Button type="submit" stretch busy={isSaving}>
              {text(messages.limitSave)}
            </Button>
            {!isRequired && (
              <Button tone="secondary" stretch busy={isDeclining} onPress={() => void answer(decline)}>
                {text(messages.limitNone)}
              </Button>
            )}
          </Stack>
        </Stack>
      </Form>
    </Card>
  );
}
