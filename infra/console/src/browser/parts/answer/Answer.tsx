import { Text, useText } from '@foyer/i18n';
import { Button, ErrorCard, Notice, Skeleton, Stack, VisuallyHidden } from '@foyer/ui';
import type { ReactNode } from 'react';
import { useFailureWords } from '../change-dialog/failureWords.ts';
import type { Asked } from '../../state/useAsk.ts';
import { messages } from './Answer.messages.ts';

export interface AnswerProps<T> {
  readonly asked: Asked<T>;
  /** How high it will be, so that nothing jumps. */
  readonly height?: string;
  children(data: T): ReactNode;
}

/** Waiting, failed, old, or there. */
export function Answer<T>({ asked, height = '12rem', children }: AnswerProps<T>) {
  const text = useText();
  const words = useFailureWords();
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
