import type { Engagement } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';
import { INBOX_PATHS, inboxAnswerSchema, type InboxAnswer } from '@foyer/kernel/inbox';
import { withQuery } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { useEngagement, type EngagementView } from '../../features/engagement/useEngagement.ts';

/** The part of the socket's messages that announces messages. */
const PART = 'inbox';

/** The newest messages of the player, read again whenever the service announces one. */
export function useInbox(): EngagementView<InboxAnswer> {
  const { locale } = useServices();
  return useEngagement(withQuery(INBOX_PATHS.messages, { locale }), inboxAnswerSchema, PART);
}

/** Marks messages as read; a lost request is sent again with the next reading. @returns true when it was answered. */
export async function markRead(engagement: Engagement | undefined, ids: readonly string[]): Promise<boolean> {
  const answer = await engagement
    ?.call({ method: 'POST', path: INBOX_PATHS.read, body: { ids } })
    .catch(ignoreError('messages stay unread until the next attempt'));
  return answer?.status === 200;
}
