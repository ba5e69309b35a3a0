import { Text, useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Button, EmptyState, Link } from '@foyer/ui';
import * as css from './Conversation.css.ts';
import { messages } from './LiveChat.messages.ts';
import { SaferGambling } from './SaferGambling.tsx';

/** For visitors of a brand that chats with players only: sign-in, and the brand's email address. */
export function VisitorHelp() {
  const { market, session, navigation } = useServices();
  const text = useText();
  const email = market.brand.supportEmail;
  return (
    <div className={css.log}>
      <EmptyState
        icon="user"
        level={3}
        title={text(messages.signedOutTitle)}
        action={
          <Button onPress={() => void session.signIn({ redir: navigation.current().pathname })}>
            {text(messages.signIn)}
          </Button>
        }
      >
        <Text {...messages.signedOutText} values={{ email: <Link href={`mailto:${email}`}>{email}</Link> }} />
      </EmptyState>
      <SaferGambling />
    </div>
  );
}
