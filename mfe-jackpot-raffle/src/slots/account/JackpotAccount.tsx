import { useQuery } from '@apollo/client/react';
import { Text, useText } from '@foyer/i18n';
import { useFeature, useServices, useSessionState } from '@foyer/platform';
import { Card, ErrorCard, Facts, Heading, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { Switch } from '@foyer/ui/forms';
import { useJackpot } from '../../features/jackpot-feed/useJackpot.ts';
import { MustHitFacts } from '../../features/must-hit/MustHitFacts.tsx';
import { messages as optInMessages } from '../../features/opt-in/OptInCard.messages.ts';
import { Refusal, useContributionText } from '../../features/opt-in/OptInForm.tsx';
import { JackpotWidgetDocument } from '../widget/JackpotWidget.generated.ts';
import { messages } from './JackpotAccount.messages.ts';

/**
 * Jackpot section of the account: opt-in for all games, and the contribution (requirements/screens#jackpot).
 */
export function Component() {
  const { market } = useServices();
  const isPlayer = useSessionState().status === 'LOGGED_IN';
  const { data } = useQuery(JackpotWidgetDocument, { variables: { ipCountryCode: market.country } });
  if (!isPlayer || data?.root.jackpotSettings.enabled !== true) return null;
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title3">
          <Text {...messages.title} />
        </Heading>
        <Settings />
      </Stack>
    </Card>
  );
}

function Settings() {
  const text = useText();
  const { state, jackpot, currency } = useJackpot();
  const isPercentage = useFeature('jackpotContributionsInPercentage');
  const describe = useContributionText(currency, isPercentage);
  if (!state || state.optIn.status === 'loading') return <Skeleton lines={3} />;
  if (state.optIn.status === 'failed')
    return (
      <ErrorCard
        title={text(messages.failed)}
        level={3}
        retryLabel={text(optInMessages.reload)}
        onRetry={() => location.reload()}
      />
    );
  const { status, contribution, reasons } = state.optIn;
  return (
    <>
      <Switch
        label={text(status === 'true' ? messages.optedIn : messages.optedOut)}
        value={status === 'true'}
        disabled={state.link !== 'open'}
        onChange={() => jackpot.send({ type: 'toggled' })}
      />
      <Refusal reasons={reasons} />
      <Facts
        columns="wide"
        items={[
          {
            label: text(messages.contributions),
            value: text(isPercentage ? optInMessages.percent : optInMessages.amount, describe(contribution)),
          },
        ]}
      />
      <MustHitFacts state={state} currency={currency} />
      <Paragraph size="small" tone="muted">
        <Text {...messages.adjust} />
      </Paragraph>
    </>
  );
}
