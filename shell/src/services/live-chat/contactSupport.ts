import type { Services } from '@foyer/contract';
import { routeOfMatch } from '@foyer/links';
import { createStore } from '@foyer/platform';
import { hasChatButton } from '../../layout/live-chat/chatRules.ts';

/** True from a request to open the live chat until its button, which may load later, has opened it. */
export const chatRequested = createStore(false);

/** Opens the live chat; the mail program where the page has no chat button. */
export function contactSupport(
  { flags, guards, market, navigation, overlays }: Services,
  openAddress: (href: string) => void = (href) => location.assign(href),
): void {
  const { match } = navigation.current();
  const hasButton = hasChatButton({
    route: match?.id,
    layout: match && routeOfMatch(match).layout,
    isEnabled: flags.has('SupportChatWidget'),
    hasActiveGuard: guards.current().some(({ status }) => status === 'active'),
  });
  if (!hasButton) return openAddress(`mailto:${market.brand.supportEmail}`);
  // everything behind an overlay is inert
  if (overlays.current().status === 'open') overlays.close();
  chatRequested.set(true);
}
