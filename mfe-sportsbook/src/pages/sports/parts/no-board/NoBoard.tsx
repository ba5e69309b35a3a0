import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Button, EmptyState } from '@foyer/ui';
import type { FeedState } from '../../../../features/sports-feed/feed.machine.ts';
import { sportsFeedOf } from '../../../../features/sports-feed/useSportsFeed.ts';
import { messages } from '../../SportsPage.messages.ts';
import { ProgrammeSkeleton } from '../programme-skeleton/ProgrammeSkeleton.tsx';

/** In place of the matches while the board loads, or when the feed cannot be reached. */
export function NoBoard({ feed }: { readonly feed: FeedState }) {
  const text = useText();
  const services = useServices();
  if (feed.status !== 'failed') return <ProgrammeSkeleton />;
  return (
    <EmptyState
      icon="sports"
      title={text(messages.failed)}
      action={<Button onPress={() => sportsFeedOf(services).retry()}>{text(messages.retry)}</Button>}
    >
      {text(messages.failedText)}
    </EmptyState>
  );
}
