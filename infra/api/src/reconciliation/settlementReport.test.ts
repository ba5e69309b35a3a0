import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { parseSettlementReport } from './settlementReport.ts';

const HEAD = 'payment_id,reference,direction,type,amount,fee,currency,at\n';
const LINE = 'p-1,r-1,deposit,captured,2000,0,EUR,2026-11-18T12:00:00.000Z';
const whole = (
  lines: readonly string[],
  more: { readonly count?: number; readonly head?: string } = {},
): string => {
  const text = `${more.head ?? HEAD}${lines.map((line) => `${line}\n`).join('')}`;
  return `${text}#,${more.count ?? lines.length},${createHash('sha256').update(text).digest('hex')}\n`;
};

describe('parseSettlementReport', () => {
  it.each([
    ['deposit', 'captured'],
    ['deposit', 'refunded'],
    ['deposit', 'charged_back'],
    ['payout', 'paid_out'],
    ['payout', 'payout_returned'],
  ])('reads a line: %s %s', (direction, type) => {
    expect(
      parseSettlementReport(
        whole([`p_1.a:b-c,R2,${direction},${type},123456789012345,50,JPY,2026-11-18T12:00:00.123+00:00`]),
      ),
    ).toEqual([
      {
        paymentId: 'p_1.a:b-c',
        reference: 'R2',
        type,
        amount: 123_456_789_012_345,
        currency: 'JPY',
        at: '2026-11-18T12:00:00.123+00:00',
      },
    ]);
  });
  it('returns every line in order', () => {
    expect(
      parseSettlementReport(whole([LINE, LINE.replace('p-1', 'p-2').replace('2000', '7')])).map(
        ({ paymentId, amount }) => [paymentId, amount],
      ),
    ).toEqual([
      ['p-1', 2_000],
      ['p-2', 7],
    ]);
  });
  it('accepts a day without lines', () => expect(parseSettlementReport(whole([]))).toEqual([]));
  it('accepts a missing final line end', () =>
    expect(parseSettlementReport(whole([LINE]).slice(0, -1))).toHaveLength(1));
  it('accepts a checksum over CRLF line ends', () => {
    const text = `${HEAD}${LINE}\n`.replaceAll('\n', '\r\n');
    expect(
      parseSettlementReport(`${text}#,1,${createHash('sha256').update(text).digest('hex')}\r\n`),
    ).toHaveLength(1);
  });

  it.each([
    ['that is truncated', whole([LINE]).slice(0, -90), 'no beginning or no end'],
    ['without its end', `${HEAD}${LINE}\n`, 'no beginning or no end'],
    ['that is empty', '', 'no beginning or no end'],
    ['without its heading', whole([LINE], { head: '' }), 'no beginning or no end'],
    ['with other columns', whole([LINE], { head: HEAD.replace('fee,', '') }), 'no beginning or no end'],
    ['with more after its end', `${whole([LINE])}x\n`, 'no beginning or no end'],
    ['with an invalid end', whole([LINE]).replace('#,', ' #,'), 'no beginning or no end'],
    ['with extra characters in its end', whole([LINE]).replace(/\n$/, '0\n'), 'no beginning or no end'],
    ['with a changed amount', whole([LINE]).replace('2000', '2001'), 'not whole'],
    ['with another count', whole([LINE], { count: 2 }), 'not whole'],
    ['with a count of more digits', whole([LINE], { count: 11 }), 'not whole'],
  ])('refuses a file %s', (_what, text, why) =>
    expect(() => parseSettlementReport(text)).toThrow(
      `The reconciliation file`.concat(
        why === 'not whole' ? ' is not whole.' : ' has no beginning or no end.',
      ),
    ),
  );

  it.each([
    'x',
    `${LINE},`,
    `x ${LINE}`,
    LINE.replace('p-1', ''),
    LINE.replace('p-1', 'p 1'),
    LINE.replace('r-1', ''),
    LINE.replace('r-1', 'r/1'),
    LINE.replace('deposit', 'transfer'),
    LINE.replace('captured', 'seen'),
    LINE.replace('2000', '-2000'),
    LINE.replace('2000', '20.5'),
    LINE.replace('2000', ''),
    LINE.replace('2000', '1234567890123456'),
    LINE.replace(',0,', ',,'),
    LINE.replace(',0,', ',-1,'),
    LINE.replace(',0,', ',1234567890123456,'),
    LINE.replace('EUR', 'EURO'),
    LINE.replace('EUR', 'eur'),
    LINE.replace('EUR', 'EU'),
    LINE.replace('2026-11-18T12:00:00.000Z', '2026-11-18T12:00:00'),
    LINE.replace('2026-11-18T12:00:00.000Z', '2026-11-18 at some time in the day'),
    LINE.replace('.000Z', `.${'0'.repeat(20)}Z`),
    LINE.replace('11-18T12', '13-18T12'),
    LINE.replace('11-18T12', '02-31T12'),
    LINE.replace('T12:00', 'T25:00'),
    LINE.replace('2026-11-18T12:00:00.000Z', '--------------------'),
  ])('refuses the line %s', (line) =>
    expect(() => parseSettlementReport(whole([LINE, line]))).toThrow(
      'The settlement report has a line that is not a payment.',
    ),
  );
});
