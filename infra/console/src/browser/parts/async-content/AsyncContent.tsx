import { Text, useText } from '@foyer/i18n';
import { ErrorCard, Notice, Skeleton, Stack, VisuallyHidden } from '@foyer/ui';
import type { ReactNode } from 'react';
import { useReadFailureText } from '../change-dialog/failureText.ts';
import type { RequestState } from '../../state/useRequest.ts';
import { messages } from './AsyncContent.messages.ts';
import { RetryButton, RetryStatus } from './Retry.tsx';

export interface AsyncContentProps<T> {
  readonly request: RequestState<T>;
  /** Reserved height that prevents layout shifts. */
  readonly height?: string;
  children(data: T): ReactNode;
}

/** Renders loading, error, outdated and loaded states of a request. */
export function AsyncContent<T>({ request, height = '12rem', children }: AsyncContentProps<T>) {
  const text = useText();
  const failureText = useReadFailureText();
  if (request.data !== undefined) {
    return (
      <Stack gap="medium">
        {request.failure && (
          <Notice tone="warning" action={<RetryButton {...request} />}>
            {text(messages.old, { why: failureText(request.failure) })}
          </Notice>
        )}
        {children(request.data)}
      </Stack>
    );
  }
  if (request.failure)
    return (
      <>
        <ErrorCard
          title={text(messages.failed)}
          retryLabel={text(messages.retry)}
          busy={request.isReloading}
          onRetry={request.reload}
        >
          {failureText(request.failure)}
        </ErrorCard>
        <RetryStatus {...request} />
      </>
    );
  return (
    <div role="status">
      <VisuallyHidden>
        <Text {...messages.loading} />
      </VisuallyHidden>
      <Skeleton height={height} />
    </div>
  );
}
