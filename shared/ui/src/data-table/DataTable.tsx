import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as css from './DataTable.css.ts';

export interface DataTableColumn<Row> {
  readonly id: string;
  /** Translated. */
  readonly label: string;
  readonly align?: 'start' | 'end';
  cell(row: Row): ReactNode;
}

export interface DataTableProps<Row> {
  /** Translated sentence that summarises the table; always announced, visible with `showCaption`. */
  readonly caption: string;
  readonly showCaption?: boolean;
  /** The first column contains the row headers. */
  readonly columns: readonly DataTableColumn<Row>[];
  readonly rows: readonly Row[];
  rowKey(row: Row): string;
}

/** A data table. Where it is too narrow for columns, each row becomes a card with labels. */
export function DataTable<Row>({ caption, showCaption = false, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <div className={css.frame}>
      {/* Explicit roles: `display` other than `table` removes the native ones. */}
      <table className={css.table} role="table">
        {showCaption ? (
          <caption className={css.caption}>{caption}</caption>
        ) : (
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        )}
        <thead className={css.head} role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                role="columnheader"
                className={classes(css.heading, css.aligns[column.align ?? 'start'])}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body} role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableRow<Row>({
  row,
  columns,
}: {
  readonly row: Row;
  readonly columns: readonly DataTableColumn<Row>[];
}) {
  return (
    <tr className={css.row} role="row">
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} scope="row" role="rowheader" className={classes(css.cell, css.primary)}>
            <div className={css.value}>{column.cell(row)}</div>
          </th>
        ) : (
          <td
            key={column.id}
            role="cell"
            data-label={column.label}
            className={classes(css.cell, css.aligns[column.align ?? 'start'])}
          >
            <div className={css.value}>{column.cell(row)}</div>
          </td>
        ),
      )}
    </tr>
  );
}
