import type { Health } from '@foyer/kernel/health-answers';
import type { Status, StatusCell } from '@foyer/kernel/status-answers';
import { Text, useText } from '@foyer/i18n';
import { FilterChip } from '@foyer/ui';
import { useSearchParams } from 'react-router-dom';
import { FILTERS, matchesFilter, healthOfCell } from '../../model/condition.ts';
import { ALL_BRANDS, brandTitle } from '../../model/names.ts';
import { brandToOpen } from './brandToOpen.ts';
import { BrandLock } from './BrandLock.tsx';
import { MapCell } from './MapCell.tsx';
import * as css from './MapPage.css.ts';
import { messages } from './MapPage.messages.ts';
import { MapTable } from './MapTable.tsx';

interface MapCellsProps {
  readonly status: Status;
  readonly health: Health | undefined;
  /** Brands of releases that were rolled back in the last hour. */
  readonly affected: readonly string[];
}

/** The cells that match the search: a table, or cards of one brand on a narrow screen. The search is part of the address. */
export function MapCells({ status, health, affected }: MapCellsProps) {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const query = search.get('find') ?? '';
  const filter = FILTERS.find((name) => name === search.get('show')) ?? 'all';
  const brand =
    ALL_BRANDS.find((name) => name === search.get('brand')) ?? brandToOpen(status, health, affected);
  const set = (name: string, value: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const shows = (app: string, cell: StatusCell): boolean =>
    matchesFilter(filter, cell, healthOfCell(cell, app, health).condition) && isFound(query, app, cell);
  const rows = status.apps.filter(({ app, brands }) => brands.some((cell) => shows(app, cell)));
  const cards = status.apps.flatMap(({ app, brands }) =>
    brands.filter((cell) => cell.brand === brand && shows(app, cell)).map((cell) => ({ app, cell })),
  );
  return (
    <>
      <div className={css.tools}>
        <input
          className={css.search}
          type="search"
          aria-label={text(messages.search)}
          placeholder={text(messages.search)}
          value={query}
          onChange={(event) => set('find', event.target.value)}
        />
        <div className={css.filters} role="group" aria-label={text(messages.filters)}>
          {FILTERS.map((name) => (
            <FilterChip
              key={name}
              selected={filter === name}
              onSelect={() => set('show', name === 'all' ? '' : name)}
            >
              <Text {...messages[name]} />
            </FilterChip>
          ))}
        </div>
      </div>
      <div className={css.picker}>
        <div className={css.pickerRow} role="group" aria-label={text(messages.brand)}>
          {ALL_BRANDS.map((name) => (
            <FilterChip key={name} selected={brand === name} onSelect={() => set('brand', name)}>
              {brandTitle(name)}
            </FilterChip>
          ))}
        </div>
        <BrandLock brand={brand} locks={status.locks} />
      </div>
      <ul className={css.cards}>
        {cards.map(({ app, cell }) => (
          <li key={app} className={css.card}>
            <MapCell app={app} cell={cell} health={health} variant="card" />
          </li>
        ))}
        {cards.length === 0 && (
          <li className={css.nothing}>
            <Text {...messages.noMatch} />
          </li>
        )}
      </ul>
      <div className={css.wide}>
        <MapTable status={status} rows={rows} health={health} shows={shows} />
        {rows.length === 0 && (
          <p className={css.nothing}>
            <Text {...messages.noMatch} />
          </p>
        )}
      </div>
    </>
  );
}

function isFound(query: string, app: string, { decision, rollout }: StatusCell): boolean {
  const wanted = query.trim().toLowerCase();
  const releases = [decision?.kind === 'release' ? decision.release : '', rollout?.release ?? ''];
  return (
    wanted === '' ||
    app.toLowerCase().includes(wanted) ||
    releases.some((release) => release.startsWith(wanted))
  );
}
