import {
  reconciliationRunSchema,
  type ReconciledDay,
  type ReconciliationBreak,
} from '@foyer/kernel/reconciliation-answers';
import { Text, useMoney, useText } from '@foyer/i18n';
import { Button, DataTable, Heading, Icon, Notice } from '@foyer/ui';
import { useId, useState } from 'react';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';
import { brandTitle } from '../../model/names.ts';
import { useFailureText } from '../../parts/change-dialog/failureText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { kinds, messages } from './ReconciliationPage.messages.ts';
import { utcDateTime } from '../../model/times.ts';

export interface DifferentDayProps {
  readonly day: ReconciledDay;
  onCompared(isEqual: boolean): void;
}

/** A day with differences: payments and amounts. */
export function DifferentDay({ day: { brand, day, at, breaks, lines }, onCompared }: DifferentDayProps) {
  const id = useId();
  const text = useText();
  const failureText = useFailureText();
  const write = useMoney();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure>();
  const amount = (minor: number | null, { currency }: ReconciliationBreak): string =>
    minor === null || currency === null ? text(messages.nothing) : write({ minor, currency });

  async function compare(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const run = await sendRequest('/money/reconciliation', reconciliationRunSchema, { brand, day });
      onCompared(run.breaks === 0);
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  }

  return (
    <section className={panel.panel} aria-labelledby={id}>
      <div className={panel.head}>
        <Heading id={id} level={2} size="title2">
          <Icon name="error" /> {text(messages.day, { brand: brandTitle(brand), day })}
        </Heading>
        <Button tone="quiet" size="small" busy={isBusy} onPress={() => void compare()}>
          <Text {...messages.again} />
        </Button>
      </div>
      <Notice tone="negative">
        <Text {...messages.differs} values={{ count: breaks }} />
      </Notice>
      {failure !== undefined && (
        <Notice tone="warning" live>
          {failureText(failure)}
        </Notice>
      )}
      <DataTable
        caption={text(messages.differs, { count: breaks })}
        rows={lines}
        rowKey={({ providerPaymentId, type }) => `${providerPaymentId} ${type}`}
        columns={[
          {
            id: 'line',
            label: text(messages.line),
            cell: ({ providerPaymentId, reference, type }) =>
              [reference ?? providerPaymentId, type].join(', '),
          },
          { id: 'problem', label: text(messages.problem), cell: ({ kind }) => text(kinds[kind]) },
          {
            id: 'theirs',
            label: text(messages.theirs),
            align: 'end',
            cell: (line) => amount(line.theirs, line),
          },
          { id: 'ours', label: text(messages.ours), align: 'end', cell: (line) => amount(line.ours, line) },
        ]}
      />
      {lines.length < breaks && (
        <p className={panel.muted}>
          <Text {...messages.more} values={{ count: lines.length }} />
        </p>
      )}
      <p className={panel.muted}>
        <Text {...messages.compared} /> {utcDateTime(at)}
      </p>
    </section>
  );
}
