import { useState, type ReactNode } from 'react';
import { useText } from '@foyer/i18n';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorCard,
  Notice,
  Skeleton,
  Stack,
  type HeadingLevel,
} from '@foyer/ui';
import { messages } from './history.messages.ts';

const PENDING_ROWS = 6;

/** Translated texts. */
export interface HistoryTexts {
  readonly failed: string;
  /** Message for a failed load; must be true for every cause. */
  readonly failedHint: string;
  readonly empty: string;
  /** Message for an empty result, for example how to widen the filter. */
  readonly emptyHint: string;
}

export interface HistoryFrameProps {
  readonly texts: HistoryTexts;
  /** Heading level inside the frame. */
  readonly level?: HeadingLevel;
  readonly filters: ReactNode;
  /** Totals and exports of the whole selection. */
  readonly summary: ReactNode;
  /** Number of rows; undefined until the first response. */
  readonly count: number | undefined;
  readonly isFailed: boolean;
  readonly busy: boolean;
  readonly hasMore: boolean;
  /** Address of the unfiltered history; undefined where it is shown already. */
  readonly everythingHref: string | undefined;
  onRetry(): void;
  /** Loads the next page; rejects if that fails. */
  onMore(): Promise<unknown>;
  readonly children: ReactNode;
}

/** A filtered history in each of its states: loading, failed, empty, with rows, with more to load. */
export function HistoryFrame({
  texts,
  level = 2,
  filters,
  summary,
  count,
  isFailed,
  busy,
  hasMore,
  everythingHref,
  onRetry,
  onMore,
  children,
}: HistoryFrameProps) {
  const text = useText();
  const [isMoreFailed, setMoreFailed] = useState(false);
  const isRefused = isFailed && count === undefined;

  async function more(): Promise<void> {
    setMoreFailed(false);
    try {
      await onMore();
    } catch {
      setMoreFailed(true);
    }
  }

  return (
    <Stack gap="large">
      {filters}
      {isRefused ? (
        <ErrorCard
          level={level}
          title={texts.failed}
          retryLabel={text(messages.retry)}
          busy={busy}
          onRetry={onRetry}
        >
          {texts.failedHint}
        </ErrorCard>
      ) : (
        summary
      )}
      {count === undefined && !isFailed && (
        <Stack gap="small">
          {Array.from({ length: PENDING_ROWS }, (_, row) => (
            <Skeleton key={row} shape="block" height="4rem" />
          ))}
        </Stack>
      )}
      {count === 0 && (
        <EmptyState
          level={level}
          icon="history"
          title={texts.empty}
          action={
            everythingHref === undefined ? undefined : (
              <ButtonLink tone="secondary" href={everythingHref}>
                {text(messages.everything)}
              </ButtonLink>
            )
          }
        >
          {everythingHref === undefined ? texts.emptyHint : text(messages.filteredHint)}
        </EmptyState>
      )}
      {count !== undefined && count > 0 && children}
      {isMoreFailed && (
        <Notice tone="negative" live>
          {texts.failed}
        </Notice>
      )}
      {hasMore && (
        <Button tone="secondary" busy={busy} onPress={() => void more()}>
          {text(messages.more)}
        </Button>
      )}
    </Stack>
  );
}
