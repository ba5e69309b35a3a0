import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Text, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { useMarket, useServices } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { messages } from './BreakButton.messages.ts';
import { breakLengthText } from './breakTexts.ts';
import { TakeButtonBreakDocument } from './TakeButtonBreak.generated.ts';

/**
 * The permanent button of a licence that stops play at once, without a confirmation
 * (requirements/regulation#ggl). Renders nothing where the licence has none. The attribute gives the bar of the shell a
 * second line on phones.
 */
export function BreakButton() {
  const text = useText();
  const { toasts } = useServices();
  const { button } = useMarket().licence.breaks;
  const [key] = useState(() => crypto.randomUUID());
  const [start, { loading, data, error }] = useMutation(TakeButtonBreakDocument, { variables: { key } });
  if (button === undefined) return null;
  const length = breakLengthText(text, button, false);
  return (
    <span data-break-button="">
      <Button
        tone="critical"
        size="small"
        icon="pause"
        busy={loading || data != null}
        onPress={() =>
          void start().catch((failure: unknown) => {
            ignoreError('the toast explains the failed break')(failure);
            toasts.show('error', text(messages.failed));
          })
        }
      >
        {/* the toast closes after five seconds */}
        {error && !loading ? <Text {...messages.retry} /> : <Text {...messages.stop} values={{ length }} />}
      </Button>
    </span>
  );
}
