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
    ['accepts the header as sent', good, 'message', 0, true],
    ['300 s later', good, 'message', 300_000, true],
    ['rejects a timestamp more than five minutes old', good, 'message', 300_001, false],
    ['300 s earlier', good, 'message', -300_000, true],
    ['rejects a timestamp more than five minutes ahead', good, 'message', -300_001, false],
    ['rejects another message', good, 'messagE', 0, false],
    ['rejects a missing header', undefined, 'message', 0, false],
    ['twice', [good], 'message', 0, false],
    ['rejects a changed timestamp', good.replace('t=1800000000', 't=1800000001'), 'message', 0, false],
    ['cut', good.slice(0, -1), 'message', 0, false],
    ['rejects a suffix', `${good}0`, 'message', 0, false],
    ['rejects a prefix', ` ${good}`, 'message', 0, false],
    ['rejects upper case', good.toUpperCase(), 'message', 0, false],
    ['rejects another hash', `t=1800000000,v1=${'0'.repeat(64)}`, 'message', 0, false],
    ['rejects a missing timestamp', good.replace('t=1800000000', 't='), 'message', 0, false],
    ['rejects a timestamp with leading zeros', good.replace('t=', 't=0000'), 'message', 0, false],
    ['empty', '', 'message', 0, false],
  ])('%s', (_what, header, message, skew, isGood) =>
    expect(isSigned(['secret'], message, header, AT + skew)).toBe(isGood),
  );

  it.each([undefined, '', 'v1='])('rejects %j at any time', (header) =>
    expect(isSigned(['secret'], 'message', header, 0)).toBe(false),
  );

  it('requires the secret', () => expect(isSigned(['other'], 'message', good, AT)).toBe(false));

  it.each<[string, readonly string[], boolean]>([
    ['the current secret during a rotation', ['secret', 'before'], true],
    ['the previous secret during a rotation', ['next', 'secret'], true],
    ['a removed secret', ['next'], false],
    ['any secret when none is configured', [], false],
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
