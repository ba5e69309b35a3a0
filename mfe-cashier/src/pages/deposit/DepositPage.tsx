import type { PageProps, Services } from '@foyer/contract';
import { useMoney, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useFeature, usePageTitle, useServices, useWalletState } from '@foyer/platform';
import { Button, ButtonLink, Card, Heading, Notice, Paragraph, Skeleton, Stack, Stat } from '@foyer/ui';
import { CashierLayout } from '../../components/cashier-layout/CashierLayout.tsx';
import { DepositFlow } from '../../features/deposit/DepositFlow.tsx';
import { preloadDepositCashier } from '../../features/deposit/depositCashier.ts';
import { messages } from './DepositPage.messages.ts';

/** Line height of the skeleton in place of the amount; with its margins it is as high as the amount. */
const AMOUNT_LINE = '0.45em';

export function preload(services: Services): Promise<void> {
  return preloadDepositCashier(services);
}

export function Component(_props: PageProps) {
  const text = useText();
  const { locale } = useServices();
  const announcesAward = useFeature('EnableCashierIBAwardAnnouncement');
  usePageTitle(text(messages.title));
  return (
    <CashierLayout title={text(messages.title)} aside={<GoodToKnow />}>
      <Stack gap="medium">
        {announcesAward && (
          <Notice
            tone="positive"
            title={text(messages.awardTitle)}
            action={
              <ButtonLink tone="secondary" size="small" href={hrefTo(locale, 'rewards')}>
                {text(messages.awardRewards)}
              </ButtonLink>
            }
          >
            {text(messages.awardText)}
          </Notice>
        )}
        <Card padding="large">
          <DepositFlow container="page" prefill={{}} />
        </Card>
      </Stack>
    </CashierLayout>
  );
}

function GoodToKnow() {
  const text = useText();
  const write = useMoney();
  const wallet = useWalletState();
  const { locale, market, overlays } = useServices();
  const hasBonusChecker = useFeature('BonusChecker');
  const hasDepositLimits = market.licence.limits.some(
    ({ kind, periods }) => kind === 'deposit' && periods.length > 0,
  );
  return (
    <>
      <Card>
        <Stat
          label={text(messages.balance)}
          value={
            wallet.status === 'STREAMING' ? (
              write(wallet.balance)
            ) : (
              <Skeleton width="6rem" height={AMOUNT_LINE} />
            )
          }
        />
      </Card>
      <Stack gap="small">
        <Heading level={2} size="label">
          {text(messages.safeTitle)}
        </Heading>
        <Paragraph size="small" tone="muted">
          {text(messages.safeCard)}
        </Paragraph>
        <Paragraph size="small" tone="muted">
          {text(messages.safeOwn)}
        </Paragraph>
      </Stack>
      <Stack gap="small" align="start">
        {hasBonusChecker && (
          <Button
            size="small"
            tone="quiet"
            icon="gift"
            onPress={() => void overlays.open('bonus-checker', {})}
          >
            {text(messages.bonus)}
          </Button>
        )}
        {hasDepositLimits && (
          <ButtonLink size="small" tone="secondary" icon="limit" href={hrefTo(locale, 'profile-limits')}>
            {text(messages.limits)}
          </ButtonLink>
        )}
        <ButtonLink size="small" tone="quiet" icon="history" href={hrefTo(locale, 'profile-deposit-history')}>
          {text(messages.history)}
        </ButtonLink>
        <ButtonLink size="small" tone="quiet" icon="arrowUp" href={hrefTo(locale, 'withdraw')}>
          {text(messages.withdraw)}
        </ButtonLink>
      </Stack>
    </>
  );
}
