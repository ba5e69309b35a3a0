import type { PaymentMethodKind } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import { accountName, accountParts, type AccountName, type NamedMethod } from './accountName.ts';
import { methodNames } from './payment.messages.ts';

/** Methods with a generic name rather than a brand name: they are translated. */
const COMMON: ReadonlySet<PaymentMethodKind> = new Set(['CARD', 'OPEN_BANKING']);

/** The display name of a method or of a known account. */
export function useMethodName(): (method: NamedMethod, label?: string | null) => string {
  const shown = useShownName();
  return (method, label = null) => accountName(method, label, shown(method));
}

/** The name in parts, for layouts with the account below its method. */
export function useAccountParts(): (method: NamedMethod, label?: string | null) => AccountName {
  const shown = useShownName();
  return (method, label = null) => accountParts(method, label, shown(method));
}

function useShownName(): (method: NamedMethod) => string {
  const text = useText();
  return ({ name, kind }) => (COMMON.has(kind) ? text(methodNames[kind]) : name);
}
