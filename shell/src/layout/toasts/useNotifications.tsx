import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { NotificationList } from './NotificationList.tsx';
import { messages } from './NotificationList.messages.ts';

/** The menu entry that opens the notification centre. */
export function useNotifications() {
  const { overlays } = useServices();
  const text = useText();
  const title = text(messages.title);
  return {
    id: 'notifications',
    label: title,
    icon: 'info',
    onSelect(): void {
      void overlays.open('default', { title, body: <NotificationList /> });
    },
  } as const;
}
