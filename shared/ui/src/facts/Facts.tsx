import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Link } from '../link/Link.tsx';
import * as css from './Facts.css.ts';

export interface FactsProps {
  /** `wide` for long values, such as dates with their time zone. */
  readonly columns?: keyof typeof css.columns;
  readonly items: readonly {
    readonly label: string;
    readonly value: ReactNode;
    /** External address to which the value links. */
    readonly href?: string;
  }[];
}

/** Description list of names and values: return to player, lines, limits. */
export function Facts({ items, columns = 'narrow' }: FactsProps) {
  return (
    <dl className={classes(css.list, css.columns[columns])}>
      {items.map((item) => (
        <div key={item.label}>
          <dt className={css.label}>{item.label}</dt>
          <dd className={css.value}>
            {item.href === undefined ? (
              item.value
            ) : (
              <Link href={item.href} external>
                {item.value}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface StatProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Secondary text below the value. */
  readonly note?: ReactNode;
}

/** A single highlighted figure. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <dl className={css.stat}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.statValue}>{value}</dd>
      {note !== undefined && <dd className={css.label}>{note}</dd>}
    </dl>
  );
}
