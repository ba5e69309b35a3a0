import {
  allocate,
  type AllocationInput,
  type AllocationRefusal,
  type PayableAccount,
  type Share,
} from '../src/withdrawals/allocation.ts';

/** An account that has paid in `remaining` minor units. */
export function payableAccount(
  id: string,
  remaining: number,
  more: Partial<PayableAccount> = {},
): PayableAccount {
  return {
    id,
    methodId: 'card',
    kind: 'CARD',
    label: id,
    canReceive: true,
    remaining,
    minimum: 500,
    maximum: 100_000,
    ...more,
  };
}

export const CARD = payableAccount('card', 6_000);
export const BANK = payableAccount('bank', 2_000);
export const NEW = payableAccount('new', 0);

/** The allocated shares, or the refusal. */
export function allocated(question: AllocationInput): readonly Share[] | AllocationRefusal {
  const answer = allocate(question);
  return answer.ok ? answer.value : answer.failure;
}

/** Account and amount of each share, or code and bound of the refusal. */
export const pairs = (answer: readonly Share[] | AllocationRefusal) =>
  'code' in answer
    ? [answer.code, 'bound' in answer ? answer.bound : undefined]
    : answer.map((share) => [share.account.id, share.amount]);
export const TOO_LARGE = (bound: number) => ['AMOUNT_TOO_LARGE', bound] as const;
export const TOO_SMALL = (bound: number) => ['AMOUNT_TOO_SMALL', bound] as const;
export const NO_ACCOUNT = ['NO_ACCOUNT', undefined] as const;
