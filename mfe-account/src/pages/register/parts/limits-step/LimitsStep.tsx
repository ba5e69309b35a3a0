import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Text, useText, type Message } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { createRequestKeys } from '@foyer/kernel/request-keys';
import { homeHref, safeRedirect } from '@foyer/links';
import { LIMIT_PERIODS, type LimitPeriod } from '@foyer/market';
import { useMarket, useServices, useWalletState } from '@foyer/platform';
import { Button, Card, Heading, Notice, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { Form, TextField } from '@foyer/ui/forms';
import { limitProblemText } from '../../../../features/limits/limitTexts.ts';
import { SetPlayerLimitDocument } from '../../../../features/limits/SetPlayerLimit.generated.ts';
import { readLimit } from '../../../../features/limits/limitForm.ts';
import { messages } from '../../RegisterPage.messages.ts';

const LABELS: Readonly<Record<LimitPeriod, Message>> = {
  Day: messages.depositDay,
  Week: messages.depositWeek,
  Month: messages.depositMonth,
};

interface LimitsStepProps {
  readonly search: string;
}

/**
 * Freely typed deposit limits before the first deposit, where the licence requires it
 * (requirements/access#features-by-licence, requirements/regulation#limits-before-deposit).
 */
export function LimitsStep({ search }: LimitsStepProps) {
  const text = useText();
  const { locale, navigation, toasts } = useServices();
  const { licence } = useMarket();
  const wallet = useWalletState();
  const [typed, setTyped] = useState<Readonly<Partial<Record<LimitPeriod, string>>>>({});
  const [isTried, setTried] = useState(false);
  const [keyOf] = useState(createRequestKeys);
  const [save, { loading, error }] = useMutation(SetPlayerLimitDocument);

  if (wallet.status !== 'STREAMING') return <Skeleton shape="block" height="26rem" />;
  const currency = wallet.balance.currency;

  const read = LIMIT_PERIODS.map((period) => {
    const value = typed[period]?.trim() ?? '';
    return { period, value, result: readLimit({ kind: 'DEPOSIT', period, ceiling: null, currency }, value) };
  });
  const given = read.filter(({ value }) => value !== '');

  function leave(): void {
    const home = homeHref(locale, navigation.current().productMode);
    void navigation.go(safeRedirect(new URLSearchParams(search).get('redir')) ?? home, {
      replace: true,
    });
  }

  async function submit(): Promise<void> {
    setTried(true);
    if (given.length === 0 || given.some(({ result }) => !result.ok)) return;
    for (const { period, result } of given) {
      if (!result.ok) continue;
      const amount = result.value.ceiling;
      await save({ variables: { input: { kind: 'DEPOSIT', period, amount, key: keyOf(period, amount) } } });
    }
    toasts.show('success', text(messages.limitsSaved));
    leave();
  }

  return (
    <Card padding="large">
      <Stack gap="large">
        <Heading level={1} size="title1">
          <Text {...messages.limitsHeading} />
        </Heading>
        <Paragraph tone="muted">
          <Text {...messages.limitsIntro} values={{ hours: licence.limitIncrease.coolOffHours }} />
        </Paragraph>
        {error && (
          <Notice tone="negative" live>
            <Text {...messages.limitsFailed} />
          </Notice>
        )}
        {isTried && given.length === 0 && (
          <Notice tone="warning" live>
            <Text {...messages.limitsNone} />
          </Notice>
        )}
        <Form
          errorTitle={text(messages.correct)}
          onSubmit={() => void submit().catch(ignoreError('the mutation shows its own error'))}
        >
          {read.map(({ period, value, result }) => (
            <TextField
              key={period}
              label={text(messages.withUnit, { label: text(LABELS[period]), unit: currency })}
              name={period}
              value={typed[period] ?? ''}
              onChange={(next) => setTyped({ ...typed, [period]: next })}
              inputMode="decimal"
              {...(isTried && value !== '' && !result.ok
                ? { error: text(limitProblemText(result.failure)) }
                : {})}
            />
          ))}
          <Button type="submit" size="large" stretch busy={loading}>
            <Text {...messages.limitsSave} />
          </Button>
        </Form>
        <Button tone="quiet" stretch onPress={leave}>
          <Text {...messages.limitsSkip} />
        </Button>
      </Stack>
    </Card>
  );
}
