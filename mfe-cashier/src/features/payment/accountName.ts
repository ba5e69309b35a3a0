import type { PaymentMethodKind } from '@foyer/graphql/main';

export interface NamedMethod {
  /** The provider's word for it, in the provider's language. */
  readonly name: string;
  readonly kind: PaymentMethodKind;
}

/** What an account is called, in the order in which it is read. */
export interface AccountName {
  readonly method: string;
  /** Masked; undefined for a method, or an account that has no more of a name. */
  readonly account: string | undefined;
}

/** The brand of a card and its number; a card may have only the one. */
const BRANDED = /^(\p{L}.*?)(?:\s+(\S+))?$/u;

/**
 * Labels of most name their method or their card's brand already, and nothing is said twice.
 *
 * @param shown - What players call the method.
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
