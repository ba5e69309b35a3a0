import {
  PAYMENT_FRAME_VERSION,
  parsePaymentHostMessage,
  type PaymentFrameMessage,
  type PaymentHostMessage,
} from '@foyer/kernel/payment-frame';

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'v' | 'nonce'> : never;
export type Announcement = WithoutEnvelope<PaymentFrameMessage>;

export interface HostLink {
  say(message: Announcement): void;
  /** Calls back for every genuine message of the host. */
  listen(hear: (message: PaymentHostMessage) => void): void;
}

/** The frame's end of the protocol: only the window that embeds it, only from the origin the payment was made for, only with its nonce. */
export function createHostLink(nonce: string, origins: readonly string[]): HostLink {
  return {
    say(message) {
      for (const origin of origins)
        window.parent.postMessage({ v: PAYMENT_FRAME_VERSION, nonce, ...message }, origin);
    },
    listen(hear) {
      window.addEventListener('message', (event) => {
        if (event.source !== window.parent || !origins.includes(event.origin)) return;
        const message = parsePaymentHostMessage(event.data);
        if (message?.nonce === nonce) hear(message);
      });
    },
  };
}
