import { describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { isSigned, sign, SIGNATURE_HEADER } from './signature.ts';

const AT = 1_800_000_000_000;
const good = sign(['secret'], 'message', AT);

describe('merchant signature', () => {
  it('consists of a timestamp and an HMAC over timestamp and message', () => {
    expect([SIGNATURE_HEADER, good, sign(['secret'], 'message', AT + 999)]).toEqual([
      'payments-signature',
      `t=1800000000,v1=${createHmac('sha256', 'secret').update('1800000000.message').digest('hex')}`,
      good,
    ]);
  });

  it.each<[string, unknown, string, number, boolean]>([
    ['as sent', good, 'message', 0, true],
    ['300 s later', good, 'message', 300_000, true],
    ['a moment after that', good, 'message', 300_001, false],
    ['300 s earlier', good, 'message', -300_000, true],
    ['a moment before that', good, 'message', -300_001, false],
    ['of another message', good, 'messagE', 0, false],
    ['without one', undefined, 'message', 0, false],
    ['twice', [good], 'message', 0, false],
    ['with a time a second off', good.replace('t=1800000000', 't=1800000001'), 'message', 0, false],
    ['cut', good.slice(0, -1), 'message', 0, false],
    ['with more behind it', `${good}0`, 'message', 0, false],
    ['with more before it', ` ${good}`, 'message', 0, false],
    ['in capitals', good.toUpperCase(), 'message', 0, false],
    ['with another hash', `t=1800000000,v1=${'0'.repeat(64)}`, 'message', 0, false],
    ['without a time', good.replace('t=1800000000', 't='), 'message', 0, false],
    ['with a time of many figures', good.replace('t=', 't=0000'), 'message', 0, false],
    ['empty', '', 'message', 0, false],
  ])('%s', (_what, header, message, skew, isGood) =>
    expect(isSigned(['secret'], message, header, AT + skew)).toBe(isGood),
  );

  it.each([undefined, '', 'v1='])('rejects %j, whatever the clock says', (header) =>
    expect(isSigned(['secret'], 'message', header, 0)).toBe(false),
  );

  it('requires the secret', () => expect(isSigned(['other'], 'message', good, AT)).toBe(false));

  it.each<[string, readonly string[], boolean]>([
    ['beside the one before', ['secret', 'before'], true],
    ['as the one before', ['next', 'secret'], true],
    ['once it is removed', ['next'], false],
    ['where there is none', [], false],
  ])('accepts or rejects %s', (_what, secrets, isGood) => {
    expect(isSigned(secrets, 'message', good, AT)).toBe(isGood);
  });

  it('signs with the first secret and throws without one', () => {
    expect(sign(['secret', 'before'], 'message', AT)).toBe(good);
    expect(() => sign([], 'message', AT)).toThrow('No secret');
  });

  it('covers bytes: a message with the same text and other bytes is rejected', () => {
    const header = sign(['secret'], '\uFFFD', AT);
    expect(
      [Buffer.from('\uFFFD'), Buffer.from([0xff])].map((bytes) => isSigned(['secret'], bytes, header, AT)),
    ).toEqual([true, false]);
  });
});
