import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { useBusinessReady, usePageTitle } from '@foyer/platform';
import { Heading, Paragraph, Stack } from '@foyer/ui';
import * as css from './SampleThingPage.css.ts';
import { messages } from './SampleThingPage.messages.ts';

export function Component(_props: PageProps) {
  const text = useText();
  usePageTitle(text(messages.title));
  useBusinessReady(true);

  return (
    <div className={css.page}>
      <Stack gap="large">
        <Heading level={1}>{text(messages.title)}</Heading>
        <Paragraph>
          <Text {...messages.intro} />
        </Paragraph>
      </Stack>
    </div>
  );
}
