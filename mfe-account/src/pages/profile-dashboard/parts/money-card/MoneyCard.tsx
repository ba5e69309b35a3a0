import { Text, useMoney, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices, useWalletState } from '@foyer/platform';
import { ButtonLink, Card, Grid, Heading, Pending, Row, Stack, Stat } from '@foyer/ui';
import { messages } from '../../ProfileDashboardPage.messages.ts';

export function MoneyCard() {
  const text = useText();
  const money = useMoney();
  const { locale } = useServices();
  const wallet = useWalletState();
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title3">
          <Text {...messages.money} />
        </Heading>
        <Grid min="tile" gap="medium">
          <Stat
            label={text(messages.balance)}
            value={wallet.status === 'STREAMING' ? money(wallet.balance) : <Pending />}
          />
          {wallet.status === 'STREAMING' && wallet.bonusEnabled && (
            <Stat label={text(messages.bonus)} value={money(wallet.bonusBalance)} />
          )}
        </Grid>
        <Row gap="small" wrap>
          <ButtonLink href={hrefTo(locale, 'deposit')}>
            <Text {...messages.deposit} />
          </ButtonLink>
          <ButtonLink tone="secondary" href={hrefTo(locale, 'withdraw')}>
            <Text {...messages.withdraw} />
          </ButtonLink>
        </Row>
      </Stack>
    </Card>
  );
}
