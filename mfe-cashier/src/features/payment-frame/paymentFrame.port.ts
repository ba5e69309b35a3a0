import type {
  PaymentFrameFatalCode,
  PaymentFrameOutcome,
  PaymentFrameTheme,
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
  /** Proves nothing: the payment is read from our own server. */
  | { readonly type: 'ended'; readonly outcome: PaymentFrameOutcome }
  | { readonly type: 'failed'; readonly code: PaymentFrameFatalCode }
  /** requirements/screens#quick-deposit, closeQuickDepositEvent. */
  | { readonly type: 'close-asked' };

export interface FrameLook {
  readonly locale: string;
  readonly theme: PaymentFrameTheme;
  /** The label of the host's button. */
  readonly submitLabel: string;
}

/** The message protocol of one provider. Pure: origin and window of a message are checked before. */
export interface FrameAdapter {
  /** Parses a message; undefined for an unknown one. Never throws. */
  read(data: unknown): FrameEvent | undefined;
  init(look: FrameLook): unknown;
  submit(): unknown;
  cancel(): unknown;
}
