import { useText } from '@foyer/i18n';
import { Notice } from '@foyer/ui';
import type { RequestFailure } from '../../adapters/sendRequest.ts';
import { useFailureText } from '../../parts/change-dialog/failureText.ts';
import { messages } from './DocumentsPage.messages.ts';

/** A decision that the service has refused: the reason, and what to do. */
export function DecisionRefused({ failure }: { readonly failure: RequestFailure }) {
  const text = useText();
  const failureText = useFailureText();
  return (
    <Notice tone="negative" live title={text(messages.notDone)}>
      {failureText(failure)}
    </Notice>
  );
}
