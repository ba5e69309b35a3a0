import { Text, useText, type Message } from '@foyer/i18n';
import { useBusinessReady, useMarket, usePageTitle } from '@foyer/platform';
import { Heading, Page, Paragraph, Stack } from '@foyer/ui';

export interface LegalSection {
  readonly heading: Message;
  readonly text: Message;
}

interface LegalPageProps {
  readonly title: Message;
  readonly sections: readonly LegalSection[];
}

/** A legal text of the brand: who is bound to what, in sections that can be read. */
export function LegalPage({ title, sections }: LegalPageProps) {
  const text = useText();
  const { brand, licence, operator } = useMarket();
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
  };
  return (
    <Page width="reading">
      <Stack gap="large">
        <Heading level={1} size="title1">
          <Text {...title} />
        </Heading>
        {sections.map(({ heading, text: body }) => (
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
