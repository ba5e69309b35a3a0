import type { PaymentMethodKind } from '@foyer/graphql/main';

export interface NamedMethod {
  /** The provider's name for it, in the provider's language. */
  readonly name: string;
  readonly kind: PaymentMethodKind;
}

/** The display name of an account, in reading order. */
export interface AccountName {
  readonly method: string;
  /** Masked account number; undefined for a method, or for an account without a name of its own. */
  readonly account: string | undefined;
}

/** The brand of a card and its number; a card may have only the brand. */
const BRANDED = /^(\p{L}.*?)(?:\s+(\S+))?$/u;

/**
 * Most labels already contain the method or the card brand, which is not repeated.
 * @param shown - The method's name as shown to players.
 */
export function accountParts(
  { name, kind }: NamedMethod,
  label: string | null,
  shown: string = name,
): AccountName {
  if (label === null) return { method: shown, account: undefined };
  if (label.startsWith(name)) return { method: shown, account: label.slice(name.length).trim() || undefined };
  const [, brand, number] = (kind === 'CARD' && BRANDED.exec(label)) || [];
  return brand === undefined ? { method: shown, account: label } : { method: brand, account: number };
}

/** {@link accountParts} in one line. */
export function accountName(method: NamedMethod, label: string | null, shown?: string): string {
  const parts = accountParts(method, label, shown);
  return parts.account === undefined ? parts.method : `${parts.method} ${parts.account}`;
}
