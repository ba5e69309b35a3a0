import { useEffect, useState } from 'react';
import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, usePageTitle, useServices } from '@foyer/platform';
import { ProfileNavigation } from '@foyer/profile';
import { media } from '@foyer/theme';
import { Button, Heading, Page, Stack } from '@foyer/ui';
import { messages } from './ProfilePage.messages.ts';

/**
 * The list of account pages on phones and tablets. A desktop has it beside each page, so there this address
 * leads to the overview.
 */
export function Component(_props: PageProps) {
  const text = useText();
  const { navigation, locale, session } = useServices();
  const [isDesktop] = useState(() => matchMedia(media.desktop).matches);
  usePageTitle(text(messages.title));
  useBusinessReady(!isDesktop);
  // The address bar is outside React.
  useEffect(() => {
    if (isDesktop) void navigation.go(hrefTo(locale, 'profile-dashboard'), { replace: true });
  }, [isDesktop, navigation, locale]);
  if (isDesktop) return null;
  return (
    <Page width="reading">
      <Stack gap="large">
        <Heading level={1} size="title1">
          <Text {...messages.title} />
        </Heading>
        <ProfileNavigation look="card" />
        <Button tone="quiet" stretch icon="logout" onPress={() => void session.signOut()}>
          <Text {...messages.signOut} />
        </Button>
      </Stack>
    </Page>
  );
}
