import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { OfferedMatch } from '@foyer/kernel/sports-risk-answers';
import type { BoostedCombination } from '@foyer/market/content';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { BoostedCombinationsEditor } from './BoostedCombinationsEditor.tsx';

const MATCHES: readonly OfferedMatch[] = [
  ['hal1', 'Harbour', 'Valley'],
  ['mer1', 'Meadow', 'Castle'],
].map(([id = '', home = '', away = '']) => ({
  id,
  competition: 'Northern League',
  home,
  away,
  startsAt: '2026-12-01T18:00:00.000Z',
  markets: [
    {
      kind: 'winner' as const,
      line: null,
      outcomes: [
        { id: 'home' as const, price: 2_000 },
        { id: 'away' as const, price: 3_000 },
      ],
    },
    { kind: 'total' as const, line: 250, outcomes: [{ id: 'over' as const, price: 1_500 }] },
  ],
}));

/** A busy machine renders long forms slowly. */
jest.setTimeout(60_000);

const { fetch } = globalThis;
let requested: string[];
beforeEach(() => {
  requested = [];
  globalThis.fetch = ((address: string) => {
    requested.push(address);
    const asked = new URL(address, 'http://console.test').searchParams;
    const ids = asked.get('events')?.split(',');
    const found = MATCHES.filter(({ id, home }) =>
      ids ? ids.includes(id) : home.toLowerCase().includes(asked.get('text') ?? ''),
    );
    const body = { matches: ids ? found : found.map((match) => ({ ...match, markets: [] })) };
    return Promise.resolve({ ok: true, status: 200, json: () => Promise.resolve(body) });
  }) as unknown as typeof globalThis.fetch; // only what the request reads
});
afterEach(() => void (globalThis.fetch = fetch));

function open(initial: readonly BoostedCombination[] = []) {
  const changed = jest.fn<(value: readonly BoostedCombination[]) => void>();
  function Editor() {
    const [value, setValue] = useState(initial);
    return (
      <BoostedCombinationsEditor
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
  return { user: userEvent.setup(), last: () => changed.mock.calls.at(-1)?.[0] };
}

const STORED: BoostedCombination = {
  id: 'derby-double',
  selections: [
    { event: 'hal1', kind: 'winner', line: null, outcome: 'home' },
    { event: 'gone', kind: 'winner', line: null, outcome: 'home' },
  ],
  price: 7_000,
  maximumStake: 2_500,
  startsAt: '2026-12-01T00:00:00Z',
  endsAt: '2026-12-02T00:00:00Z',
};

it('builds a combination from matches that are found by name, with the boost beside the odds', async () => {
  const { user, last } = open();
  await user.click(screen.getByRole('button', { name: 'Add combination' }));
  await user.type(screen.getByLabelText(/^Combination ID/), 'double');
  for (const [place, name] of ['harbour', 'meadow'].entries()) {
    await user.click(screen.getByRole('button', { name: 'Add selection' }));
    const selection = within(screen.getByRole('group', { name: `Selection ${place + 1}` }));
    await user.type(selection.getByLabelText(/^Find a match/), name);
    await user.click(await selection.findByRole('button', { name: new RegExp(name, 'i') }));
  }
  const second = within(screen.getByRole('group', { name: 'Selection 2' }));
  await user.selectOptions(await second.findByLabelText('Market'), 'Total 2.5');
  const first = within(screen.getByRole('group', { name: 'Selection 1' }));
  expect(last()?.[0]?.selections[0]).toMatchObject({ event: 'hal1', kind: '', outcome: '' });
  await user.selectOptions(first.getByLabelText('Market'), 'Winner');
  await user.selectOptions(first.getByLabelText('Outcome'), 'Valley, 3.00');
  // 3.00 × 1.50
  expect(screen.getByText(/Regular odds now: 4.50/)).toBeTruthy();
  const odds = screen.getByLabelText(/^Boosted odds/);
  await user.clear(odds);
  await user.type(odds, '5.2');
  expect(screen.getByText('Regular odds now: 4.50. The boost adds 20 % of the profit.')).toBeTruthy();
  await user.clear(odds);
  await user.type(odds, '8.01');
  expect(screen.getByText(/can at most double the profit: 8.00 or lower/)).toBeTruthy();
  expect(last()).toMatchObject([
    {
      id: 'double',
      price: 8_010,
      selections: [
        { event: 'hal1', kind: 'winner', line: null, outcome: 'away' },
        { event: 'mer1', kind: 'total', line: 250, outcome: 'over' },
      ],
    },
  ]);
});

it('names a match that is not offered any more, and replaces it', async () => {
  const { user, last } = open([STORED]);
  expect(await screen.findByText(/Match gone has started or is not offered/)).toBeTruthy();
  expect(screen.getByText('Choose all selections to see the regular odds.')).toBeTruthy();
  const second = within(screen.getByRole('group', { name: 'Selection 2' }));
  await user.click(second.getByRole('button', { name: 'Choose another match' }));
  await user.type(second.getByLabelText(/^Find a match/), 'meadow');
  await user.click(await second.findByRole('button', { name: 'Meadow – Castle' }));
  await user.selectOptions(await second.findByLabelText('Market'), 'Winner');
  expect(await screen.findByText('Regular odds now: 4.00. The boost adds 100 % of the profit.')).toBeTruthy();
  expect(last()?.[0]?.selections[1]?.event).toBe('mer1');
});

it('keeps the focus in the selection when its match is chosen and replaced', async () => {
  const { user } = open([STORED]);
  await screen.findByText(/Match gone has started or is not offered/);
  const second = within(screen.getByRole('group', { name: 'Selection 2' }));
  second.getByRole('button', { name: 'Choose another match' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(second.getByLabelText(/^Find a match/));
  await user.keyboard('meadow');
  (await second.findByRole('button', { name: 'Meadow – Castle' })).focus();
  await user.keyboard('{Enter}');
  await second.findByLabelText('Market');
  expect(document.activeElement).toBe(second.getByRole('button', { name: 'Choose another match' }));
});

it('does not search before two letters, and says when nothing is found', async () => {
  const { user } = open([{ ...STORED, selections: [] }]);
  await user.click(screen.getByRole('button', { name: 'Add selection' }));
  const search = screen.getByLabelText(/^Find a match/);
  await user.type(search, 'h');
  expect(requested).toEqual([]);
  await user.type(search, 'qq');
  expect(await screen.findByText('No match that has not started. Check the name.')).toBeTruthy();
});
