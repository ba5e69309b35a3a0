import type { PageProps, Services } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useFeature, usePageTitle, useServices } from '@foyer/platform';
import { ButtonLink, Heading, Paragraph, Stack } from '@foyer/ui';
import { CashierLayout } from '../../components/cashier-layout/CashierLayout.tsx';
import { useIsBankWeekend } from '../../features/withdrawal/usePayoutTime.ts';
import { WithdrawalFlow } from '../../features/withdrawal/WithdrawalFlow.tsx';
import { WithdrawalCashierDocument } from '../../features/withdrawal/WithdrawalCashier.generated.ts';
import { messages } from './WithdrawPage.messages.ts';

/** Without a known player the response would be empty (ADR 0233). */
export async function preload({ apollo, session }: Services): Promise<void> {
  if (session.current().status === 'LOGGED_IN') await apollo.query({ query: WithdrawalCashierDocument });
}

export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  return (
    <CashierLayout title={text(messages.title)} aside={<GoodToKnow />}>
      <WithdrawalFlow />
    </CashierLayout>
  );
}

function GoodToKnow() {
  const text = useText();
  const { locale, market } = useServices();
  const isClosedLoop = useFeature('closedLoopPayments');
  const hasWeekendNote = useIsBankWeekend();
  return (
    <>
      <Stack gap="small">
        <Heading level={2} size="label">
          {text(messages.goodTitle)}
        </Heading>
        <Paragraph size="small" tone="muted">
          {isClosedLoop
            ? text(messages.goodLoop, { regulator: market.licence.regulator })
            : text(messages.goodAccounts)}
        </Paragraph>
        {hasWeekendNote && (
          <Paragraph size="small" tone="muted">
            {text(messages.goodWeekend)}
          </Paragraph>
        )}
        <Paragraph size="small" tone="muted">
          {text(messages.goodOwn)}
        </Paragraph>
      </Stack>
      <Stack gap="small" align="start">
        <ButtonLink
          size="small"
          tone="quiet"
          icon="history"
          href={hrefTo(locale, 'profile-withdrawal-history')}
        >
          {text(messages.history)}
        </ButtonLink>
      </Stack>
    </>
  );
}
