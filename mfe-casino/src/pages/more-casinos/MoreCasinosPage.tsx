import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { useBusinessReady, useMarket, usePageTitle } from '@foyer/platform';
import { ButtonLink, Card, Facts, Grid, Heading, Link, Page, Paragraph, Stack } from '@foyer/ui';
import { PageHeader } from '../../components/page-header/PageHeader.tsx';
import { messages } from './MoreCasinosPage.messages.ts';
import { sisterCasinos, type SisterCasino } from './sisterCasinos.ts';

/** Addresses and licences, without promotion. */
export function Component(_props: PageProps) {
  const text = useText();
  const { brand, country, licence } = useMarket();
  usePageTitle(text(messages.title));
  useBusinessReady();
  const helpline = (
    <Link href={licence.helpline.url} external>
      {licence.helpline.name}
    </Link>
  );
  return (
    <Page>
      <PageHeader title={text(messages.title)}>{text(messages.text)}</PageHeader>
      <Grid as="ul">
        {sisterCasinos(brand.id, country, new URL(location.href)).map((casino) => (
          <li key={casino.id}>
            <CasinoCard casino={casino} />
          </li>
        ))}
      </Grid>
      <Paragraph size="small" tone="muted">
        <Text {...messages.excluded} values={{ helpline }} />
      </Paragraph>
    </Page>
  );
}

function CasinoCard({ casino }: { readonly casino: SisterCasino }) {
  const text = useText();
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title2">
          {casino.title}
        </Heading>
        <Facts
          items={[
            { label: text(messages.company), value: casino.company },
            { label: text(messages.regulator), value: casino.regulator },
            { label: text(messages.licence), value: casino.licenceNumber },
          ]}
        />
        {casino.isOffered ? (
          <div>
            <ButtonLink href={casino.href} tone="secondary">
              <Text {...messages.visit} values={{ brand: casino.title }} />
            </ButtonLink>
          </div>
        ) : (
          <Paragraph size="small" tone="muted">
            <Text {...messages.notHere} />
          </Paragraph>
        )}
      </Stack>
    </Card>
  );
}
