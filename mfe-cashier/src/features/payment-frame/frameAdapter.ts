import {
  CLOSE_QUICK_DEPOSIT_EVENT,
  parsePaymentFrameMessage,
  PAYMENT_FRAME_VERSION,
  type PaymentFrameFatalCode,
  type PaymentFrameOutcome,
  type PaymentFrameTheme,
  type PaymentHostMessage,
} from '@foyer/kernel/payment-frame';

/** Events of a provider's frame, the same for every provider. */
export type FrameEvent =
  /** The fields are ready. Without a height the frame keeps its size. */
  | { readonly type: 'loaded'; readonly height: number | undefined }
  | { readonly type: 'resized'; readonly height: number }
  /** Nothing was sent; the fields show the reason. */
  | { readonly type: 'invalid'; readonly fields: readonly string[] }
  | { readonly type: 'submitting' }
  /** The bank shows a challenge in the frame. */
  | { readonly type: 'challenged'; readonly isOpen: boolean; readonly height: number | undefined }
  /** Not a proof of payment: the payment is read from our own server. */
  | { readonly type: 'ended'; readonly outcome: PaymentFrameOutcome }
  | { readonly type: 'failed'; readonly code: PaymentFrameFatalCode }
  /** requirements/screens#quick-deposit: closeQuickDepositEvent. */
  | { readonly type: 'close-requested' };

export interface FrameAppearance {
  readonly locale: string;
  readonly theme: PaymentFrameTheme;
  /** The label of the host's button. */
  readonly submitLabel: string;
}

/** The message protocol of one provider. Pure: origin and window of a message are checked before. */
export interface FrameAdapter {
  /** Parses a message; undefined for an unknown one. Never throws. */
  read(data: unknown): FrameEvent | undefined;
  init(appearance: FrameAppearance): unknown;
  submit(): unknown;
  cancel(): unknown;
}

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
      if (data === CLOSE_QUICK_DEPOSIT_EVENT) return { type: 'close-requested' };
      const message = parsePaymentFrameMessage(data);
      return message?.nonce === nonce ? meaningOf(message) : undefined;
    },
    init: (appearance): PaymentHostMessage => ({ ...envelope, type: 'init', ...appearance }),
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
