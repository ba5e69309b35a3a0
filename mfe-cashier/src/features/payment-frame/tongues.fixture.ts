const say = (type: string, rest: object = {}): unknown => ({ v: 1, nonce: 'n1', type, ...rest });
const tell = (event: string, data?: unknown): unknown => ({ event, data });

export type Word =
  | 'loaded'
  | 'invalid'
  | 'submitting'
  | 'asked'
  | 'answered'
  | 'succeeded'
  | 'refused'
  | 'pending'
  | 'cancelled';

/** The same things said by each provider's frame, of a payment whose nonce is `n1`; every provider of the table has a row. */
export const TONGUES: readonly {
  readonly provider: string;
  readonly words: Readonly<Record<Word, unknown>>;
}[] = [
  {
    provider: 'foyer-payments',
    words: {
      loaded: say('ready', { height: 300 }),
      invalid: say('invalid', { fields: ['number'] }),
      submitting: say('submitting'),
      asked: say('challenge', { isOpen: true, height: 420 }),
      answered: say('challenge', { isOpen: false, height: 300 }),
      succeeded: say('done', { outcome: 'succeeded' }),
      refused: say('done', { outcome: 'refused' }),
      pending: say('done', { outcome: 'pending' }),
      cancelled: say('done', { outcome: 'cancelled' }),
    },
  },
  {
    provider: 'paymentiq',
    words: {
      loaded: tell('cashierInitLoad'),
      invalid: tell('validationFailed', ['number']),
      submitting: tell('transactionInit'),
      asked: tell('newProviderWindow', 'NEW_IFRAME'),
      answered: tell('newProviderWindow', 'CLOSED'),
      succeeded: tell('success', {}),
      refused: tell('failure', {}),
      pending: tell('pending', {}),
      cancelled: tell('navigate', { path: '/cancel' }),
    },
  },
];
