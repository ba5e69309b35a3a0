import { describe, expect, it } from '@jest/globals';
import { toCsv } from './csv.ts';

describe('toCsv', () => {
  it('quotes separators, quotes and line breaks', () => {
    expect(
      toCsv(
        ['a', 'b'],
        [
          ['x,y', 'he said "no"'],
          ['two\nlines', -1.5],
        ],
      ),
    ).toBe('\uFEFFa,b\r\n"x,y","he said ""no"""\r\n"two\nlines",-1.5\r\n');
  });
  it.each(['=1+1', '+1', '@SUM(A1)', '-cmd', '\tx'])('never lets a spreadsheet run %j', (text) => {
    expect(toCsv(['h'], [[text]])).toContain(`'${text}`);
  });
  it('leaves negative amounts alone', () => {
    expect(toCsv(['h'], [['-12.50']])).toContain('\r\n-12.50\r\n');
  });
});
