import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  PAYMENT_FRAME_VERSION,
  parsePaymentFrameMessage,
  parsePaymentHostMessage,
  type PaymentFrameMessage,
  type PaymentHostMessage,
} from './payment-frame.ts';

const seed = Date.now() % 2 ** 31;
const envelope = { v: PAYMENT_FRAME_VERSION, nonce: 'n0-nce_1' } as const;
const colours = {
  page: '#fff',
  field: 'rgb(1 2 3 / 50%)',
  text: 'oklch(0.2 0.01 250)',
  muted: 'gray',
  line: '#11223344',
  primary: '#000',
  onPrimary: '#fff',
  danger: 'red',
  focus: 'blue',
};
const theme = { colours, radius: '8px', font: '"Inter", system-ui, sans-serif' };

const fromFrame: PaymentFrameMessage[] = [
  { ...envelope, type: 'ready', height: 210.5 },
  { ...envelope, type: 'resize', height: 0 },
  { ...envelope, type: 'invalid', fields: ['number', 'cvc'] },
  { ...envelope, type: 'submitting' },
  { ...envelope, type: 'challenge', isOpen: true, height: 400 },
  { ...envelope, type: 'done', outcome: 'pending' },
  { ...envelope, type: 'fatal', code: 'EXPIRED' },
];
const fromHost: PaymentHostMessage[] = [
  { ...envelope, type: 'init', locale: 'et_EE', theme, submitLabel: 'Maksa 20,00 €' },
  { ...envelope, type: 'submit' },
  { ...envelope, type: 'cancel' },
];

describe('the payment frame protocol (requirements/interfaces#payment-frame)', () => {
  it.each(fromFrame)('parses $type from the frame and drops unknown fields', (message) => {
    expect(parsePaymentFrameMessage({ ...message, number: '4111111111111111' })).toEqual(message);
    expect(parsePaymentHostMessage(message)).toBeUndefined();
  });

  it.each(fromHost)('parses $type from the host', (message) => {
    expect(parsePaymentHostMessage(structuredClone(message))).toEqual(message);
    expect(parsePaymentFrameMessage(message)).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['another version', { ...envelope, v: 2, type: 'submit' }],
    ['no nonce', { v: 1, type: 'submit' }],
    ['an invalid height', { ...envelope, type: 'ready', height: NaN }],
    ['a height above the maximum', { ...envelope, type: 'resize', height: 4_001 }],
    ['an outcome from the prototype', { ...envelope, type: 'done', outcome: 'constructor' }],
    ['fields that are not strings', { ...envelope, type: 'invalid', fields: ['a b'] }],
    [
      'a colour that loads a resource',
      {
        ...envelope,
        type: 'init',
        locale: 'en',
        submitLabel: '',
        theme: { ...theme, colours: { ...colours, page: 'url(http://evil.test)' } },
      },
    ],
    [
      'a missing colour',
      {
        ...envelope,
        type: 'init',
        locale: 'en',
        submitLabel: '',
        theme: { ...theme, colours: { page: '#fff' } },
      },
    ],
    [
      'a font that ends its declaration',
      { ...envelope, type: 'init', locale: 'en', submitLabel: '', theme: { ...theme, font: 'a;}b' } },
    ],
    ['the string that closes quick deposit', 'closeQuickDepositEvent'],
  ])('ignores %s', (_, message) => {
    expect([parsePaymentFrameMessage(message), parsePaymentHostMessage(message)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it(`never throws (seed ${seed})`, () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        parsePaymentFrameMessage(input);
        parsePaymentHostMessage(input);
      }),
      { seed },
    );
  });
});
