import type { PageId, RouteLayout } from '@foyer/links';

export interface ChatSituation {
  /** Undefined for an unknown address. */
  readonly route: PageId | undefined;
  readonly layout: RouteLayout | undefined;
  /** The feature SupportChatWidget. */
  readonly isEnabled: boolean;
  readonly hasActiveGuard: boolean;
}

/**
 * requirements/routes#menus-and-live-chat: no button on the sports routes. The second case is not specified;
 * here it is the page of a game, whose controls the button would cover (ADR 0224).
 */
const WITHOUT_BUTTON: ReadonlySet<PageId | undefined> = new Set([
  'sports',
  'sports-results',
  'sports-event',
  'sports-sport',
  'sports-competition',
  'game',
]);

/** False where a chat does not even continue in the background. */
export function hasChat({ layout, isEnabled }: ChatSituation): boolean {
  return isEnabled && layout !== 'handler';
}

/** Hidden while a guard waits for the player, as the quick menu is. */
export function hasChatButton(situation: ChatSituation): boolean {
  return hasChat(situation) && !situation.hasActiveGuard && !WITHOUT_BUTTON.has(situation.route);
}
