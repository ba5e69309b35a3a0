import {
  CLOSE_QUICK_DEPOSIT_EVENT,
  parsePaymentFrameMessage,
  PAYMENT_FRAME_VERSION,
  type PaymentHostMessage,
} from '@foyer/kernel/payment-frame';
import type { FrameAdapter, FrameEvent } from './paymentFrame.port.ts';

const PROVIDER = 'foyer-payments';

/** The protocol of one payment's frame, by the provider's name in the payment; undefined for an unknown provider. */
export function frameAdapterOf(provider: string, nonce: string): FrameAdapter | undefined {
  return provider === PROVIDER ? foyerFrame(nonce) : undefined;
}

/** The frame of our own provider. Messages of an earlier payment's frame carry another nonce and are ignored. */
function foyerFrame(nonce: string): FrameAdapter {
  const envelope = { v: PAYMENT_FRAME_VERSION, nonce } as const;
  return {
    read(data) {
      if (data === CLOSE_QUICK_DEPOSIT_EVENT) return { type: 'close-asked' };
      const message = parsePaymentFrameMessage(data);
      return message?.nonce === nonce ? meaningOf(message) : undefined;
    },
    init: (look): PaymentHostMessage => ({ ...envelope, type: 'init', ...look }),
    submit: (): PaymentHostMessage => ({ ...envelope, type: 'submit' }),
    cancel: (): PaymentHostMessage => ({ ...envelope, type: 'cancel' }),
  };
}

function meaningOf(message: NonNullable<ReturnType<typeof parsePaymentFrameMessage>>): FrameEvent {
  switch (message.type) {
    case 'ready':
      return { type: 'loaded', height: message.height };
    case 'resize':
      return { type: 'resized', height: message.height };
    case 'invalid':
      return { type: 'invalid', fields: message.fields };
    case 'submitting':
      return { type: 'submitting' };
    case 'challenge':
      return { type: 'challenged', isOpen: message.isOpen, height: message.height };
    case 'done':
      return { type: 'ended', outcome: message.outcome };
    case 'fatal':
      return { type: 'failed', code: message.code };
  }
}
