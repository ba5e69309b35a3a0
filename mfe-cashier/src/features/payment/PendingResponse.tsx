import { useText } from '@foyer/i18n';
import { Notice, Paragraph, Spinner } from '@foyer/ui';
import { usePendingDuration } from './usePendingDuration.ts';
import * as css from './PendingResponse.css.ts';
import { messages } from './PendingResponse.messages.ts';

export interface PendingResponseProps {
  /** The id of the payment; a new one starts the wait again. */
  readonly id: string;
  /** What is in progress, translated. */
  readonly doing: string;
  /** Number of this attempt of the same request, from 1. */
  readonly attempt: number;
  /** Shown when the outcome is unknown, translated. */
  readonly unheard: { readonly title: string; readonly text: string };
}

/** One lost response is not reported; from this attempt on it is. */
const WORRYING_ATTEMPT = 3;

/**
 * Waits for the server: first shows the current action, then that no money is lost, then that the outcome
 * is unknown.
 */
export function PendingResponse({ id, doing, attempt, unheard }: PendingResponseProps) {
  const text = useText();
  const waited = usePendingDuration(id);
  const isUnheard = attempt >= WORRYING_ATTEMPT || waited === 'long';
  const isNoticed = attempt > 1 || waited !== 'briefly';
  return (
    <div className={css.waiting}>
      <Spinner size="large" label={doing} />
      {isUnheard ? (
        <Notice tone="warning" title={unheard.title} live>
          {unheard.text}
        </Notice>
      ) : (
        <>
          <Paragraph align="center">{doing}</Paragraph>
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
