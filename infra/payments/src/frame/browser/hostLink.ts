import {
  PAYMENT_FRAME_VERSION,
  parsePaymentHostMessage,
  type PaymentFrameMessage,
  type PaymentHostMessage,
} from '@foyer/kernel/payment-frame';

type WithoutEnvelope<Message> = Message extends unknown ? Omit<Message, 'v' | 'nonce'> : never;
export type Announcement = WithoutEnvelope<PaymentFrameMessage>;

export interface HostLink {
  send(message: Announcement): void;
  /** Calls the handler for every authenticated message of the host. */
  listen(onMessage: (message: PaymentHostMessage) => void): void;
}

/**
 * The frame's side of the protocol. Accepts messages only from the embedding window, from the origin the
 * payment was created for, with its nonce.
 */
export function createHostLink(nonce: string, origins: readonly string[]): HostLink {
  return {
    send(message) {
      for (const origin of origins)
        window.parent.postMessage({ v: PAYMENT_FRAME_VERSION, nonce, ...message }, origin);
    },
    listen(onMessage) {
      window.addEventListener('message', (event) => {
        if (event.source !== window.parent || !origins.includes(event.origin)) return;
        const message = parsePaymentHostMessage(event.data);
        if (message?.nonce === nonce) onMessage(message);
      });
    },
  };
}
