import { describe, expect, it } from '@jest/globals';
import { csvOf, decimal } from './csv.ts';
import { amount, instant, text, type Cell, type ExportTable } from './exportTable.ts';

async function fileOf(table: ExportTable): Promise<string> {
  let file = '';
  for await (const part of csvOf(table)) file += part;
  return file;
}

describe('decimal', () => {
  it.each([
    [0, 'EUR', '0.00'],
    [5, 'EUR', '0.05'],
    [-5, 'EUR', '-0.05'],
    [99, 'EUR', '0.99'],
    [100, 'EUR', '1.00'],
    [-123_456, 'EUR', '-1234.56'],
    [0, 'JPY', '0'],
    [1_200, 'JPY', '1200'],
    [-1_200, 'JPY', '-1200'],
    [1, 'KWD', '0.001'],
    [1_234, 'KWD', '1.234'],
    [Number.MAX_SAFE_INTEGER, 'EUR', '90071992547409.91'],
  ])('writes %i minor units of %s as %s', (minor, currency, written) =>
    expect(decimal(minor, currency)).toBe(written),
  );
});

describe('csvOf with a text', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['+358', `'+358`],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
    ['a=b', 'a=b'],
    ['  =b', '  =b'],
    ['a;=b', `a;'=b`],
    ['a; \t-b;c', `a; \t'-b;c`],
    ['a;b', 'a;b'],
    ...['=', '+', '-', '@', '|', '%', '＝', '＋', '－', '＠', '\t'].map((sign): [string, string] => [
      `${sign}SUM(1)`,
      `'${sign}SUM(1)`,
    ]),
    ['=1,2', `"'=1,2"`],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
  ])('writes %j as %j', async (value, written) => {
    async function* rows(): AsyncGenerator<readonly Cell[]> {
      yield await Promise.resolve([text(value), instant(null)]);
    }
    const table: ExportTable = {
      title: '',
      currency: 'EUR',
      columns: [],
      rows: rows(),
      totals: () => Promise.resolve([]),
    };
    expect(await fileOf(table)).toBe(`\uFEFF\r\n${written},\r\n`);
  });
});

it('writes a byte order mark, the columns, a line per row, and the totals behind an empty line', async () => {
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    await Promise.resolve();
    yield [text('a,b'), instant(new Date(0)), amount(-5)];
    yield [text(''), instant(null), amount(1_200)];
  }
  const table: ExportTable = {
    title: 'Title',
    currency: 'EUR',
    columns: [
      { label: 'Name, first', width: 1 },
      { label: 'At', width: 1 },
      { label: 'Amount', width: 1 },
    ],
    rows: rows(),
    totals: () => Promise.resolve([{ label: 'In all', minor: 1_195 }]),
  };
  expect(await fileOf(table)).toBe(
    [
      '\uFEFF"Name, first",At,Amount\r\n',
      '"a,b",1970-01-01T00:00:00.000Z,-0.05\r\n',
      ',,12.00\r\n',
      '\r\n',
      'In all,11.95 EUR\r\n',
    ].join(''),
  );
});

it('reads rows only as fast as the file is read', async () => {
  let read = 0;
  async function* endless(): AsyncGenerator<readonly Cell[]> {
    for (;;) yield await Promise.resolve([text(`row ${(read += 1)}`)]);
  }
  const file = csvOf({
    title: '',
    currency: 'EUR',
    columns: [],
    rows: endless(),
    totals: () => Promise.resolve([]),
  });
  await file.next();
  const afterOne = read;
  await file.next();
  expect([afterOne < 3_000, read < 2 * 3_000]).toEqual([true, true]);
  await file.return(undefined);
});
