import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { TRANSLATED_LOCALES, type Locale } from '@foyer/links';
import { pdfText } from '../../test/pdfText.ts';
import { compiledLiveContent } from '../content/liveContent.ts';
import { amount, instant, text, type Cell, type ExportTable } from './exportTable.ts';
import { pdfOf } from './pdf.ts';

const content = compiledLiveContent('aurora');
const MADE_AT = new Date(Date.UTC(2026, 10, 28, 10));

/** A file with the given number of rows, in words and numbers of a language. */
async function pagesOf(
  rowCount: number,
  {
    locale = 'en',
    language = 'en-MT',
    name = 'Aino Virtanen',
  }: { readonly locale?: Locale; readonly language?: string; readonly name?: string } = {},
): Promise<readonly string[]> {
  const label = (key: string): string => content.textOf(`export.${key}`, locale) ?? key;
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (let row = 1; row <= rowCount; row += 1)
      yield await Promise.resolve([instant(MADE_AT), text(`Round ${row}`), amount(-123_456)]);
  }
  const table: ExportTable = {
    title: label('title.games'),
    currency: 'EUR',
    columns: [
      { label: label('column.at'), width: 1 },
      { label: label('column.game'), width: 1 },
      { label: label('column.net'), width: 1, isNumber: true },
    ],
    rows: rows(),
    totals: () =>
      Promise.resolve([
        { label: label('rounds'), count: rowCount },
        { label: label('column.net'), minor: -123_456 * rowCount },
      ]),
  };
  const file = pdfOf(table, {
    brand: 'Aurora',
    language,
    timeZone: 'Europe/Malta',
    pageText: label('page'),
    cutText: label('cut'),
    facts: [[label('player'), name]],
  });
  return pdfText(await buffer(file));
}

/** Removes spaces and line breaks, which depend on the width of a line. */
const joined = (value: string): string => value.replaceAll(/\s/g, '');

const LANGUAGES: Readonly<Record<(typeof TRANSLATED_LOCALES)[number], string>> = {
  en: 'en-MT',
  fi: 'fi-FI',
  et_EE: 'et-EE',
  fr_CA: 'fr-CA',
  ja: 'ja-JP',
};

describe('pdfOf', () => {
  it.each(TRANSLATED_LOCALES)('writes title, player, headings, rows and totals in %s', async (locale) => {
    const [page = ''] = await pagesOf(2, { locale, language: LANGUAGES[locale] });
    const label = (key: string): string => content.textOf(`export.${key}`, locale) ?? key;
    for (const key of ['title.games', 'player', 'column.at', 'column.game', 'column.net', 'rounds'])
      expect(joined(page)).toContain(joined(label(key)));
    expect(page).toContain('Aino Virtanen');
    expect(page).toContain('Round 2');
    expect(page).not.toContain('�');
    expect(joined(page)).toContain(joined(label('page').replace('{page}', '1').replace('{pages}', '1')));
  });

  it('writes amounts and instants as the language and the licence’s time zone do', async () => {
    const [page = ''] = await pagesOf(1);
    expect(page).toContain('-€1,234.56');
    // 10:00 UTC
    expect(page).toContain('11:00:00');
    const [finnish = ''] = await pagesOf(1, { locale: 'fi', language: 'fi-FI' });
    expect(joined(finnish)).toContain('−1234,56€');
  });

  it('numbers all pages and repeats the headings on each', async () => {
    const pages = await pagesOf(100);
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      for (const heading of ['Date', 'Game', 'Net']) expect(page.split('\n')).toContain(heading);
    });
  });

  it.each(TRANSLATED_LOCALES)(
    'says before and after the rows that it shows the first 2,000 only: %s',
    async (locale) => {
      const language = LANGUAGES[locale];
      const pages = await pagesOf(2_001, { locale, language });
      const note = joined(
        (content.textOf('export.cut', locale) ?? '').replace(
          '{rows}',
          new Intl.NumberFormat(language).format(2_000),
        ),
      );
      const all = joined(pages.join(''));
      expect(all.split(note)).toHaveLength(3);
      expect(joined(pages[0] ?? '')).toContain(note);
      expect(all).toContain('Round2000');
      expect(all).not.toContain('Round2001');
    },
  );

  it('has no such sentence with 2,000 rows', async () => {
    expect((await pagesOf(2_000)).join('')).not.toContain('This PDF shows only');
  });

  it('writes a name with control characters in one line', async () => {
    const [page = ''] = await pagesOf(0, { name: 'Aino\n\u202EVirtanen' });
    expect(page).toContain('Aino  Virtanen');
  });
});
