import { expect, it } from '@jest/globals';
import { marketText, outcomeText } from './marketText.ts';

const SIDES = { home: 'Harbour', away: 'Valley' };

it.each([
  ['home', 'Harbour'],
  ['draw', 'draw'],
  ['home-or-draw', 'Harbour or draw'],
  ['draw/away', 'draw / Valley'],
  ['away+2', 'Valley +2'],
  ['6+', '6 or more'],
  ['first-half', 'first half'],
  ['2:1', '2–1'],
  ['h9', 'Harbour, player 9'],
  ['over', 'over'],
])('writes the outcome %s as %s', (outcome, expected) => {
  expect(outcomeText(outcome, SIDES)).toBe(expected);
});

it('writes a market with its line', () => {
  expect(marketText('asianHandicap', -75)).toBe('Asian handicap -0.75');
});
