import { useState, type ReactNode } from 'react';
import { useText } from '@foyer/i18n';
import { Button, ErrorCard, Notice, Skeleton, Stack, type HeadingLevel } from '@foyer/ui';
import { ExportButtons, type ExportButtonsProps } from '../export-buttons/ExportButtons.tsx';
import { EmptyHistory } from './EmptyHistory.tsx';
import { HistoryPeriod, HistorySelects, type HistoryFilter } from './HistoryFilters.tsx';
import { HistoryTotals, type HistoryTotal } from './HistoryTotals.tsx';
import { messages } from './history.messages.ts';
import type { History } from './useHistory.ts';
import type { HistorySelection } from './useHistorySelection.ts';

const PENDING_ROWS = 6;

/** Translated texts. */
export interface HistoryTexts {
  readonly failed: string;
  /** Message for a failed load; must be true for every cause. */
  readonly failedHint: string;
  readonly empty: string;
  /** Message for a history without rows: what the history will contain. */
  readonly emptyHint: string;
}

export interface HistoryListProps<Node, Totals, Data> {
  readonly selection: HistorySelection;
  readonly history: History<Node, Totals, Data>;
  readonly texts: HistoryTexts;
  /** Heading level inside the list. */
  readonly level?: HeadingLevel;
  readonly filters: readonly HistoryFilter[];
  /** False where another history of the page shows the choice of the period. */
  readonly hasPeriod?: boolean;
  readonly totals: readonly HistoryTotal[];
  /** Content of the files, and the filters by field names of the API. */
  readonly exports: Pick<ExportButtonsProps, 'of' | 'only'>;
  /** Renders the rows; only called with at least one. */
  children(nodes: readonly Node[], data: Data): ReactNode;
}

/** A history with period, filters, totals and files, in each state: loading, failed, empty, with rows. */
export function HistoryList<Node, Totals, Data>({
  selection,
  history: { nodes, data, isFailed, busy, hasMore, refetch, more },
  texts,
  level = 2,
  filters,
  hasPeriod = true,
  totals,
  exports,
  children,
}: HistoryListProps<Node, Totals, Data>) {
  const text = useText();
  const [isMoreFailed, setMoreFailed] = useState(false);

  async function loadMore(): Promise<void> {
    setMoreFailed(false);
    try {
      await more();
    } catch {
      setMoreFailed(true);
    }
  }

  return (
    <Stack gap="large">
      {hasPeriod && <HistoryPeriod selection={selection} />}
      {filters.length > 0 && <HistorySelects selection={selection} filters={filters} />}
      {isFailed && nodes === undefined ? (
        <ErrorCard
          level={level}
          title={texts.failed}
          retryLabel={text(messages.retry)}
          busy={busy}
          onRetry={() => void refetch()}
        >
          {texts.failedHint}
        </ErrorCard>
      ) : (
        <>
          <HistoryTotals totals={totals} />
          <ExportButtons {...exports} span={selection.span} disabled={nodes === undefined} />
        </>
      )}
      {nodes === undefined && !isFailed && (
        <Stack gap="small">
          {Array.from({ length: PENDING_ROWS }, (_, row) => (
            <Skeleton key={row} shape="block" height="4rem" />
          ))}
        </Stack>
      )}
      {nodes?.length === 0 && (
        <EmptyHistory
          selection={selection}
          isFiltered={filters.some(({ name }) => selection.chosen[name] !== undefined)}
          texts={texts}
          level={level}
        />
      )}
      {nodes !== undefined && nodes.length > 0 && data !== undefined && children(nodes, data)}
      {isMoreFailed && (
        <Notice tone="negative" live>
          {texts.failed}
        </Notice>
      )}
      {hasMore && (
        <Button tone="secondary" busy={busy} onPress={() => void loadMore()}>
          {text(messages.more)}
        </Button>
      )}
    </Stack>
  );
}
