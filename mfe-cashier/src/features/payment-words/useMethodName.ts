import type { PaymentMethodKind } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import { accountName, type NamedMethod } from '../../model/accountName.ts';
import { methodNames } from './paymentWords.messages.ts';

/** Their names are words, not somebody's: players read them in their own language. */
const COMMON: ReadonlySet<PaymentMethodKind> = new Set(['CARD', 'OPEN_BANKING']);

/** What a method, or a known account of one, is called on screen. */
export function useMethodName(): (method: NamedMethod, label?: string | null) => string {
  const text = useText();
  return (method, label = null) => accountName(method, label, COMMON.has(method.kind) ? text(methodNames[method.kind]) : method.name);
}
