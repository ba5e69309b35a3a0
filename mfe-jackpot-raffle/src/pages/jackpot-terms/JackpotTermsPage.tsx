import { useQuery } from '@apollo/client/react';
import type { PageProps, Services } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, usePageTitle, useServices } from '@foyer/platform';
import { ButtonLink, Heading, Page, Skeleton, Stack } from '@foyer/ui';
import { useJackpot } from '../../features/jackpot-feed/useJackpot.ts';
import { JackpotMissing } from '../../components/jackpot-missing/JackpotMissing.tsx';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { JackpotTermsPageDocument } from './JackpotTermsPage.generated.ts';
import { messages } from './JackpotTermsPage.messages.ts';

const PLACE_LINES = 12;

export function preload({ apollo, market }: Services): Promise<unknown> {
  return apollo.query({ query: JackpotTermsPageDocument, variables: { ipCountryCode: market.country } });
}

export function Component(_props: PageProps) {
  const text = useText();
  const { market, locale } = useServices();
  const { currency, state } = useJackpot();
  const { data, error, loading, refetch } = useQuery(JackpotTermsPageDocument, {
    variables: { ipCountryCode: market.country },
  });
  const settings = data?.root.jackpotSettings;
  usePageTitle(text(messages.title));
  useBusinessReady(data !== undefined);
  if (error && !settings)
    return <JackpotMissing reason="failed" busy={loading} onRetry={() => void refetch()} />;
  if (settings?.enabled === false) return <JackpotMissing reason="disabled" />;
  if (settings?.termsAndConditions === null) return <JackpotMissing reason="settings" />;
  return (
    <Page width="reading">
      <Stack gap="large">
        <Heading level={1} size="title1">
          <Text {...messages.title} />
        </Heading>
        {settings?.termsAndConditions == null ? (
          <Skeleton lines={PLACE_LINES} />
        ) : (
          <RichText text={settings.termsAndConditions} currency={currency} rate={state?.rate} />
        )}
        <div>
          <ButtonLink href={hrefTo(locale, 'jackpot')} tone="secondary" icon="jackpot">
            <Text {...messages.back} />
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  );
}
