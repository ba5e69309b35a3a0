import { useMutation } from '@apollo/client/react';
import { Text, useLanguage, useText } from '@foyer/i18n';
import { useMarket, useServices } from '@foyer/platform';
import { Card, Heading, Paragraph, Stack } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { ChangeLanguageDocument, type ContactDetailsFragment } from '../Details.generated.ts';
import { messages } from '../ProfileDetailsPage.messages.ts';

/** The language of emails and text messages. */
export function LanguageCard({ player }: { readonly player: ContactDetailsFragment }) {
  const text = useText();
  const { toasts } = useServices();
  const { brand } = useMarket();
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  const [change, { loading }] = useMutation(ChangeLanguageDocument);

  async function save(language: string): Promise<void> {
    try {
      await change({ variables: { language } });
      toasts.show('success', text(messages.languageChanged));
    } catch {
      toasts.show('error', text(messages.failed));
    }
  }

  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2} size="title3">
          <Text {...messages.language} />
        </Heading>
        <Select
          label={text(messages.languageField)}
          value={player.language}
          disabled={loading}
          options={brand.locales.map(({ locale }) => ({
            value: locale,
            label: names.of(locale.replace('_', '-')) ?? locale,
          }))}
          onChange={(language) => void save(language)}
        />
        <Paragraph size="small" tone="muted">
          <Text {...messages.languageHint} />
        </Paragraph>
      </Stack>
    </Card>
  );
}
