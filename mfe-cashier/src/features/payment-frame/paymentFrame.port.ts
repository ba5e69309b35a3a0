import type {
  PaymentFrameFatalCode,
  PaymentFrameOutcome,
  PaymentFrameTheme,
} from '@foyer/kernel/payment-frame';

/** What a provider's frame lets the cashier know, whoever the provider is. */
export type FrameEvent =
  /** The fields stand. Without a height the frame keeps the room it has. */
  | { readonly type: 'loaded'; readonly height: number | undefined }
  | { readonly type: 'resized'; readonly height: number }
  /** Nothing was sent: the fields say why. */
  | { readonly type: 'invalid'; readonly fields: readonly string[] }
  | { readonly type: 'submitting' }
  /** The bank asks something, in the frame. */
  | { readonly type: 'challenged'; readonly isOpen: boolean; readonly height: number | undefined }
  /** Proves nothing: the payment is read from our own server. */
  | { readonly type: 'ended'; readonly outcome: PaymentFrameOutcome }
  | { readonly type: 'failed'; readonly code: PaymentFrameFatalCode }
  /** requirements/screens#quick-deposit, closeQuickDepositEvent. */
  | { readonly type: 'close-asked' };

export interface FrameLook {
  readonly locale: string;
  readonly theme: PaymentFrameTheme;
  /** What the host's button says. */
  readonly submitLabel: string;
}

/** How one provider's frame is spoken with. Pure: who sent a message is checked before, by origin and window. */
export interface FrameAdapter {
  /** What a message means; undefined for what is none of ours. Never throws. */
  read(data: unknown): FrameEvent | undefined;
  init(look: FrameLook): unknown;
  submit(): unknown;
  cancel(): unknown;
}
