import { useText } from '@foyer/i18n';
import { useServices, useStore } from '@foyer/platform';
import { Suspense } from 'react';
import { lazyRequired } from '../../lib/importRequiredPart.ts';
import { messages } from './NotificationList.messages.ts';

const NotificationList = lazyRequired(
  'layout.notifications',
  async () => (await import('./NotificationList.tsx')).NotificationList,
);

/** The menu entry that opens the notification centre. */
export function useNotifications() {
  const { overlays, toasts } = useServices();
  const text = useText();
  const title = text(messages.title);
  const unread = useStore(toasts.history).filter(({ isRead }) => !isRead).length;
  return {
    id: 'notifications',
    label: unread === 0 ? title : text(messages.unread, { count: unread }),
    icon: 'info',
    onSelect(): void {
      void overlays.open('default', {
        title,
        body: (
          <Suspense>
            <NotificationList />
          </Suspense>
        ),
      });
    },
  } as const;
}
