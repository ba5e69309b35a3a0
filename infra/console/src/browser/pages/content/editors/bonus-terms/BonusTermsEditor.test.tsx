import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { contentSchemaOf, type BonusTerms } from '@foyer/market/content';
import * as v from 'valibot';
import { messages as problems } from '../../Problems.messages.ts';
import { useState } from 'react';
import { BonusTermsEditor } from './BonusTermsEditor.tsx';

const TERMS: BonusTerms = {
  lastsDays: 14,
  maximumStake: 500,
  contributions: {
    SLOT: 10_000,
    INSTANT: 10_000,
    TABLE: 2_000,
    ROULETTE: 2_000,
    BLACKJACK: 1_000,
    LIVE: 1_000,
    JACKPOT: 0,
  },
  sports: null,
};

function open() {
  const changed = jest.fn<(terms: BonusTerms) => void>();
  function Editor() {
    const [value, setValue] = useState(TERMS);
    return (
      <BonusTermsEditor
        brand="aurora"
        value={value}
        disabled={false}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
      />
    );
  }
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <Editor />
    </IntlProvider>,
  );
  return () => changed.mock.calls.at(-1)?.[0];
}

it('previews the terms as a player gets them', async () => {
  open();
  expect(screen.getByText('Wager within 14 days')).toBeTruthy();
  expect(screen.getByText('Maximum stake with bonus money: €5.00')).toBeTruthy();
  expect(screen.getByText('Table games: 20 % of each stake counts')).toBeTruthy();
  expect(screen.getByText('Games with a jackpot: not playable with bonus money')).toBeTruthy();
  expect(screen.getByText('Sports bets: not playable with bonus money')).toBeTruthy();
});

it('stores percentages as basis points and odds as thousandths', async () => {
  const last = open();
  const table = screen.getByLabelText('Table games');
  await userEvent.clear(table);
  await userEvent.type(table, '12.5');
  expect(last()?.contributions.TABLE).toBe(1_250);
  await userEvent.click(screen.getByRole('switch', { name: 'Sports bets with bonus money' }));
  const odds = screen.getByLabelText('Minimum odds of each selection');
  await userEvent.clear(odds);
  await userEvent.type(odds, '1.8');
  expect(last()?.sports?.minimumPrice).toBe(1_800);
  expect(screen.getByText('Sports bets: minimum odds 1.80 for each selection, one line')).toBeTruthy();
});

it('has a text for each problem of a number or a market code', () => {
  const sports = { basisPoints: 1, minimumPrice: 1_500, maximumLines: 1, excludedMarkets: ['nonsense'] };
  const { issues = [] } = v.safeParse(contentSchemaOf('bonusTerms'), { ...TERMS, lastsDays: 900, sports });
  expect(issues.map(({ message }) => message)).toEqual(['OUT_OF_RANGE', 'MARKET_UNKNOWN']);
  expect(Object.keys(problems)).toEqual(expect.arrayContaining(['OUT_OF_RANGE', 'MARKET_UNKNOWN']));
});
