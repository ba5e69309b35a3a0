import { describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { isSignedText, PAYMENTS_SIGNATURE, signText } from './signature.ts';

const AT = 1_800_000_000_000;
const HMAC = createHmac('sha256', 'secret').update('1800000000.text').digest('hex');
const good = signText(['secret'], 'text', AT);

describe('provider signature', () => {
  it('has a timestamp and an HMAC over timestamp and body', () => {
    expect([PAYMENTS_SIGNATURE, good, signText(['secret'], 'text', AT + 999)]).toEqual([
      'payments-signature',
      `t=1800000000,v1=${HMAC}`,
      `t=1800000000,v1=${HMAC}`,
    ]);
  });

  // requirements/reliability#webhooks: five minutes in both directions
  it.each<[string, string | undefined, string, number, boolean]>([
    ['as sent', good, 'text', 0, true],
    ['300 s later', good, 'text', 300_000, true],
    ['300.001 s later', good, 'text', 300_001, false],
    ['300 s earlier', good, 'text', -300_000, true],
    ['300.001 s earlier', good, 'text', -300_001, false],
    ['with the signature of another body', good, 'texT', 0, false],
    ['without a signature', undefined, 'text', 0, false],
    ['with another time', good.replace(/t=\d/, 't=2'), 'text', 0, false],
    ['with a time a second off', good.replace('t=1800000000', 't=1800000001'), 'text', 0, false],
    ['with a truncated signature', good.slice(0, -1), 'text', 0, false],
    ['with a signature and a suffix', `${good}0`, 'text', 0, false],
    ['with a signature and a prefix', ` ${good}`, 'text', 0, false],
    ['with a signature in upper case', good.toUpperCase(), 'text', 0, false],
    ['with another hash', `t=1800000000,v1=${'0'.repeat(64)}`, 'text', 0, false],
    ['without a time', good.replace('t=1800000000', 't='), 'text', 0, false],
    ['with a time of too many digits', good.replace('t=', 't=0000'), 'text', 0, false],
    ['with an empty signature', '', 'text', 0, false],
  ])('checks a body %s', (_what, header, text, skew, isGood) =>
    expect(isSignedText(['secret'], text, header, AT + skew)).toBe(isGood),
  );

  it('rejects another secret', () => expect(isSignedText(['other'], 'text', good, AT)).toBe(false));

  it.each([undefined, '', 'v1='])('rejects a malformed header at the epoch: %j', (header) =>
    expect(isSignedText(['secret'], 'text', header, 0)).toBe(false),
  );

  it('accepts a signature shortly after the epoch', () =>
    expect(isSignedText(['secret'], 'text', signText(['secret'], 'text', 5_000), 5_000)).toBe(true));

  it.each<[string, readonly string[], boolean]>([
    ['together with the previous one', ['secret', 'before'], true],
    ['as the previous one', ['next', 'secret'], true],
    ['after its removal', ['next'], false],
    ['without any secret configured', [], false],
  ])('handles a secret %s', (_what, secrets, isGood) => {
    expect(isSignedText(secrets, 'text', good, AT)).toBe(isGood);
  });

  it('signs with the first secret, and throws without one', () => {
    expect(signText(['secret', 'before'], 'text', AT)).toBe(good);
    expect(() => signText([], 'text', AT)).toThrow('No secret is configured');
  });

  it('compares bytes: a different encoding of the same text is rejected', () => {
    const header = signText(['secret'], '\uFFFD', AT);
    expect(
      [Buffer.from('\uFFFD'), Buffer.from([0xff])].map((bytes) =>
        isSignedText(['secret'], bytes, header, AT),
      ),
    ).toEqual([true, false]);
  });
});
