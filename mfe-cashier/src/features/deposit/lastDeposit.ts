import { ignoreError } from '@foyer/kernel';

/**
 * The fields of the last completed deposit that quick deposit needs (requirements/entities#deposits,
 * requirements/screens#quick-deposit).
 */
export interface LastDeposit {
  readonly txName: string | undefined;
  readonly accountId: string | undefined;
  readonly methodSlug: string | undefined;
}

/** The payload is a JSON string of the provider, so every field is validated. */
export function readLastDeposit(payload: string | undefined): LastDeposit | undefined {
  try {
    const value: unknown = JSON.parse(payload ?? 'null');
    if (!isRecord(value)) return undefined;
    const attributes = isRecord(value['attributes']) ? value['attributes'] : {};
    return {
      txName: text(value['txName']),
      accountId: text(value['accountId']),
      methodSlug: text(attributes['paymentMethod']),
    };
  } catch (error) {
    return ignoreError('last deposit unreadable')(error);
  }
}

/** requirements/screens#quick-deposit: the credit-card style with a hidden backdrop. */
export function isCardStyle(last: LastDeposit | undefined): boolean {
  return (
    last?.txName === 'CreditcardDeposit' && last.accountId !== undefined && last.methodSlug !== undefined
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== ''
    ? value
    : typeof value === 'number'
      ? String(value)
      : undefined;
}
