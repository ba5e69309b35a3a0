import type { PaymentMethodKind } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import {
  accountName,
  accountParts,
  type AccountName,
  type NamedMethod,
} from '../../features/payment/accountName.ts';
import { methodNames } from './paymentWords.messages.ts';

/** Their names are words, not somebody's: players read them in their own language. */
const COMMON: ReadonlySet<PaymentMethodKind> = new Set(['CARD', 'OPEN_BANKING']);

/** What a method, or a known account of one, is called on screen. */
export function useMethodName(): (method: NamedMethod, label?: string | null) => string {
  const shown = useShownName();
  return (method, label = null) => accountName(method, label, shown(method));
}

/** The same in its parts, where the account stands below its method. */
export function useAccountParts(): (method: NamedMethod, label?: string | null) => AccountName {
  const shown = useShownName();
  return (method, label = null) => accountParts(method, label, shown(method));
}

function useShownName(): (method: NamedMethod) => string {
  const text = useText();
  return ({ name, kind }) => (COMMON.has(kind) ? text(methodNames[kind]) : name);
}
