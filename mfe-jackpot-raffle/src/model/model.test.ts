import { describe, expect, it } from '@jest/globals';
import { formatMoney, money } from '@foyer/money';
import { contributionWith, exampleStake } from './contribution.ts';
import { proposedContribution, withoutCustomJackpot } from './customJackpot.ts';
import { inCurrency, readPots } from './pots.ts';
import { convertAmounts, richBlocks } from './richText.ts';

const pots = (['total', 'mega', 'major', 'minor', 'shared'] as const).map((id, index) => ({
  id,
  current_value: index,
}));

describe('pots', () => {
  it('are valid only when all five are present', () => {
    expect(readPots(pots)).toEqual({ total: 0, mega: 1, major: 2, minor: 3, shared: 4 });
    expect(readPots(pots.slice(1))).toBeUndefined();
    expect(readPots([...pots.slice(1), { id: 'total', current_value: Number.NaN }])).toBeUndefined();
  });

  it.each([
    [123_456, 'EUR', 1, 123_456],
    [100, 'CAD', 1.52, 152],
    [1_000, 'JPY', 165, 1_650],
    [1, 'GBP', 0.86, 0],
    // Floating-point arithmetic would lose a cent.
    [100, 'USD', 1.15, 115],
    [9_007_199_254_740_991, 'EUR', 1, 9_007_199_254_740_991],
  ])('%d euro cents in %s at %d are %d', (cents, currency, rate, minor) =>
    expect(inCurrency(cents, currency, rate)).toEqual(money(minor, currency)),
  );
});

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
  ])('%s in %s', (text, currency, rate, expected) =>
    expect(convertAmounts(text, currency, rate, (amount) => formatMoney(amount, 'en'))).toBe(expected),
  );
});

describe('contribution', () => {
  it.each([
    ['5', true, money(100, 'EUR'), money(5, 'EUR')],
    ['5', true, money(19, 'EUR'), money(0, 'EUR')],
    ['2.5', true, money(1_000, 'EUR'), money(25, 'EUR')],
    ['0.10', false, money(5_000, 'USD'), money(10, 'USD')],
    ['0.57', true, money(10_000, 'EUR'), money(57, 'EUR')],
    ['50', true, money(9_007_199_254_740_991, 'EUR'), money(4_503_599_627_370_495, 'EUR')],
    ['x', true, money(100, 'EUR'), undefined],
    ['x', false, money(100, 'EUR'), undefined],
  ])('%s (percent: %s)', (option, isPercentage, stake, expected) =>
    expect(contributionWith(option, isPercentage, stake)).toEqual(expected),
  );

  it('is explained with a typical stake', () =>
    expect([exampleStake('EUR'), exampleStake('JPY')]).toEqual([money(100, 'EUR'), money(100, 'JPY')]));
});

describe('setCustomJackpot', () => {
  it.each([
    ['?setCustomJackpot=5', '5'],
    ['?a=1&setCustomJackpot=2', '2'],
    ['?setCustomJackpot=7', undefined],
    ['?setCustomJackpot=', undefined],
    ['', undefined],
  ])('%s proposes %s', (search, expected) => expect(proposedContribution(search, ['2', '5'])).toBe(expected));

  it('is removed and leaves the rest', () => {
    expect(withoutCustomJackpot('?a=1&setCustomJackpot=5')).toBe('?a=1');
    expect(withoutCustomJackpot('?setCustomJackpot=5')).toBe('');
  });
});
