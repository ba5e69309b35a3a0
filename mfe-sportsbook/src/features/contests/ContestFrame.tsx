import { useText } from '@foyer/i18n';
import type { FeedContest } from '@foyer/kernel/sports-contests';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, useServices } from '@foyer/platform';
import { BackLink, Button, EmptyState, Heading, Notice, Skeleton } from '@foyer/ui';
import type { ReactNode } from 'react';
import { PageWithSlip } from '../bet-slip/PageWithSlip.tsx';
import type { FavouriteButtonProps } from '../favourites/FavouriteButton.tsx';
import { FavouriteStar } from '../favourites/FavouriteStar.tsx';
import { useSportsFeed } from '../sports-feed/useSportsFeed.ts';
import { ProgrammeTools } from '../../pages/sports/parts/programme-tools/ProgrammeTools.tsx';
import * as layout from '../../pages/sports/SportsPage.css.ts';
import { messages as sports } from '../../pages/sports/SportsPage.messages.ts';
import type { ContestsState } from './createContests.ts';
import * as css from './ContestFrame.css.ts';
import { messages } from './contest.messages.ts';

interface ContestFrameProps {
  /** Undefined until it is known. */
  readonly title: string | undefined;
  /** Followed by the star beside the title. */
  readonly favourite?: FavouriteButtonProps | undefined;
  readonly subtitle?: ReactNode;
  readonly back?: { readonly href: string; readonly label: string };
  readonly state: ContestsState;
  onRetry(): void;
  readonly children: (contests: readonly FeedContest[]) => ReactNode;
}

/** The frame of the pages of races and outrights: heading, slip, and their states. */
export function ContestFrame({
  title,
  favourite,
  subtitle,
  back,
  state,
  onRetry,
  children,
}: ContestFrameProps) {
  const text = useText();
  const { locale } = useServices();
  const feed = useSportsFeed();
  useBusinessReady(state.status !== 'loading');
  const { href, label } = back ?? { href: hrefTo(locale, 'sports'), label: text(messages.back) };
  const contests = state.status === 'ready' ? state.message.contests : [];
  return (
    <PageWithSlip
      offer={{ board: feed }}
      isStale={feed.status === 'stale'}
      head={
        <div className={layout.content}>
          <BackLink href={href}>{label}</BackLink>
          <header className={layout.head}>
            {title !== undefined && (
              <span className={css.title}>
                <Heading level={1}>{title}</Heading>
                {favourite && <FavouriteStar {...favourite} />}
              </span>
            )}
            {title === undefined && state.status === 'loading' && <Skeleton shape="title" />}
            <ProgrammeTools />
          </header>
          {subtitle}
        </div>
      }
    >
      {state.status === 'loading' && <Skeleton shape="block" height="24rem" />}
      {state.status === 'failed' && (
        <EmptyState
          icon="sports"
          level={title === undefined ? 1 : 2}
          title={text(messages.failed)}
          action={<Button onPress={onRetry}>{text(sports.retry)}</Button>}
        >
          {text(sports.failedText)}
        </EmptyState>
      )}
      {state.status === 'ready' && state.isOutdated && (
        <Notice tone="warning" title={text(messages.outdated)}>
          <Button tone="secondary" size="small" onPress={onRetry}>
            {text(sports.retry)}
          </Button>
        </Notice>
      )}
      {state.status === 'ready' && contests.length === 0 && (
        <EmptyState
          icon="sports"
          title={text(messages.empty)}
          action={<Button onPress={onRetry}>{text(sports.retry)}</Button>}
        >
          {text(messages.emptyText)}
        </EmptyState>
      )}
      {contests.length > 0 && children(contests)}
    </PageWithSlip>
  );
}
