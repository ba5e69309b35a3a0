import { Text, useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Button, EmptyState, Link, Spinner } from '@foyer/ui';
import { ChatFrame } from './ChatFrame.tsx';
import { messages } from './LiveChat.messages.ts';

export interface ChatUnavailableProps {
  readonly hasFailed: boolean;
  onRetry(): void;
  onClose(): void;
}

/** The window while its code loads, and when it could not be loaded. */
export function ChatUnavailable({ hasFailed, onRetry, onClose }: ChatUnavailableProps) {
  const { market } = useServices();
  const text = useText();
  const email = market.brand.supportEmail;
  return (
    <ChatFrame onClose={onClose}>
      {hasFailed ? (
        <div role="alert">
          <EmptyState
            icon="warning"
            level={3}
            title={text(messages.failedTitle)}
            action={<Button onPress={onRetry}>{text(messages.retry)}</Button>}
          >
            <Text
              {...messages.failedText}
              values={{ email: <Link href={`mailto:${email}`}>{email}</Link> }}
            />
          </EmptyState>
        </div>
      ) : (
        <Spinner label={text(messages.loading)} />
      )}
    </ChatFrame>
  );
}
