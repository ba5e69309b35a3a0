import { useQuery } from '@apollo/client/react';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useRefetchOn, useServices } from '@foyer/platform';
import { ButtonLink, ErrorCard, Row, Section, Stack } from '@foyer/ui';
import { PaymentEntries } from '../payment-entry/PaymentEntries.tsx';
import { RunningWithdrawalsDocument } from '../../RunningWithdrawals.generated.ts';
import { messages } from '../../PaymentHistory.messages.ts';

/**
 * Withdrawals in progress, regardless of the filter; renders nothing without any, but not after a failed query: the list
 * may load, and without this part it would seem that nothing is in progress.
 */
export function RunningWithdrawals() {
  const text = useText();
  const { locale } = useServices();
  const { data, error, refetch } = useQuery(RunningWithdrawalsDocument, { fetchPolicy: 'cache-and-network' });
  useRefetchOn('wallet.changed', refetch, isWithdrawal);
  if (!data && error)
    return (
      <ErrorCard
        title={text(messages.runningFailed)}
        retryLabel={text(messages.retry)}
        onRetry={() => void refetch()}
      >
        {text(messages.runningFailedHint)}
      </ErrorCard>
    );
  const running = data?.viewer?.paymentTransactions.edges.map(({ node }) => node) ?? [];
  if (running.length === 0) return null;
  return (
    <Section title={text(messages.runningTitle)}>
      <Stack gap="medium">
        <PaymentEntries label={text(messages.runningTitle)} payments={running} />
        <Row>
          <ButtonLink tone="secondary" href={hrefTo(locale, 'withdraw')}>
            <Text {...messages.track} />
          </ButtonLink>
        </Row>
      </Stack>
    </Section>
  );
}

function isWithdrawal({ moneyType }: { readonly moneyType: string }): boolean {
  return /Withdrawal/.test(moneyType);
}
