import { useMoney } from '@foyer/i18n';
import { Heading, Paragraph, Stack } from '@foyer/ui';
import { convertAmounts, richBlocks } from './richText.ts';

export interface RichTextProps {
  readonly text: string;
  readonly currency: string;
  /** Exchange rate; amounts are shown in euros until it is known. */
  readonly rate: number | undefined;
}

/** Text from the content, with amounts in the player's currency (requirements/screens#jackpot). */
export function RichText({ text, currency, rate }: RichTextProps) {
  const write = useMoney();
  const shown = convertAmounts(text, rate === undefined ? 'EUR' : currency, rate ?? 1, write);
  return (
    <Stack gap="medium">
      {richBlocks(shown).map(({ kind, text: content }) =>
        kind === 'heading' ? (
          <Heading key={content} level={2} size="title3">
            {content}
          </Heading>
        ) : (
          <Paragraph key={content}>{content}</Paragraph>
        ),
      )}
    </Stack>
  );
}
