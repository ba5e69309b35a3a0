import { Text, useText } from '@foyer/i18n';
import { Button, Notice } from '@foyer/ui';
import type { JackpotState } from '@foyer/contract';
import { messages } from './FeedNotice.messages.ts';

export interface FeedNoticeProps {
  readonly state: JackpotState | undefined;
  onRetry(): void;
}

/** Warns that the amounts may be outdated and offers an action. */
export function FeedNotice({ state, onRetry }: FeedNoticeProps) {
  const text = useText();
  if (!state) return null;
  const retry = (
    <div>
      <Button tone="secondary" icon="refresh" onPress={onRetry}>
        <Text {...messages.retry} />
      </Button>
    </div>
  );
  if (state.hasFailed)
    return (
      <Notice tone="warning" title={text(messages.failed)} action={retry} live>
        <Text {...messages.failedText} />
      </Notice>
    );
  if (state.link === 'exhausted')
    return (
      <Notice tone="warning" title={text(messages.exhausted)} action={retry} live>
        <Text {...messages.exhaustedText} />
      </Notice>
    );
  if (state.link === 'waiting')
    return (
      <Notice tone="info" live>
        <Text {...messages.waiting} />
      </Notice>
    );
  return null;
}
