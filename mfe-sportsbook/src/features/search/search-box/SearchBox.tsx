import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { IconButton, Paragraph } from '@foyer/ui';
import { moveFocus, TextField } from '@foyer/ui/forms';
import { useState, type KeyboardEvent } from 'react';
import { useCountryName } from '../../../components/country-name/useCountryName.ts';
import { SPORT_NAMES } from '../../../components/sport-icon/sportNames.messages.ts';
import type { ContestsState, FollowedContest } from '../../contests/createContests.ts';
import { useContests } from '../../contests/useContests.ts';
import { hasSameNames, indexBoard, searchBoard, type SearchableBoard } from '../boardSearch.ts';
import { ResultRow } from './ResultRow.tsx';
import { hrefOfFound, keyOfFound } from './hrefOfFound.ts';
import * as css from './SearchBox.css.ts';
import { messages } from './SearchBox.messages.ts';

export interface SearchBoxProps {
  readonly board: SearchableBoard | undefined;
  readonly label: string;
  onClose(): void;
}

/** Search while typing, usable by keyboard alone: arrow keys move through the results, Enter opens the first. */
export function SearchBox({ board, label, onClose }: SearchBoxProps) {
  const text = useText();
  const { locale, navigation } = useServices();
  const [query, setQuery] = useState('');
  const found = useIndex(useContestsWith(board), query);
  const isEmpty = query.trim() === '';

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const best = found[0];
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && best !== undefined)
      void navigation.go(hrefOfFound(locale, best));
    else if (!moveFocus(event.currentTarget, event.key)) return;
    event.preventDefault();
  };

  return (
    <div className={css.box} role="search" onKeyDown={onKeyDown}>
      <div className={css.field}>
        <TextField label={label} type="search" value={query} onChange={setQuery} takesFocus />
        <IconButton icon="close" label={text(messages.close)} onPress={onClose} />
      </div>
      <div role="status">
        {!isEmpty && (
          <Paragraph size="small" tone="muted">
            {board === undefined
              ? text(messages.loading)
              : text(messages.count, { count: found.length, query: query.trim() })}
          </Paragraph>
        )}
      </div>
      {!isEmpty && board !== undefined && found.length === 0 && (
        <Paragraph size="small">{text(messages.hint)}</Paragraph>
      )}
      {found.length > 0 && (
        <ul className={css.results} aria-label={text(messages.results)}>
          {found.map((item) => (
            <ResultRow key={keyOfFound(locale, item)} found={item} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** The board with races and outrights, which are loaded while the search is open. */
function useContestsWith(board: SearchableBoard | undefined): SearchableBoard | undefined {
  const [races, outrights] = [useContests('races').state, useContests('outrights').state];
  const listOf = (state: ContestsState): readonly FollowedContest[] =>
    state.status === 'ready' ? state.message.contests : [];
  return board && { ...board, contests: [...listOf(outrights), ...listOf(races)] };
}

/** Results of a query. The index is made again only when the names change, not the prices. */
function useIndex(board: SearchableBoard | undefined, query: string) {
  const text = useText();
  const country = useCountryName();
  const create = (of: SearchableBoard) => ({
    board: of,
    index: indexBoard(of, { sport: (sport) => text(SPORT_NAMES[sport]), country }),
  });
  const [known, setKnown] = useState(() => board && create(board));
  if (board && !(known && hasSameNames(known.board, board))) {
    const next = create(board);
    setKnown(next);
    return searchBoard(next.index, query);
  }
  return known ? searchBoard(known.index, query) : [];
}
