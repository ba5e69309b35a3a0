import { useMutation } from '@apollo/client/react';
import { toAppError } from '@foyer/data/errors';
import { Text, useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { SendEmailVerificationDocument } from './SendEmailVerification.generated.ts';
import { messages } from './SendLinkButton.messages.ts';

/** Requests another email with the verification link. */
export function SendLinkButton() {
  const text = useText();
  const { toasts } = useServices();
  const [send, { loading }] = useMutation(SendEmailVerificationDocument);

  async function requestLink(): Promise<void> {
    try {
      await send();
      toasts.show('success', text(messages.sent));
    } catch (error) {
      toasts.show('error', text(toAppError(error).kind === 'limit' ? messages.tooMany : messages.failed));
    }
  }

  return (
    <Button tone="secondary" size="small" busy={loading} onPress={() => void requestLink()}>
      <Text {...messages.send} />
    </Button>
  );
}
