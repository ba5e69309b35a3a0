import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { parseSettlementReport } from './settlementReport.ts';

const HEAD = 'payment_id,reference,direction,type,amount,fee,currency,at\n';
const LINE = 'p-1,r-1,deposit,captured,2000,0,EUR,2026-11-18T12:00:00.000Z';
const reportOf = (
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
        reportOf([`p_1.a:b-c,R2,${direction},${type},123456789012345,50,JPY,2026-11-18T12:00:00.123+00:00`]),
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
      parseSettlementReport(reportOf([LINE, LINE.replace('p-1', 'p-2').replace('2000', '7')])).map(
        ({ paymentId, amount }) => [paymentId, amount],
      ),
    ).toEqual([
      ['p-1', 2_000],
      ['p-2', 7],
    ]);
  });
  it('accepts a day without lines', () => expect(parseSettlementReport(reportOf([]))).toEqual([]));
  it('accepts a missing final line end', () =>
    expect(parseSettlementReport(reportOf([LINE]).slice(0, -1))).toHaveLength(1));
  it('accepts a checksum over CRLF line ends', () => {
    const text = `${HEAD}${LINE}\n`.replaceAll('\n', '\r\n');
    expect(
      parseSettlementReport(`${text}#,1,${createHash('sha256').update(text).digest('hex')}\r\n`),
    ).toHaveLength(1);
  });

  const FRAME_MISSING = 'header or its last line is missing';
  const CONTENT_DIFFERS = 'number of lines or its checksum differs';
  it.each([
    ['that is truncated', reportOf([LINE]).slice(0, -90), FRAME_MISSING],
    ['without its end', `${HEAD}${LINE}\n`, FRAME_MISSING],
    ['that is empty', '', FRAME_MISSING],
    ['without its heading', reportOf([LINE], { head: '' }), FRAME_MISSING],
    ['with other columns', reportOf([LINE], { head: HEAD.replace('fee,', '') }), FRAME_MISSING],
    ['with more after its end', `${reportOf([LINE])}x\n`, FRAME_MISSING],
    ['with an invalid end', reportOf([LINE]).replace('#,', ' #,'), FRAME_MISSING],
    ['with extra characters in its end', reportOf([LINE]).replace(/\n$/, '0\n'), FRAME_MISSING],
    ['with a changed amount', reportOf([LINE]).replace('2000', '2001'), CONTENT_DIFFERS],
    ['with another count', reportOf([LINE], { count: 2 }), CONTENT_DIFFERS],
    ['with a count of more digits', reportOf([LINE], { count: 11 }), CONTENT_DIFFERS],
  ])('refuses a file %s', (_what, text, why) =>
    expect(() => parseSettlementReport(text)).toThrow(`The settlement report is incomplete: its ${why}.`),
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
    expect(() => parseSettlementReport(reportOf([LINE, line]))).toThrow(
      'The settlement report has a line that is not a payment.',
    ),
  );
});
