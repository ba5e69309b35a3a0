import { Text, useText } from '@foyer/i18n';
import { Button, VisuallyHidden } from '@foyer/ui';
import { useState } from 'react';
import type { RequestState } from '../../state/useRequest.ts';
import { messages } from './AsyncContent.messages.ts';

type RetryProps = Pick<RequestState<unknown>, 'failure' | 'isReloading' | 'reload'>;

/** Button that repeats a failed request. It is busy until the response arrives. */
export function RetryButton(request: RetryProps) {
  return (
    <>
      <Button tone="quiet" size="small" busy={request.isReloading} onPress={request.reload}>
        <Text {...messages.retry} />
      </Button>
      <RetryStatus {...request} />
    </>
  );
}

/** Announces that a repeated request is pending or has failed again; the visible message does not change then. */
export function RetryStatus({ failure, isReloading }: Omit<RetryProps, 'reload'>) {
  const text = useText();
  const [hasReloaded, setReloaded] = useState(false);
  if (isReloading && !hasReloaded) setReloaded(true);
  const failed = hasReloaded && failure !== undefined ? text(messages.failed) : '';
  return (
    <span role="status">
      <VisuallyHidden>{isReloading ? text(messages.loading) : failed}</VisuallyHidden>
    </span>
  );
}
