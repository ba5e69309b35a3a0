import { useEffect, useState } from 'react';
import { after } from './adapters/timers.ts';
import { useText } from '@foyer/i18n';
import { Notice, Paragraph, Spinner } from '@foyer/ui';
import * as css from './PendingResponse.css.ts';
import { messages } from './PendingResponse.messages.ts';

export interface PendingResponseProps {
  /** The id of the payment; a new one starts the wait again. */
  readonly id: string;
  /** Translated name of the pending operation. */
  readonly operation: string;
  /** Number of this attempt of the same request, from 1. */
  readonly attempt: number;
  /** Shown when the outcome is unknown, translated. */
  readonly unconfirmed: { readonly title: string; readonly text: string };
}

/** Lost responses are reported from this attempt on; a single one is not. */
const WORRYING_ATTEMPT = 3;

/**
 * Waits for the server: first shows the current action, then that no money is lost, then that the outcome
 * is unknown.
 */
export function PendingResponse({ id, operation, attempt, unconfirmed }: PendingResponseProps) {
  const text = useText();
  const waited = usePendingDuration(id);
  const isUnconfirmed = attempt >= WORRYING_ATTEMPT || waited === 'long';
  const isNoticed = attempt > 1 || waited !== 'briefly';
  return (
    <div className={css.waiting}>
      <Spinner size="large" label={operation} />
      {isUnconfirmed ? (
        <Notice tone="warning" title={unconfirmed.title} live>
          {unconfirmed.text}
        </Notice>
      ) : (
        <>
          <Paragraph align="center">{operation}</Paragraph>
          <div role="status">
            {isNoticed && (
              <Paragraph tone="muted" align="center">
                {text(messages.still)}
              </Paragraph>
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** `long`: the response may be lost. */
export type PendingDuration = 'briefly' | 'noticeably' | 'long';

/** Short enough that players do not doubt that the click was registered. */
const NOTICEABLE_AFTER_MS = 2_000;
/** A healthy provider responds within this time. */
const LONG_AFTER_MS = 8_000;

/**
 * The time that an answer has been pending, as three stages.
 *
 * @param requestKey - Identifies the pending request: another value starts again, undefined stops.
 */
export function usePendingDuration(requestKey: string | undefined): PendingDuration {
  const [known, setKnown] = useState<{ readonly requestKey: string; readonly waited: PendingDuration }>();
  // the clock is outside React
  useEffect(() => {
    if (requestKey === undefined) return undefined;
    const cancels = [
      after(NOTICEABLE_AFTER_MS, () => setKnown({ requestKey, waited: 'noticeably' })),
      after(LONG_AFTER_MS, () => setKnown({ requestKey, waited: 'long' })),
    ];
    return () => {
      for (const cancel of cancels) cancel();
      setKnown(undefined);
    };
  }, [requestKey]);
  return known !== undefined && known.requestKey === requestKey ? known.waited : 'briefly';
}
