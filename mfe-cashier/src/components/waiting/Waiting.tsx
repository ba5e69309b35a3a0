import { useText } from '@foyer/i18n';
import { Notice, Paragraph, Spinner } from '@foyer/ui';
import { useWaited } from './useWaited.ts';
import * as css from './Waiting.css.ts';
import { messages } from './waiting.messages.ts';

export interface WaitingProps {
  /** Of the payment: another one is waited for anew. */
  readonly id: string;
  /** What is being done, translated. */
  readonly doing: string;
  /** Which sending of the same request this is, from 1. */
  readonly attempt: number;
  /** What is said when nobody knows, translated. */
  readonly unheard: { readonly title: string; readonly text: string };
}

/** One lost answer is nothing to worry about; more are told. */
const WORRYING_ATTEMPT = 3;

/** The server has not answered: first what is done, soon that nothing is lost, then that nobody knows. */
export function Waiting({ id, doing, attempt, unheard }: WaitingProps) {
  const text = useText();
  const waited = useWaited(id);
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
