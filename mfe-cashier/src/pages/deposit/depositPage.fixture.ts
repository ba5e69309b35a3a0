import type { BrandId } from '@foyer/market';
import { answer, type FakeServices, type GraphqlMock } from '@foyer/platform/testing';
import { DepositCashierDocument } from '../../features/deposit/DepositCashier.generated.ts';
import {
  StartDepositDocument,
  type StartDepositMutation,
  type StartDepositMutationVariables,
} from '../../features/deposit/StartDeposit.generated.ts';
import { cashierQuery } from '../../features/deposit/deposit.fixture.ts';
import type { CashierOfDeposits } from '../../features/deposit/useDepositForm.ts';
import { FollowPaymentsDocument } from '../../features/payment/Payment.generated.ts';
import { payment } from '../../features/payment/payment.fixture.ts';
import type { Payment } from '../../features/payment/payment.ts';
import { signedInPlayer } from '../../features/payment/signedInPlayer.fixture.ts';

/** The cashier’s answer, with these fields changed. */
export const cashierMock = (change: Partial<CashierOfDeposits> = {}): GraphqlMock =>
  answer(DepositCashierDocument, cashierQuery(change));
/** An update about another payment. */
export const unrelatedUpdate = answer(FollowPaymentsDocument, {
  __typename: 'Subscription',
  paymentUpdated: payment({ id: 'elsewhere' }),
});

/** Services of the deposit page with a signed-in player. */
export const player = (brand?: BrandId): FakeServices => signedInPlayer('/en/deposit/', brand);

/** Mocks a server that answers each start with this outcome and records the requests. */
export function starts(outcome: (id: string) => StartDepositMutation['startDeposit']): {
  readonly mock: GraphqlMock;
  readonly sent: StartDepositMutationVariables[];
} {
  const sent: StartDepositMutationVariables[] = [];
  const mock = answer(StartDepositDocument, (variables): StartDepositMutation => {
    sent.push(variables);
    return { __typename: 'Mutation', startDeposit: outcome(variables.input.id) };
  });
  return { mock, sent };
}

/** A started payment as the outcome of {@link starts}. */
export const started =
  (change: Partial<Payment> = {}) =>
  (id: string): StartDepositMutation['startDeposit'] => ({
    __typename: 'StartedPayment',
    payments: [payment({ id, ...change })],
  });
