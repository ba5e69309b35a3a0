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

/** Translated. */
export interface HistoryTexts {
  readonly failed: string;
  /** A statement that stays true after the failure. */
  readonly failedHint: string;
  readonly empty: string;
  /** The shape of the content to come. */
  readonly emptyHint: string;
}

export interface HistoryFrameProps {
  readonly texts: HistoryTexts;
  /** Level of the headings within. */
  readonly level?: HeadingLevel;
  readonly filters: ReactNode;
  /** Sums and files of the whole selection. */
  readonly summary: ReactNode;
  /** How many rows are there; undefined until the first answer. */
  readonly count: number | undefined;
  readonly isFailed: boolean;
  readonly busy: boolean;
  readonly hasMore: boolean;
  /** Undefined where that is chosen already. */
  readonly everythingHref: string | undefined;
  onRetry(): void;
  /** Rejected when the next page did not come. */
  onMore(): Promise<unknown>;
  /** The rows. */
  readonly children: ReactNode;
}

/** A filtered history in each of its states: loading, failed, empty, rows, more rows. */
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
