import { Text, useText } from '@foyer/i18n';
import { Button, ErrorCard, Notice, Skeleton, Stack, VisuallyHidden } from '@foyer/ui';
import type { ReactNode } from 'react';
import { useFailureText } from '../change-dialog/failureText.ts';
import type { Asked } from '../../state/useAsk.ts';
import { messages } from './AsyncContent.messages.ts';

export interface AsyncContentProps<T> {
  readonly asked: Asked<T>;
  /** Reserved height that prevents layout shifts. */
  readonly height?: string;
  children(data: T): ReactNode;
}

/** Renders loading, error, outdated and loaded states of a request. */
export function AsyncContent<T>({ asked, height = '12rem', children }: AsyncContentProps<T>) {
  const text = useText();
  const words = useFailureText();
  if (asked.data !== undefined) {
    return (
      <Stack gap="medium">
        {asked.failure && (
          <Notice
            tone="warning"
            action={
              <Button tone="quiet" size="small" onPress={asked.reload}>
                <Text {...messages.retry} />
              </Button>
            }
          >
            {text(messages.old, { why: words(asked.failure) })}
          </Notice>
        )}
        {children(asked.data)}
      </Stack>
    );
  }
  if (asked.failure)
    return (
      <ErrorCard title={text(messages.failed)} retryLabel={text(messages.retry)} onRetry={asked.reload}>
        {words(asked.failure)}
      </ErrorCard>
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
