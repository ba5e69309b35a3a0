import { joinSentences, useText } from '@foyer/i18n';
import { useMarket } from '@foyer/platform';
import { ButtonLink, EmptyState, type HeadingLevel } from '@foyer/ui';
import { messages } from './history.messages.ts';
import type { HistorySelection } from './useHistorySelection.ts';

interface EmptyHistoryProps {
  readonly selection: Pick<HistorySelection, 'isLongest' | 'everythingHref'>;
  /** True while a filter other than the period is set. */
  readonly isFiltered: boolean;
  /** Translated. */
  readonly texts: { readonly empty: string; readonly emptyHint: string };
  readonly level: HeadingLevel;
}

/** A history without rows: suggests only what can help, a longer period or fewer filters. */
export function EmptyHistory({ selection, isFiltered, texts, level }: EmptyHistoryProps) {
  const text = useText();
  const { historyMonths } = useMarket().licence;
  const { isLongest, everythingHref } = selection;
  const advice = isFiltered
    ? isLongest
      ? text(messages.removeFilter)
      : text(messages.longerOrFewer)
    : isLongest
      ? texts.emptyHint
      : joinSentences(texts.emptyHint, text(messages.longerPeriod));
  return (
    <EmptyState
      level={level}
      icon="history"
      title={texts.empty}
      action={
        !isFiltered && isLongest ? undefined : (
          <ButtonLink tone="secondary" href={everythingHref}>
            {text(messages.everything, { months: historyMonths })}
          </ButtonLink>
        )
      }
    >
      {advice}
    </EmptyState>
  );
}
