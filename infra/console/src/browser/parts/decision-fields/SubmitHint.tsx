import { Text, useText } from '@foyer/i18n';
import { Button, SpinnerMark } from '@foyer/ui';
import { useEffect, useState } from 'react';
import { after } from '../../adapters/liveStream.ts';
import type { DebouncedRequest } from '../../state/useDebouncedRequest.ts';
import * as dialog from '../change-dialog/ChangeDialog.css.ts';
import * as css from './SubmitHint.css.ts';
import { messages } from './SubmitHint.messages.ts';

/** A check that takes longer is reported as slow. */
const SLOW_AFTER_MS = 5_000;

/** The input or result that a disabled submit button waits for. */
export type Missing = Exclude<keyof typeof messages, 'stillChecking' | 'notChecked' | 'retry'>;

export interface SubmitHintProps {
  /** The button names it in `describedBy`. */
  readonly id: string;
  /** Undefined while the button is enabled. */
  readonly missing: Missing | undefined;
  /** The request that `checking` waits for: after its failure it can be sent again. */
  readonly check?: Pick<DebouncedRequest<unknown>, 'failure' | 'again'>;
}

/** Says next to a submit button why it is disabled. */
export function SubmitHint({ id, missing, check }: SubmitHintProps) {
  const isChecking = missing === 'checking';
  const hasFailed = isChecking && check?.failure !== undefined;
  return (
    <div id={id} className={`${dialog.help} ${css.hint}`} aria-live="polite">
      {hasFailed && <Failed onRetry={check.again} />}
      {isChecking && !hasFailed && <Checking />}
      {missing && !isChecking && <Text {...messages[missing]} />}
    </div>
  );
}

function Checking() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => after(SLOW_AFTER_MS, () => setSlow(true)), []);
  return (
    <>
      <SpinnerMark size="small" />
      <Text {...(isSlow ? messages.stillChecking : messages.checking)} />
    </>
  );
}

function Failed({ onRetry }: { onRetry(): void }) {
  const text = useText();
  return (
    <>
      <Text {...messages.notChecked} />
      <Button tone="quiet" size="small" onPress={onRetry}>
        {text(messages.retry)}
      </Button>
    </>
  );
}
