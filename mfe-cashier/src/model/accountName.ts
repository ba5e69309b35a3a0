import type { PaymentMethodKind } from '@foyer/graphql/main';

export interface NamedMethod {
  /** The provider's word for it, in the provider's language. */
  readonly name: string;
  readonly kind: PaymentMethodKind;
}

/**
 * What an account is called: labels of most name their method or their card's brand already, and nothing is said twice.
 *
 * @param shown - What players call the method.
 */
export function accountName({ name, kind }: NamedMethod, label: string | null, shown: string = name): string {
  if (label === null) return shown;
  if (label.startsWith(name)) return `${shown}${label.slice(name.length)}`;
  return kind === 'CARD' && /^\p{L}/u.test(label) ? label : `${shown} ${label}`;
}
