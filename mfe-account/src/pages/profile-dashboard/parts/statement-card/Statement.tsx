import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { useText } from '@foyer/i18n';
import { useMarket, useServices } from '@foyer/platform';
import { ExportButtons } from '@foyer/profile';
import { ErrorCard, Skeleton, Stack } from '@foyer/ui';
import { statementSpan, type StatementPeriod } from './statementPeriod.ts';
import { AccountStatementDocument } from '../../AccountStatement.generated.ts';
import { PeriodStepper } from './PeriodStepper.tsx';
import { messages } from './StatementCard.messages.ts';
import { StatementEmail } from './StatementEmail.tsx';
import { StatementFigures } from './StatementFigures.tsx';

/** The statement of a month or a year, its export, and the choice of the monthly email. */
export function Statement() {
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
          onRetry={() => void refetch()}
        />
      )}
      {!statement && !error && <Skeleton shape="block" height="20rem" />}
      {statement && <StatementFigures statement={statement} />}
      {statement && <ExportButtons of="statement" span={span} />}
      <StatementEmail />
    </Stack>
  );
}
