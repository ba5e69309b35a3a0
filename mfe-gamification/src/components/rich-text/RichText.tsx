import { Heading, Paragraph, Stack, type HeadingLevel } from '@foyer/ui';
import { richBlocks } from './richBlocks.ts';

export interface RichTextProps {
  readonly text: string;
  /** Level of its headings. */
  readonly level: HeadingLevel;
}

/** Text from the content: paragraphs and headings. */
export function RichText({ text, level }: RichTextProps) {
  return (
    <Stack gap="medium">
      {richBlocks(text).map(({ kind, text: content }) =>
        kind === 'heading' ? (
          <Heading key={content} level={level} size="title3">
            {content}
          </Heading>
        ) : (
          <Paragraph key={content}>{content}</Paragraph>
        ),
      )}
    </Stack>
  );
}
