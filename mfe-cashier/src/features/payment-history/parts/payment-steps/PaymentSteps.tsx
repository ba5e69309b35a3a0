import type { PaymentStepKind } from '@foyer/graphql/main';
import { Text, useText } from '@foyer/i18n';
import { useHistoryDates } from '@foyer/profile';
import { Icon } from '@foyer/ui';
import {
  depositSteps,
  stepOwners,
  refundMessages,
  withdrawalSteps,
} from '../../../payment/payment.messages.ts';
import type { PastPaymentFragment } from '../../PaymentHistory.generated.ts';
import { messages } from '../../PaymentHistory.messages.ts';
import * as css from './PaymentSteps.css.ts';

type Step = PastPaymentFragment['steps'][number];

const ENDS: ReadonlySet<PaymentStepKind> = new Set(['REFUSED', 'CANCELLED', 'REVERSED']);

interface PaymentStepsProps {
  readonly payment: Pick<PastPaymentFragment, 'direction' | 'refund' | 'steps'>;
}

/** Completed and expected steps, each with the party responsible, like parcel tracking. */
export function PaymentSteps({ payment: { direction, refund, steps } }: PaymentStepsProps) {
  const text = useText();
  const names =
    direction !== 'Deposit'
      ? withdrawalSteps
      : refund
        ? { ...depositSteps, REVERSED: refundMessages.step }
        : depositSteps;
  return (
    <ol className={css.steps} aria-label={text(messages.steps)}>
      {steps.map((step) => (
        <li key={step.kind} className={css.step}>
          <Mark step={step} />
          <span className={css.content}>
            <span className={css.name}>
              <Text {...names[step.kind]} />
            </span>
            <When step={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Mark({ step: { kind, at } }: { readonly step: Step }) {
  if (at === null) return <span className={css.marks.waits} />;
  const isEnd = ENDS.has(kind);
  return (
    <span className={css.marks[isEnd ? 'ended' : 'done']}>
      <Icon name={isEnd ? 'close' : 'check'} size="small" />
    </span>
  );
}

function When({ step: { at, expectedBy, owner } }: { readonly step: Step }) {
  const text = useText();
  const dates = useHistoryDates();
  if (at !== null) return <span className={css.note}>{dates.dateTime(new Date(at))}</span>;
  const parts = [
    text(stepOwners[owner]),
    ...(expectedBy === null ? [] : [text(messages.expected, { when: dates.deadline(new Date(expectedBy)) })]),
  ];
  return <span className={css.note}>{parts.join(' · ')}</span>;
}
