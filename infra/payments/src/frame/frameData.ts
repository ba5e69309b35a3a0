import type { Failure, Status } from '../payments/payment.ts';

/** Data that the frame's document passes to its script. */
export interface FrameData {
  readonly path: string;
  readonly nonce: string;
  /** The only origins whose messages are accepted. */
  readonly hostOrigins: readonly string[];
  readonly kind: 'card' | 'voucher';
  /** A stored card that needs only its security code. */
  readonly account: string | null;
  readonly fatal: 'EXPIRED' | 'ALREADY_FINISHED' | null;
  readonly texts: FrameTexts;
}

/**
 * The frame's texts in one language: the payment's, until the host reports that the player has changed it.
 */
export interface FrameTexts {
  readonly locale: string;
  readonly messages: Readonly<Record<string, string>>;
}

/** State of the payment as reported by the server. */
export interface FrameState {
  readonly status: Status;
  readonly failure?: Failure;
  /** Address of the bank's challenge page. */
  readonly challengeUrl?: string;
  /** Names of invalid fields. */
  readonly invalid?: readonly string[];
  /** Reason for rejecting the voucher; another code may be entered. */
  readonly refused?: Failure;
}
