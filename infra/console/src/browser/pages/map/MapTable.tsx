import type { Health } from '@foyer/kernel/health-answers';
import type { Status, StatusCell } from '@foyer/kernel/status-answers';
import { Text, useText } from '@foyer/i18n';
import { IconButton } from '@foyer/ui';
import { Link } from 'react-router-dom';
import { ALL_BRANDS, appTitle, brandTitle } from '../../model/names.ts';
import { mayDecide, squadOf } from '../../model/permissions.ts';
import { useDecide } from '../../parts/toasts/DecisionRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useHref } from '../../state/useEnvironment.ts';
import { MapCell } from './MapCell.tsx';
import * as css from './MapPage.css.ts';
import { messages } from './MapPage.messages.ts';

interface MapTableProps {
  readonly status: Status;
  readonly rows: Status['apps'];
  readonly health: Health | undefined;
  /** False for a cell that is faded, because only other cells of its row match the search. */
  shows(app: string, cell: StatusCell): boolean;
}

/** Applications × brands, with the lock of each brand. */
export function MapTable({ status, rows, health, shows }: MapTableProps) {
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
                <MapCell app={app} cell={cell} health={health} variant="plain" isFaded={!shows(app, cell)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
