import type { ReactNode } from 'react';
import { useText, type Message } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { Heading, Page, Stack, TabLinks } from '@foyer/ui';
import { messages } from './ProfileFrame.messages.ts';

type ProfilePage = 'profile-dashboard' | 'profile-game-history' | 'profile-limits';

const LINKS: readonly { readonly id: ProfilePage; readonly label: Message }[] = [
  { id: 'profile-dashboard', label: messages.dashboard },
  { id: 'profile-game-history', label: messages.gameHistory },
  { id: 'profile-limits', label: messages.limits },
];

interface ProfileFrameProps {
  readonly current: ProfilePage;
  readonly title: string;
  readonly children: ReactNode;
}

/** What the profile's pages share: their title and the way between them. */
export function ProfileFrame({ current, title, children }: ProfileFrameProps) {
  const text = useText();
  const { locale } = useServices();
  return (
    <Page>
      <Stack gap="large">
        <Heading level={1} size="title1">
          {title}
        </Heading>
        <TabLinks label={text(messages.navigation)} links={LINKS.map(({ id, label }) => ({ href: hrefTo(locale, id), label: text(label), current: id === current }))} />
        {children}
      </Stack>
    </Page>
  );
}
