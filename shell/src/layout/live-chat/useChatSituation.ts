import { routeOfMatch } from '@foyer/links';
import { useServices, useStore } from '@foyer/platform';
import type { ChatSituation } from './chatRules.ts';

/** Everything on the current page that decides about the live chat and its button. */
export function useChatSituation(): ChatSituation {
  const { navigation, flags, guards } = useServices();
  useStore(flags);
  const { match } = useStore(navigation);
  return {
    route: match?.id,
    layout: match && routeOfMatch(match).layout,
    isEnabled: flags.has('SupportChatWidget'),
    hasActiveGuard: useStore(guards).some((guard) => guard.status === 'active'),
  };
}
