import { useMutation } from '@apollo/client/react';
import { Text, useLanguage, useText } from '@foyer/i18n';
import { languageName } from '@foyer/links';
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
  const language = useLanguage();
  const locales = brand.locales.map(({ locale }) => locale);
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
          options={locales.map((locale) => ({
            value: locale,
            label: languageName(locale, locales, language),
          }))}
          onChange={(chosen) => void save(chosen)}
        />
        <Paragraph size="small" tone="muted">
          <Text {...messages.languageHint} />
        </Paragraph>
      </Stack>
    </Card>
  );
}
