import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { useMarket, useServices } from '@foyer/platform';
import { ExportButtons } from '@foyer/profile';
import { ErrorCard, Skeleton, Stack } from '@foyer/ui';
import { statementSpan, type StatementPeriod } from './statementPeriod.ts';
import { AccountStatementDocument } from '../../AccountStatement.generated.ts';
import { FoldedCard } from '../folded-card/FoldedCard.tsx';
import { PeriodStepper } from './PeriodStepper.tsx';
import { messages } from './StatementCard.messages.ts';
import { StatementEmail } from './StatementEmail.tsx';
import { StatementFigures } from './StatementFigures.tsx';

/**
 * All movements of a month or a year from the ledger: totals, net position, totals per product, and an
 * export.
 */
export function StatementCard() {
  const text = useText();
  return (
    <FoldedCard title={text(messages.title)}>
      <Statement />
    </FoldedCard>
  );
}

function Statement() {
  const text = useText();
  const { now } = useServices();
  const { timeZone } = useMarket().licence;
  const [period, setPeriod] = useState<StatementPeriod>({ unit: 'month', back: 0 });
  const span = useMemo(() => statementSpan(period, now(), timeZone), [period, now, timeZone]);
  const { data, error, refetch } = useQuery(AccountStatementDocument, {
    variables: { ...span },
    fetchPolicy: 'cache-and-network',
  });
  const statement = data?.viewer?.statement;
  return (
    <Stack gap="large">
      <PeriodStepper period={period} from={span.from} onPeriod={setPeriod} />
      {!statement && error && (
        <ErrorCard
          level={3}
          title={text(messages.failed)}
          retryLabel={text(messages.retry)}
          onRetry={() => void refetch().catch(ignoreError('the query shows its own error'))}
        />
      )}
      {!statement && !error && <Skeleton shape="block" height="20rem" />}
      {statement && <StatementFigures statement={statement} />}
      {statement && <ExportButtons of="statement" span={span} />}
      <StatementEmail />
    </Stack>
  );
}
