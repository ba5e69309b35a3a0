import type { Flags } from '@foyer/contract';
import { Text, useDates, useText, type Message } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import type { Market } from '@foyer/market';
import { useBusinessReady, useFlags, useMarket, usePageTitle, useServices } from '@foyer/platform';
import { Heading, Page, Paragraph, Stack, TabLinks } from '@foyer/ui';
import { messages } from './LegalPage.messages.ts';

export interface LegalSection {
  readonly heading: Message;
  readonly text: Message;
  /** All brands if absent. */
  readonly isForMarket?: (market: Market, flags: Pick<Flags, 'has'>) => boolean;
}

type LegalRoute = 'terms-and-conditions' | 'bonus-terms-and-conditions' | 'privacy-policy';

const PAGES: readonly { readonly id: LegalRoute; readonly label: Message }[] = [
  { id: 'terms-and-conditions', label: messages.terms },
  { id: 'bonus-terms-and-conditions', label: messages.bonusTerms },
  { id: 'privacy-policy', label: messages.privacy },
];

interface LegalPageProps {
  readonly current: LegalRoute;
  readonly title: Message;
  /** Effective date of the version, yyyy-mm-dd. */
  readonly version: string;
  readonly sections: readonly LegalSection[];
}

/** A legal text of the brand in sections, with the licensed company. */
export function LegalPage({ current, title, version, sections }: LegalPageProps) {
  const text = useText();
  const dates = useDates();
  const { locale } = useServices();
  const market = useMarket();
  const flags = useFlags();
  const { brand, licence, operator } = market;
  usePageTitle(text(title));
  useBusinessReady();
  const values = {
    brand: brand.title,
    company: operator.company,
    address: operator.address,
    regulator: licence.regulator,
    licence: licence.licenceNumber,
    email: brand.supportEmail,
    age: licence.minimumAge.casino,
    months: licence.historyMonths,
    currency: brand.currency,
    factor: licence.promotion.maximumWageringFactor ?? 0,
  };
  return (
    <Page width="reading">
      <Stack gap="large">
        <Stack gap="xsmall">
          <Heading level={1} size="title1">
            <Text {...title} />
          </Heading>
          <Paragraph size="small" tone="muted">
            <Text {...messages.inForceSince} values={{ date: dates.date(new Date(version)) }} />
          </Paragraph>
        </Stack>
        <TabLinks
          label={text(messages.navigation)}
          links={PAGES.map(({ id, label }) => ({
            href: hrefTo(locale, id),
            label: text(label),
            current: id === current,
          }))}
        />
        {sections
          .filter(({ isForMarket }) => isForMarket?.(market, flags) ?? true)
          .map(({ heading, text: body }) => (
            <Stack key={heading.id} gap="small">
              <Heading level={2} size="title3">
                <Text {...heading} />
              </Heading>
              <Paragraph>
                <Text {...body} values={values} />
              </Paragraph>
            </Stack>
          ))}
      </Stack>
    </Page>
  );
}
