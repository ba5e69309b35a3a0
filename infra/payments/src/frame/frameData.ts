import type { Failure, Status } from '../payments/payment.ts';

/** What the frame's document tells its script. */
export interface FrameData {
  readonly path: string;
  readonly nonce: string;
  /** The only origins whose messages count. */
  readonly hostOrigins: readonly string[];
  readonly kind: 'card' | 'voucher';
  /** A known card: only its security code is asked for. */
  readonly account: string | null;
  readonly fatal: 'EXPIRED' | 'ALREADY_FINISHED' | null;
  readonly texts: FrameTexts;
}

/** What the frame says, in one language: that of the payment, until the host says that its reader has another by now. */
export interface FrameTexts {
  readonly locale: string;
  readonly messages: Readonly<Record<string, string>>;
}

/** What the server says of the payment. */
export interface FrameState {
  readonly status: Status;
  readonly failure?: Failure;
  /** The bank asks its customer here. */
  readonly challengeUrl?: string;
  /** Fields that are not what they should be. */
  readonly invalid?: readonly string[];
  /** Why a voucher does not do; another may be typed. */
  readonly refused?: Failure;
}
