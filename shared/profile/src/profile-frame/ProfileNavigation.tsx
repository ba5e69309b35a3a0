import { useText } from '@foyer/i18n';
import { LinkList, Stack } from '@foyer/ui';
import { messages } from './ProfileFrame.messages.ts';
import type { ProfileRoute } from './profilePages.ts';
import { useProfileGroups } from './useProfileGroups.ts';

export interface ProfileNavigationProps {
  readonly look: 'column' | 'card';
  /** Undefined on the list of pages itself. */
  readonly current?: ProfileRoute;
}

/** The pages of the player's account by group. */
export function ProfileNavigation({ look, current }: ProfileNavigationProps) {
  const text = useText();
  return (
    <nav aria-label={text(messages.navigation)}>
      <Stack gap={look === 'card' ? 'large' : 'medium'}>
        {useProfileGroups(current).map(({ id, name, entries }) => (
          <LinkList key={id} look={look} title={name} entries={entries} />
        ))}
      </Stack>
    </nav>
  );
}
