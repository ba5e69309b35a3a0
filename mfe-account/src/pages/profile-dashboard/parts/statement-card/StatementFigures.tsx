import type { StatementLineKind } from '@foyer/graphql/main';
import { Text, useMoney, useNumbers, useText } from '@foyer/i18n';
import { DataTable, Grid, Heading, Money, Paragraph, Stack, Stat, type DataTableColumn } from '@foyer/ui';
import type { AccountStatementQuery } from '../../AccountStatement.generated.ts';
import { lineNames, messages, paymentNames, productNames } from './StatementCard.messages.ts';

type Statement = NonNullable<AccountStatementQuery['viewer']>['statement'];

interface StatementFiguresProps {
  readonly statement: Statement;
}

export function StatementFigures({ statement }: StatementFiguresProps) {
  const text = useText();
  const write = useMoney();
  const {
    currency,
    deposited,
    depositsReversed,
    lines,
    netDeposits,
    products,
    withdrawalsReturned,
    withdrawn,
  } = statement;
  const money = (minor: number): string => write({ minor, currency });
  const net = products.reduce((sum, product) => sum + product.net, 0);
  return (
    <Stack gap="large">
      <Grid min="tile" gap="medium">
        <Stat
          label={text(messages.net)}
          value={<Money amount={{ minor: net, currency }} tone="signed" />}
          note={text(messages.netNote)}
        />
        <Stat label={text(messages.deposits)} value={money(deposited)} />
        {depositsReversed !== 0 && (
          <Stat label={text(paymentNames.depositsReversed)} value={money(depositsReversed)} />
        )}
        <Stat label={text(messages.withdrawals)} value={money(withdrawn)} />
        {withdrawalsReturned !== 0 && (
          <Stat
            label={text(paymentNames.withdrawalsReturned)}
            value={money(withdrawalsReturned)}
            note={text(messages.returnedNote)}
          />
        )}
        <Stat label={text(messages.netDeposits)} value={money(netDeposits)} />
      </Grid>
      {lines.length === 0 ? (
        <Paragraph tone="muted">
          <Text {...messages.empty} />
        </Paragraph>
      ) : (
        <Lines statement={statement} />
      )}
      {products.length > 0 && <Products statement={statement} />}
    </Stack>
  );
}

/** The first and last rows are balances; the rows between them explain the difference. */
interface Line {
  readonly kind: StatementLineKind | 'opening' | 'closing';
  readonly count: number | undefined;
  readonly own: number;
  readonly bonus: number;
}

function Lines({ statement }: StatementFiguresProps) {
  const text = useText();
  const { number } = useNumbers();
  const { closingBalance, closingBonusBalance, currency, lines, openingBalance, openingBonusBalance } =
    statement;
  const rows: readonly Line[] = [
    { kind: 'opening', count: undefined, own: openingBalance, bonus: openingBonusBalance },
    ...lines.map(({ kind, count, amount, bonusAmount }) => ({
      kind,
      count,
      own: amount,
      bonus: bonusAmount,
    })),
    { kind: 'closing', count: undefined, own: closingBalance, bonus: closingBonusBalance },
  ];
  const amount = ({ kind }: Line, minor: number) => (
    <Money
      amount={{ minor, currency }}
      {...(kind === 'opening' || kind === 'closing' ? { strong: true } : { tone: 'signed' as const })}
    />
  );
  const hasBonus = rows.some(({ bonus }) => bonus !== 0);
  const columns: readonly DataTableColumn<Line>[] = [
    {
      id: 'what',
      label: text(messages.what),
      cell: ({ kind }) => (
        <Text {...(kind === 'opening' || kind === 'closing' ? messages[kind] : lineNames[kind])} />
      ),
    },
    {
      id: 'count',
      label: text(messages.count),
      align: 'end',
      cell: ({ count }) => (count === undefined ? '' : number(count)),
    },
    { id: 'own', label: text(messages.own), align: 'end', cell: (line) => amount(line, line.own) },
    ...(hasBonus
      ? [
          {
            id: 'bonus',
            label: text(messages.bonus),
            align: 'end' as const,
            cell: (line: Line) => amount(line, line.bonus),
          },
        ]
      : []),
  ];
  return (
    <Stack gap="small">
      <Heading level={3} size="label">
        <Text {...messages.movements} />
      </Heading>
      <DataTable
        caption={text(messages.movements)}
        rows={rows}
        rowKey={({ kind }) => kind}
        columns={columns}
      />
    </Stack>
  );
}

function Products({ statement: { currency, products } }: StatementFiguresProps) {
  const text = useText();
  const { number } = useNumbers();
  return (
    <Stack gap="small">
      <Heading level={3} size="label">
        <Text {...messages.products} />
      </Heading>
      <DataTable
        caption={text(messages.products)}
        rows={products}
        rowKey={({ product }) => product}
        columns={[
          {
            id: 'product',
            label: text(messages.product),
            cell: ({ product }) => <Text {...productNames[product]} />,
          },
          { id: 'rounds', label: text(messages.rounds), align: 'end', cell: ({ rounds }) => number(rounds) },
          {
            id: 'staked',
            label: text(messages.staked),
            align: 'end',
            cell: ({ staked }) => <Money amount={{ minor: staked, currency }} />,
          },
          {
            id: 'returned',
            label: text(messages.returned),
            align: 'end',
            cell: ({ returned }) => <Money amount={{ minor: returned, currency }} />,
          },
          {
            id: 'net',
            label: text(messages.difference),
            align: 'end',
            cell: ({ net }) => <Money amount={{ minor: net, currency }} tone="signed" />,
          },
        ]}
      />
    </Stack>
  );
}
