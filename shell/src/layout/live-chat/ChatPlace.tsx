import { chatPlace } from './chatPlace.ts';
import { hasChatButton } from './chatRules.ts';
import { useChatSituation } from './useChatSituation.ts';

/** An item of the bottom bar for the chat button, which loads after the first content and covers nothing there. */
export function ChatPlace() {
  return hasChatButton(useChatSituation()) && <li ref={chatPlace.set} />;
}
