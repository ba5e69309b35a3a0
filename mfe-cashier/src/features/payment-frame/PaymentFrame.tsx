import { useText } from '@foyer/i18n';
import { Button, ErrorCard, Notice, Spinner, Stack } from '@foyer/ui';
import { useRef, useState } from 'react';
import type { PaymentAction } from '@foyer/graphql/main';
import { usePendingDuration, type PendingDuration } from '../payment/PendingResponse.tsx';
import { messages as waitingMessages } from '../payment/PendingResponse.messages.ts';
import * as css from './PaymentFrame.css.ts';
import { messages } from './frame.messages.ts';
import { usePaymentFrame } from './usePaymentFrame.ts';

export interface PaymentFrameProps {
  readonly provider: string;
  readonly action: Pick<PaymentAction, 'url' | 'origin' | 'nonce'>;
  /** Translated, with the currency: the button shows the amount that is paid. */
  readonly amount: string;
  readonly isChecking: boolean;
  onEnded(): void;
  onCancel(): void;
  onCloseRequested(): void;
}

/** The provider's fields in its own frame, with our button below. Card numbers never reach our code. */
export function PaymentFrame(props: PaymentFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Attempt({
  provider,
  action,
  amount,
  isChecking,
  onEnded,
  onCancel,
  onCloseRequested,
  onRetry,
}: PaymentFrameProps & { onRetry(): void }) {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const submitLabel = text(messages.pay, { amount });
  const { state, submit } = usePaymentFrame({
    provider,
    action,
    submitLabel,
    frame,
    onEnded,
    onCloseRequested,
  });
  const isFinished = state.code === 'ALREADY_FINISHED';
  const isWorking = state.status === 'submitting' || state.status === 'ended' || isChecking;
  const waited = usePendingDuration(isWorking ? action.nonce : undefined);
  if (state.status === 'failed') {
    const hasExpired = state.code === 'EXPIRED';
    return (
      <Stack gap="small">
        <ErrorCard
          level={3}
          title={text(hasExpired ? messages.expired : messages.failed)}
          retryLabel={text(messages.retry)}
          onRetry={hasExpired ? onEnded : onRetry}
        >
          {text(messages.failedText)}
        </ErrorCard>
        <Button stretch tone="quiet" onPress={onCancel}>
          {text(messages.cancel)}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="medium">
      {state.hasInvalidFields && (
        <Notice tone="negative" live>
          {text(messages.invalid)}
        </Notice>
      )}
      {state.status === 'challenge' && (
        <Notice tone="info" live>
          {text(messages.challenge)}
        </Notice>
      )}
      <div className={css.container} style={{ blockSize: `${state.height}px` }}>
        <iframe
          ref={frame}
          className={css.frame}
          title={text(messages.title)}
          src={action.url}
          // forms submit to the provider's own origin; a bank's challenge opens inside; no access to the top window
          sandbox="allow-scripts allow-same-origin allow-forms"
          allow="payment"
          referrerPolicy="origin"
        />
        {state.status === 'loading' && (
          <div className={css.cover}>
            <Spinner label={text(messages.loading)} size="large" />
          </div>
        )}
      </div>
      {state.status !== 'challenge' && !isFinished && (
        <Button size="large" stretch busy={isWorking} disabled={state.status === 'loading'} onPress={submit}>
          {submitLabel}
        </Button>
      )}
      {isWorking && <Working waited={waited} isFinished={isFinished} />}
      {!isFinished && (
        <Button stretch tone="bare" disabled={isWorking} onPress={onCancel}>
          {text(messages.cancel)}
        </Button>
      )}
    </Stack>
  );
}

/** Progress at the provider until the outcome is known. */
function Working({ waited, isFinished }: { readonly waited: PendingDuration; readonly isFinished: boolean }) {
  const text = useText();
  if (waited === 'long')
    return (
      <Notice tone="warning" title={text(messages.unconfirmed)} live>
        {text(messages.unconfirmedText)}
      </Notice>
    );
  return (
    <Notice tone="info" live>
      {text(waited !== 'briefly' ? waitingMessages.still : isFinished ? messages.finished : messages.working)}
    </Notice>
  );
}
