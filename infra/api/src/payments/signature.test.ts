import { describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { isSignedText, PAYMENTS_SIGNATURE, signText } from './signature.ts';

const AT = 1_800_000_000_000;
const HMAC = createHmac('sha256', 'secret').update('1800000000.text').digest('hex');
const good = signText(['secret'], 'text', AT);

describe('the signature of the provider', () => {
  it('is a time and a keyed hash over it and the text', () => {
    expect([PAYMENTS_SIGNATURE, good, signText(['secret'], 'text', AT + 999)]).toEqual([
      'payments-signature',
      `t=1800000000,v1=${HMAC}`,
      `t=1800000000,v1=${HMAC}`,
    ]);
  });

  // requirements/reliability#webhooks: five minutes either way
  it.each<[string, string | undefined, string, number, boolean]>([
    ['as sent', good, 'text', 0, true],
    ['300 s later', good, 'text', 300_000, true],
    ['a moment after that', good, 'text', 300_001, false],
    ['300 s earlier', good, 'text', -300_000, true],
    ['a moment before that', good, 'text', -300_001, false],
    ['of another text', good, 'texT', 0, false],
    ['without one', undefined, 'text', 0, false],
    ['with another time', good.replace(/t=\d/, 't=2'), 'text', 0, false],
    ['with a time a second off', good.replace('t=1800000000', 't=1800000001'), 'text', 0, false],
    ['cut', good.slice(0, -1), 'text', 0, false],
    ['with more behind it', `${good}0`, 'text', 0, false],
    ['with more before it', ` ${good}`, 'text', 0, false],
    ['in capitals', good.toUpperCase(), 'text', 0, false],
    ['with another hash', `t=1800000000,v1=${'0'.repeat(64)}`, 'text', 0, false],
    ['without a time', good.replace('t=1800000000', 't='), 'text', 0, false],
    ['with a time of many figures', good.replace('t=', 't=0000'), 'text', 0, false],
    ['empty', '', 'text', 0, false],
  ])('%s', (_what, header, text, skew, isGood) =>
    expect(isSignedText(['secret'], text, header, AT + skew)).toBe(isGood),
  );

  it('is of who knows the secret', () => expect(isSignedText(['other'], 'text', good, AT)).toBe(false));

  it.each([undefined, '', 'v1='])('is never what is not there, whatever the clock says: %j', (header) =>
    expect(isSignedText(['secret'], 'text', header, 0)).toBe(false),
  );

  it('is believed of the beginning of time', () =>
    expect(isSignedText(['secret'], 'text', signText(['secret'], 'text', 5_000), 5_000)).toBe(true));

  it.each<[string, readonly string[], boolean]>([
    ['beside the one before', ['secret', 'before'], true],
    ['as the one before', ['next', 'secret'], true],
    ['once it is removed', ['next'], false],
    ['where there is none', [], false],
  ])('%s is taken or not', (_what, secrets, isGood) => {
    expect(isSignedText(secrets, 'text', good, AT)).toBe(isGood);
  });

  it('is made with the first secret, and with none where there is none', () => {
    expect(signText(['secret', 'before'], 'text', AT)).toBe(good);
    expect(() => signText([], 'text', AT)).toThrow('no secret');
  });

  it('is of bytes: what only reads alike is another text', () => {
    const header = signText(['secret'], '\uFFFD', AT);
    expect(
      [Buffer.from('\uFFFD'), Buffer.from([0xff])].map((bytes) =>
        isSignedText(['secret'], bytes, header, AT),
      ),
    ).toEqual([true, false]);
  });
});
