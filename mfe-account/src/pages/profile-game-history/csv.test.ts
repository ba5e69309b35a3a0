import { describe, expect, it } from '@jest/globals';
import { toCsv } from './csv.ts';

describe('toCsv', () => {
  it('quotes separators, quotes and line breaks', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          ['x,y', 'he said "no"'],
          ['two\nlines', { amount: '-1.50' }],
        ],
      ),
    ).toBe('\uFEFFa,b\r\n"x,y","he said ""no"""\r\n"two\nlines",-1.50\r\n');
  });
  it.each(['=1+1', '+1', '@SUM(A1)', '-cmd', '-1+cmd', '%x', '|x', '＝1', '＋1', '－1', '＠x', '\tx'])(
    'prefixes %j, which a spreadsheet would run as a formula',
    (text) => expect(toCsv(['h'], [[text]])).toContain(`\r\n'${text}`),
  );
  it('prefixes a formula behind a separator inside a text', () => {
    expect(toCsv(['h'], [['a;=1+1']])).toContain(`"a;'=1+1"`);
  });
  it('writes a negative amount unchanged', () => {
    expect(toCsv(['h'], [[{ amount: '-12.50' }]])).toContain('\r\n-12.50\r\n');
  });
});
