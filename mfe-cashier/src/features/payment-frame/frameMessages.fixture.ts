const say = (type: string, rest: object = {}): unknown => ({ v: 1, nonce: 'n1', type, ...rest });

export type FrameMessage = keyof typeof MESSAGES;

/** Messages of the frame of our own provider, for a payment whose nonce is `n1`. */
export const MESSAGES = {
  ready: say('ready', { height: 300 }),
  invalid: say('invalid', { fields: ['number'] }),
  submitting: say('submitting'),
  challengeOpened: say('challenge', { isOpen: true, height: 420 }),
  challengeClosed: say('challenge', { isOpen: false, height: 300 }),
  succeeded: say('done', { outcome: 'succeeded' }),
  refused: say('done', { outcome: 'refused' }),
  pending: say('done', { outcome: 'pending' }),
  cancelled: say('done', { outcome: 'cancelled' }),
} as const;
