import type { PaymentMethodKind } from '@foyer/graphql/main';

/** What an account is called beside its method: a card's label names its brand already. */
export function accountName(method: { readonly name: string; readonly kind: PaymentMethodKind }, label: string | null): string {
  if (label === null) return method.name;
  return method.kind === 'CARD' ? label : `${method.name} ${label}`;
}
