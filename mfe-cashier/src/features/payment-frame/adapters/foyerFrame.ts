import {
  CLOSE_QUICK_DEPOSIT_EVENT,
  parsePaymentFrameMessage,
  PAYMENT_FRAME_VERSION,
  type PaymentHostMessage,
} from '@foyer/kernel/payment-frame';
import type { FrameAdapter, FrameEvent } from '../paymentFrame.port.ts';

/** The frame of our own provider. Messages of an earlier payment's frame have another nonce and count for nothing. */
export function foyerFrame(nonce: string): FrameAdapter {
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
