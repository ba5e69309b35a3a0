import type { Slots } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { MAX_INPUT_LENGTH } from '@foyer/money';
import { useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, Notice, Paragraph } from '@foyer/ui';
import { moveFocus, TextField } from '@foyer/ui/forms';
import { useState, type KeyboardEvent } from 'react';
import { gameHref } from '../../features/catalogue/gameAddress.ts';
import { NO_FILTERS, writeFilters } from '../../features/game-browser/gameFilters.ts';
import * as css from './GameSearch.css.ts';
import { messages } from './GameSearch.messages.ts';
import { ResultList } from './parts/ResultList.tsx';
import { SearchStart } from './parts/SearchStart.tsx';
import { useGameSearch, type GameSearch } from './useGameSearch.ts';

/**
 * Search while typing, usable by keyboard alone: arrow keys move through the results, Enter opens the first.
 */
export function Component({ initialQuery, onLeave }: Slots['casino.search']) {
  const text = useText();
  const { locale, navigation } = useServices();
  const [query, setQuery] = useState(() => initialQuery.slice(0, MAX_INPUT_LENGTH));
  const found = useGameSearch(query);
  const isEmpty = query.trim() === '';

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const best = found.games[0];
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && best !== undefined) {
      event.preventDefault();
      onLeave();
      void navigation.go(gameHref(locale, best.slug));
    } else if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
  };

  return (
    <div className={css.search} onKeyDown={onKeyDown} role="search">
      <TextField label={text(messages.label)} type="search" value={query} onChange={setQuery} takesFocus />
      {isEmpty ? <SearchStart onLeave={onLeave} /> : <Found query={query} found={found} onLeave={onLeave} />}
    </div>
  );
}

/** With so few results, popular games are shown too. */
const FEW = 5;

interface FoundProps {
  readonly query: string;
  readonly found: GameSearch;
  onLeave(): void;
}

function Found({ query, found, onLeave }: FoundProps) {
  const text = useText();
  const { games, isSearching, isLocalOnly } = found;
  return (
    <div className={css.search}>
      {isLocalOnly && (
        <Notice tone="info">
          <Text {...messages.offline} />
        </Notice>
      )}
      <div role="status">
        <Paragraph size="small" tone="muted">
          {isSearching && games.length === 0
            ? text(messages.searching)
            : text(messages.found, { count: games.length, query })}
        </Paragraph>
      </div>
      {games.length > 0 ? (
        <ResultList games={games} label={text(messages.label)} onLeave={onLeave} />
      ) : (
        !isSearching && <Nothing query={query} />
      )}
      {!isSearching && games.length < FEW && <SearchStart onLeave={onLeave} />}
    </div>
  );
}

const EXAMPLE_STUDIO = 'Emberwick';

function Nothing({ query }: Pick<FoundProps, 'query'>) {
  const text = useText();
  const { locale } = useServices();
  const href = withQuery(hrefTo(locale, 'games'), writeFilters({ ...NO_FILTERS, sort: 'name' }));
  return (
    <EmptyState
      icon="search"
      title={text(messages.none, { query })}
      action={
        <ButtonLink href={href} tone="secondary">
          <Text {...messages.all} />
        </ButtonLink>
      }
    >
      {text(messages.noneText, { studio: EXAMPLE_STUDIO, feature: 'wilds' })}
    </EmptyState>
  );
}
