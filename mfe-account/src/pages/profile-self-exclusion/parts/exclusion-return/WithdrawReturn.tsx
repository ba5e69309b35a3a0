import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Text } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { Button, Notice } from '@foyer/ui';
import { messages } from './ExclusionReturn.messages.ts';
import { WithdrawReturnDocument } from './WithdrawReturn.generated.ts';

/** Cancels the request to end an exclusion, also an approved one: the exclusion continues. */
export function WithdrawReturn() {
  const [key] = useState(() => crypto.randomUUID());
  const [send, { loading, error }] = useMutation(WithdrawReturnDocument);
  return (
    <>
      {error && (
        <Notice tone="negative" live>
          <Text {...messages.withdrawFailed} />
        </Notice>
      )}
      <Button
        tone="quiet"
        busy={loading}
        onPress={() =>
          void send({ variables: { key } }).catch(ignoreError('the mutation shows its own error'))
        }
      >
        <Text {...messages.withdraw} />
      </Button>
    </>
  );
}
