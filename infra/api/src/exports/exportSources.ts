import type { Locale } from '@foyer/links';
import type { Pool } from '@foyer/runtime';
import { textOf } from '../content/texts.ts';
import { readBonusSums, type BonusRow } from '../bonuses/playerBonuses.ts';
import { readPaymentSums } from '../payments/paymentRow.ts';
import type { Period } from '../statements/readStatement.ts';
import { readSpan, readStatement } from '../statements/readStatement.ts';
import { lineOf } from '../statements/statementLines.ts';
import type { ExportFilter } from './exportFilter.ts';
import {
  amount,
  instant,
  text,
  type Cell,
  type Column,
  type ExportName,
  type ExportTable,
} from './exportTable.ts';

export interface ExportRequest extends Period {
  readonly pool: Pool;
  readonly playerId: string;
  readonly currency: string;
  readonly locale: Locale;
  readonly filter: ExportFilter;
  /** Maximum number of rows. Newer rows are omitted, and the last row says so. */
  readonly mostRows: number;
  readonly gameName: (gameId: string) => string;
  readonly isLive: (gameId: string) => boolean;
}

const BATCH = 500;

/** The table of an export with the rows of one player. */
export function exportTable(name: ExportName, question: ExportRequest): ExportTable {
  const label = (key: string): string => textOf(`export.${key}`, question.locale) ?? key;
  const column = (key: string, width: number, isNumber = false): Column => ({
    label: label(`column.${key}`),
    width,
    isNumber,
  });
  const base = { title: label(`title.${name}`), currency: question.currency };
  const parts =
    name === 'statement'
      ? statement(question, label, column)
      : name === 'bonuses'
        ? bonuses(question, label, column)
        : payments(name === 'deposits' ? 'Deposit' : 'Withdrawal', question, label, column);
  return {
    ...base,
    ...parts,
    rows: atMost(question.mostRows, parts.rows, () => cut(parts.columns.length, label)),
  };
}

type Parts = Omit<ExportTable, 'title' | 'currency'>;
type Label = (key: string) => string;
type MakeColumn = (key: string, width: number, isNumber?: boolean) => Column;

interface PaymentRow {
  readonly id: string;
  readonly status: string;
  /** Return state of a deposit that was charged but not credited. */
  readonly way_back: 'GoingBack' | 'SentBack' | null;
  readonly method_name: string;
  readonly account_label: string | null;
  readonly amount: number;
  readonly fee: number;
  readonly created_at: Date;
  readonly processed_at: Date | null;
}

const PAYMENT_COLUMNS = `id, status, method_name, account_label, amount, fee, created_at, processed_at,
  (select case when r.done_at is null then 'GoingBack' else 'SentBack' end from api.payment_refund r where r.payment_id = payment_transaction.id and r.reason <> 'REVERSED') as way_back`;
const PAYMENTS_SHOWN =
  'direction = $6 and ($7::text[] is null or status = any($7)) and ($8::text[] is null or method_kind = any($8))';

function payments(
  direction: 'Deposit' | 'Withdrawal',
  question: ExportRequest,
  label: Label,
  column: MakeColumn,
): Parts {
  const { pool, playerId, from, to, filter, currency: code } = question;
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for await (const row of batches<PaymentRow>(
      question,
      PAYMENT_COLUMNS,
      'payment_transaction',
      'created_at',
      PAYMENTS_SHOWN,
      [direction, filter.statuses ?? null, filter.methodKinds ?? null],
    )) {
      yield [
        instant(row.created_at),
        text(row.method_name),
        text(row.account_label ?? ''),
        amount(row.amount),
        amount(row.fee),
        text(code),
        text(label(`status.${row.way_back ?? row.status}`)),
        instant(row.processed_at),
        text(row.id),
      ];
    }
  }
  return {
    columns: [
      column('at', 12),
      column('method', 12),
      column('account', 12),
      column('amount', 11, true),
      column('fee', 8, true),
      currency(column),
      column('status', 12),
      column('processed', 12),
      column('reference', 18),
    ],
    rows: rows(),
    // queried instead of added up from rows: a truncated file has the totals of the page
    async totals() {
      const sums = await readPaymentSums(pool, playerId, {
        direction,
        statuses: filter.statuses,
        methodKinds: filter.methodKinds,
        from: from.toISOString(),
        to: to.toISOString(),
      });
      return [
        { label: label('total'), minor: direction === 'Deposit' ? sums.deposited : sums.withdrawn },
        { label: label('lifetimeNet'), minor: sums.lifetime },
      ];
    },
  };
}

function bonuses(question: ExportRequest, label: Label, column: MakeColumn): Parts {
  const {
    pool,
    playerId,
    from,
    to,
    filter: { bonusStatuses: statuses },
  } = question;
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for await (const row of batches<Omit<BonusRow, 'progress'>>(
      question,
      '*',
      'bonus',
      'given_at',
      '($6::text[] is null or status = any($6))',
      [statuses ?? null],
    )) {
      yield [
        instant(row.given_at),
        text(textOf(row.name, question.locale) ?? row.name),
        amount(row.amount),
        amount(row.wagered),
        amount(row.wagering_required),
        amount(row.converted),
        text(question.currency),
        text(label(`status.${row.end_reason === 'USED_UP' ? 'UsedUp' : row.status}`)),
        instant(row.ended_at),
      ];
    }
  }
  return {
    columns: [
      column('at', 12),
      column('bonus', 16),
      column('amount', 11, true),
      column('wagered', 11, true),
      column('required', 11, true),
      column('converted', 11, true),
      currency(column),
      column('status', 10),
      column('ended', 12),
    ],
    rows: rows(),
    async totals() {
      const sums = await readBonusSums(pool, playerId, { statuses, from, to });
      return [
        { label: label('granted'), minor: sums.granted },
        { label: label('converted'), minor: sums.converted },
        { label: label('lost'), minor: sums.lost },
      ];
    },
  };
}

interface MovementRow {
  readonly version: number;
  readonly created_at: Date;
  readonly kind: string;
  readonly game_id: string | null;
  /** Product of play movements: casino, sportsbook, jackpot or raffle. */
  readonly product: string | null;
  readonly real_change: number;
  readonly bonus_change: number;
  readonly balance_after: number;
}

/** All movements that changed a balance; the statement page has no line for others either. */
function statement(question: ExportRequest, label: Label, column: MakeColumn): Parts {
  const { pool, playerId } = question;
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    const span = await readSpan(pool, playerId, question);
    for (let after = span.after; after < span.to; after += BATCH) {
      const movements = await pool.query<MovementRow>(
        'select * from api.statement_movements($1, $2, $3) order by version',
        [playerId, after, Math.min(after + BATCH, span.to)],
      );
      for (const row of movements.rows.filter(
        (movement) => movement.real_change !== 0 || movement.bonus_change !== 0,
      )) {
        const kind = row.kind === 'reward' && row.bonus_change > 0 ? 'bonus_given' : row.kind;
        yield [
          instant(row.created_at),
          text(label(`line.${lineOf(kind, row.product === 'jackpot')}`)),
          text(row.game_id === null ? '' : question.gameName(row.game_id)),
          amount(row.real_change),
          amount(row.bonus_change),
          amount(row.balance_after),
          text(question.currency),
        ];
      }
    }
  }
  return {
    columns: [
      column('at', 13),
      column('kind', 15),
      column('game', 18),
      column('real', 12, true),
      column('bonusMoney', 12, true),
      column('balance', 12, true),
      currency(column),
    ],
    rows: rows(),
    async totals() {
      const statement = await readStatement(pool, playerId, question, question.isLive);
      return [
        { label: label('opening'), minor: statement.opening.balance },
        ...statement.lines
          .filter((line) => line.amount !== 0)
          .map((line) => ({ label: `${label(`line.${line.kind}`)} (${line.count})`, minor: line.amount })),
        { label: label('closing'), minor: statement.closing.balance },
        { label: label('openingBonus'), minor: statement.opening.bonus_balance },
        ...statement.lines
          .filter((line) => line.bonusAmount !== 0)
          .map((line) => ({
            label: `${label(`line.${line.kind}`)} (${line.count}), ${label('column.bonusMoney')}`,
            minor: line.bonusAmount,
          })),
        { label: label('closingBonus'), minor: statement.closing.bonus_balance },
        ...statement.products.map((product) => ({
          label: `${label(`product.${product.product}`)}: ${label('net')}`,
          minor: product.net,
        })),
        { label: label('netDeposits'), minor: statement.deposits - statement.withdrawals },
      ];
    },
  };
}

/** The player's rows of a table between two instants, oldest first, read in batches. */
async function* batches<Row extends { readonly id: string }>(
  { pool, playerId, from, to }: ExportRequest,
  columns: string,
  table: string,
  orderedBy: 'created_at' | 'given_at',
  condition: string,
  values: readonly unknown[] = [],
): AsyncGenerator<Row> {
  let last: { readonly at: Date; readonly id: string } = { at: from, id: '' };
  for (;;) {
    const { rows } = await pool.query<Row & { readonly ordered_at: Date }>(
      `select ${columns}, ${orderedBy} as ordered_at from api.${table} where player_id = $1 and ${condition} and (${orderedBy}, id) > ($2, $3) and ${orderedBy} < $4 order by ${orderedBy}, id limit $5`,
      [playerId, last.at, last.id, to, BATCH, ...values],
    );
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = { at: end.ordered_at, id: end.id };
  }
}

/** At most the given number of rows, followed by a row that marks the truncation. */
async function* atMost(
  most: number,
  rows: AsyncIterable<readonly Cell[]>,
  more: () => readonly Cell[],
): AsyncGenerator<readonly Cell[]> {
  let written = 0;
  for await (const row of rows) {
    if ((written += 1) > most) {
      yield more();
      return;
    }
    yield row;
  }
}

function currency(column: MakeColumn): Column {
  return { ...column('currency', 0), isOnlyInCsv: true };
}

function cut(columns: number, label: Label): readonly Cell[] {
  return [text(label('cut')), ...Array.from({ length: columns - 1 }, () => text(''))];
}
