import { describe, expect, it } from '@jest/globals';
import { formatMoney } from '@foyer/money';
import { convertAmounts, richBlocks } from './richText.ts';

describe('rich text', () => {
  it('is split at blank lines and has headings', () => {
    expect(richBlocks('## One\n\nTwo\nthree\n\n\n<b>Four</b>\n')).toEqual([
      { kind: 'heading', text: 'One' },
      { kind: 'paragraph', text: 'Two\nthree' },
      { kind: 'paragraph', text: '<b>Four</b>' },
    ]);
  });

  it.each([
    ['Begins at [EUR 2500].', 'EUR', 1, 'Begins at €2,500.00.'],
    ['[EUR 100] or [EUR 1]', 'USD', 1.1, '$110.00 or $1.10'],
    ['[EUR x] [USD 5] EUR 5', 'EUR', 1, '[EUR x] [USD 5] EUR 5'],
  ])('writes amounts of %s in %s', (text, currency, rate, expected) =>
    expect(convertAmounts(text, currency, rate, (amount) => formatMoney(amount, 'en'))).toBe(expected),
  );
});
