const message = (type: string, rest: object = {}): unknown => ({ v: 1, nonce: 'n1', type, ...rest });

export type FrameMessage = keyof typeof MESSAGES;

/** Messages of the frame of our own provider, for a payment whose nonce is `n1`. */
export const MESSAGES = {
  ready: message('ready', { height: 300 }),
  invalid: message('invalid', { fields: ['number'] }),
  submitting: message('submitting'),
  challengeOpened: message('challenge', { isOpen: true, height: 420 }),
  challengeClosed: message('challenge', { isOpen: false, height: 300 }),
  succeeded: message('done', { outcome: 'succeeded' }),
  refused: message('done', { outcome: 'refused' }),
  pending: message('done', { outcome: 'pending' }),
  cancelled: message('done', { outcome: 'cancelled' }),
} as const;
