import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Icon } from '@foyer/ui';
import { Menu } from '@foyer/ui/menu';
import { useNotifications } from '../toasts/useNotifications.tsx';
import * as css from './Header.css.ts';
import { messages } from './AccountMenu.messages.ts';
import { useAccountEntries } from './useAccountEntries.ts';

/** Links to the player's account pages, and sign-out. */
export function AccountMenu() {
  const { session } = useServices();
  const text = useText();
  const entries = useAccountEntries();
  const notifications = useNotifications();
  return (
    <Menu
      label={text(messages.account)}
      trigger={
        <span className={css.avatar}>
          <Icon name="user" />
        </span>
      }
      items={[
        ...entries,
        notifications,
        {
          id: 'sign-out',
          label: text(messages.signOut),
          icon: 'logout',
          onSelect: () => void session.signOut(),
        },
      ]}
    />
  );
}
