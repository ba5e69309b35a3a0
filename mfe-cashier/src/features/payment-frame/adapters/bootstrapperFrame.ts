import { CLOSE_QUICK_DEPOSIT_EVENT, type PaymentFrameOutcome } from '@foyer/kernel/payment-frame';
import type { FrameAdapter, FrameEvent } from '../paymentFrame.port.ts';

const OUTCOMES: Readonly<Record<string, PaymentFrameOutcome>> = {
  success: 'succeeded',
  failure: 'refused',
  pending: 'pending',
};
const FIELDS_AT_MOST = 12;
const FIELD = /^[A-Za-z0-9_-]{1,64}$/;
/** Where the provider's own pages go when the player gives up. */
const WAYS_OUT: ReadonlySet<string> = new Set(['/cancel', '/cancelled', '/exit']);

/**
 * A frame that speaks in the events of PaymentIQ's bootstrapper (requirements/interfaces#payment-frame): `{ event, data }`, no nonce, and a page that
 * has no fatal error of its own. A new window of the provider is where a bank asks its questions.
 */
export function bootstrapperFrame(): FrameAdapter {
  return {
    read(message) {
      if (message === CLOSE_QUICK_DEPOSIT_EVENT) return { type: 'close-asked' };
      const event = own(message, 'event');
      return typeof event === 'string' ? meaningOf(event, own(message, 'data')) : undefined;
    },
    init: ({ locale, theme, submitLabel }) => ({
      method: 'set',
      data: {
        config: {
          locale,
          globalSubmit: true,
          font: theme.font,
          theme: { buttons: { color: theme.colours.primary }, input: { color: theme.colours.field } },
          submitLabel,
        },
      },
    }),
    submit: () => ({ method: 'submit' }),
    cancel: () => ({ method: 'cancel' }),
  };
}

function meaningOf(event: string, data: unknown): FrameEvent | undefined {
  switch (event) {
    case 'cashierInitLoad':
      return { type: 'loaded', height: undefined };
    case 'transactionInit':
      return { type: 'submitting' };
    case 'validationFailed':
      return { type: 'invalid', fields: names(data) };
    case 'newProviderWindow':
      return { type: 'challenged', isOpen: data === 'NEW_IFRAME', height: undefined };
    case 'success':
    case 'failure':
    case 'pending':
      return { type: 'ended', outcome: OUTCOMES[event] ?? 'pending' };
    case 'navigate': {
      const path = own(data, 'path');
      return typeof path === 'string' && WAYS_OUT.has(path)
        ? { type: 'ended', outcome: 'cancelled' }
        : undefined;
    }
    default:
      return undefined; // isLoading and whatever comes later change nothing here
  }
}

/** Own data properties only: no getter of a foreign object runs, nothing comes from a prototype. */
function own(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  try {
    const found: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
    return found;
  } catch {
    return undefined;
  }
}

function names(data: unknown): readonly string[] {
  return Array.isArray(data)
    ? data
        .slice(0, FIELDS_AT_MOST)
        .filter((name): name is string => typeof name === 'string' && FIELD.test(name))
    : [];
}
