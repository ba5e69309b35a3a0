import { healthSchema, type Health } from '@foyer/kernel/health-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, EmptyState, FilterChip, IconButton, Skeleton } from '@foyer/ui';
import { Link, useSearchParams } from 'react-router-dom';
import { FILTERS, matchesFilter, healthOfCell, type Filter } from '../../model/condition.ts';
import { ALL_BRANDS, appTitle, brandTitle } from '../../model/names.ts';
import { mayDecide, squadOf } from '../../model/permissions.ts';
import type { Status, StatusCell } from '@foyer/kernel/status-answers';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { useDecide } from '../../parts/toasts/DecisionRoot.tsx';
import { useLive } from '../../state/LiveRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { useHref } from '../../state/useEnvironment.ts';
import { MapCell } from './MapCell.tsx';
import * as css from './MapPage.css.ts';
import { messages } from './MapPage.messages.ts';

const HEALTH_MS = 10_000;

/** Overview: applications × brands. The search is part of the address. */
export function MapPage() {
  const text = useText();
  const { status, environment } = useLive();
  const health = useRequest(`/api/v1/health?environment=${environment}&minutes=60`, healthSchema, {
    everyMs: HEALTH_MS,
  }).data;
  const person = usePerson();
  const decide = useDecide();
  if (!status)
    return (
      <>
        <PageHead title={text(messages.title)} />
        <Skeleton height="24rem" />
      </>
    );
  const isWholeLocked = status.locks.some(({ brand }) => brand === undefined);
  const cells = status.apps.flatMap(({ brands }) => brands);
  return (
    <>
      <PageHead
        title={text(messages.title)}
        intro={
          <span className={css.summary}>
            <span>
              <Text
                {...messages.summary}
                values={{ apps: status.apps.length, brands: ALL_BRANDS.length, version: status.version }}
              />
            </span>
            <span>
              <Text
                {...messages.offCount}
                values={{ count: cells.filter(({ decision }) => decision?.kind === 'off').length }}
              />
            </span>
            <span>
              <Text
                {...messages.rolloutCount}
                values={{
                  count: status.apps.filter(({ brands }) =>
                    brands.some(({ rollout }) => rollout !== undefined),
                  ).length,
                }}
              />
            </span>
          </span>
        }
        tools={
          mayDecide(person, 'lock', undefined) && (
            <Button
              tone="quiet"
              size="small"
              icon="lock"
              onPress={() => decide({ change: { kind: isWholeLocked ? 'unlock' : 'lock' } })}
            >
              <Text {...messages[isWholeLocked ? 'unlockAll' : 'lockAll']} />
            </Button>
          )
        }
      />
      {status.apps.length === 0 ? (
        <EmptyState icon="grid" title={text(messages.noneTitle)}>
          <Text {...messages.noneText} />
        </EmptyState>
      ) : (
        <Cells status={status} health={health} />
      )}
    </>
  );
}

function Cells({ status, health }: { readonly status: Status; readonly health: Health | undefined }) {
  const text = useText();
  const [search, setSearch] = useSearchParams();
  const words = search.get('find') ?? '';
  const filter = FILTERS.find((name) => name === search.get('show')) ?? 'all';
  const brand = ALL_BRANDS.find((name) => name === search.get('brand')) ?? ALL_BRANDS[0] ?? 'aurora';
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
    matchesFilter(filter, cell, healthOfCell(cell, app, health).condition) && isFound(words, app, cell);
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
          value={words}
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
      </div>
      <ul className={css.cards}>
        {cards.map(({ app, cell }) => (
          <li key={app} className={css.card}>
            <MapCell app={app} cell={cell} health={health} look="card" />
          </li>
        ))}
        {cards.length === 0 && (
          <li className={css.nothing}>
            <Text {...messages.noMatch} />
          </li>
        )}
      </ul>
      <div className={css.wide}>
        <MapTable status={status} rows={rows} health={health} shows={shows} filter={filter} />
        {rows.length === 0 && (
          <p className={css.nothing}>
            <Text {...messages.noMatch} />
          </p>
        )}
      </div>
    </>
  );
}

function isFound(words: string, app: string, { decision, rollout }: StatusCell): boolean {
  const wanted = words.trim().toLowerCase();
  const releases = [decision?.kind === 'release' ? decision.release : '', rollout?.release ?? ''];
  return (
    wanted === '' ||
    app.toLowerCase().includes(wanted) ||
    releases.some((release) => release.startsWith(wanted))
  );
}

interface MapTableProps {
  readonly status: Status;
  readonly rows: Status['apps'];
  readonly health: Health | undefined;
  readonly filter: Filter;
  shows(app: string, cell: StatusCell): boolean;
}

function MapTable({ status, rows, health, shows }: MapTableProps) {
  const text = useText();
  const href = useHref();
  const decide = useDecide();
  const person = usePerson();
  const isLocked = (brand: string): boolean => status.locks.some((lock) => lock.brand === brand);
  return (
    <table className={css.table} aria-label={text(messages.caption)}>
      <thead>
        <tr>
          <th scope="col" className={css.columnHead}>
            <Text {...messages.app} />
          </th>
          {ALL_BRANDS.map((brand) => (
            <th key={brand} scope="col" className={css.columnHead}>
              <span className={css.columnTools}>
                {brandTitle(brand)}
                {mayDecide(person, 'lock', undefined) && (
                  <IconButton
                    icon="lock"
                    size="small"
                    pressed={isLocked(brand)}
                    label={text(messages[isLocked(brand) ? 'unlock' : 'lock'], { brand: brandTitle(brand) })}
                    onPress={() =>
                      decide({ change: { kind: isLocked(brand) ? 'unlock' : 'lock', brands: [brand] } })
                    }
                  />
                )}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ app, brands }) => (
          <tr key={app}>
            <th scope="row" className={css.rowHead}>
              <Link to={href(`/apps/${app}`)} className={css.rowLink}>
                {appTitle(app)}
              </Link>
              <span className={css.squad}>{text(messages.squad, { squad: squadOf(app) ?? app })}</span>
            </th>
            {brands.map((cell) => (
              <td key={cell.brand} className={css.cell}>
                <MapCell app={app} cell={cell} health={health} look="plain" isFaded={!shows(app, cell)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
