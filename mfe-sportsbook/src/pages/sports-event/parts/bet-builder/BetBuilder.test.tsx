import { describe, expect, it } from '@jest/globals';
import { writeParts } from '@foyer/kernel/bet-builder';
import { outcomesOf, type MarketKind, type MarketSelection, type OutcomeId } from '@foyer/kernel/markets';
import type { BuilderMessage } from '@foyer/kernel/sports-builder';
import { SPORTS_FEED_VERSION, type FeedMarket } from '@foyer/kernel/sports-feed';
import { fakeServices, renderPage } from '@foyer/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMatchMessage, NOON } from '../../../../features/sports-feed/board.fixture.ts';
import { feedWorld } from '../../../../features/sports-feed/feedWorld.fixture.ts';
import { Component } from '../../SportsEventPage.tsx';

const feed = feedWorld();

// jsdom has no popovers.
HTMLElement.prototype.hidePopover ??= () => undefined;

const market = (kind: MarketKind, line: number | null = null): FeedMarket => ({
  kind,
  line,
  status: 'open',
  outcomes: outcomesOf(kind).map((id) => ({ id, price: 2_000 })),
});
const part = (kind: MarketKind, outcome: OutcomeId, line: number | null = null): MarketSelection => ({
  kind,
  line,
  outcome,
});
const HOME = part('winner', 'home');
const AWAY = part('winner', 'away');
const OVER = part('total', 'over', 250);
const DOUBLE = part('doubleChance', 'home-or-draw');

const answer = (parts: readonly MarketSelection[], message: Partial<BuilderMessage>): void =>
  feed.answer(
    `/sports-feed/matches/north/builder?${new URLSearchParams({ parts: writeParts(parts) }).toString()}`,
    {
      v: SPORTS_FEED_VERSION,
      type: 'builder',
      at: NOON,
      status: 'open',
      price: 4_000,
      problems: [],
      ...message,
    },
  );

/** The page in the mode of the bet builder. */
async function open(cookie?: string) {
  const services = fakeServices({ path: '/en/sports/event/north/', now: NOON });
  if (cookie !== undefined) services.storage.write('sportsCoupon', cookie);
  answer([HOME], { status: 'incomplete', price: 2_000 });
  answer([OVER], { status: 'incomplete', price: 2_000 });
  const page = renderPage(Component, { services, params: { event: 'north' } });
  feed.deliver(
    aMatchMessage({
      markets: [market('winner'), market('total', 250), market('doubleChance'), market('asianTotal', 225)],
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Bet builder' }));
  const panel = within(await screen.findByRole('region', { name: 'Bet builder' }));
  return { ...page, services, panel };
}

const press = async (group: string, name: RegExp): Promise<void> => {
  await userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }));
  await act(() => Promise.resolve());
};

describe('the bet builder of a match', () => {
  it('combines selections at one price and adds them to the slip as one', async () => {
    answer([HOME, OVER], {});
    const { panel, services } = await open();
    expect(panel.getByText(/^Choose 2 to 8 selections/)).toBeTruthy();
    await press('Match result (regular time)', /Rovers/);
    expect(panel.getByRole('status').textContent).toBe('Add another selection to see the combined odds.');
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Add to bet slip' }).disabled).toBe(true);
    await press('Total goals', /Over/);
    expect(await panel.findByText('Combined odds 4.00')).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Add to bet slip' }));
    expect(panel.getByRole('status').textContent).toBe('Added to your bet slip.');
    expect(services.storage.read('sportsCoupon')).toBe('north~X~~t*250*o_w**h~4000');
    const slip = within(screen.getByRole('complementary', { name: 'Bet slip', hidden: true }));
    const parts = within(
      await slip.findByRole('list', { name: 'Selections of the bet builder', hidden: true }),
    );
    expect(parts.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Match result (regular time): north Rovers wins',
      'Total goals: Over 2.5',
    ]);
  });

  it('replaces the outcome of a market, and removes a selection that is pressed again', async () => {
    answer([AWAY], { status: 'incomplete', price: 2_000 });
    const { panel } = await open();
    await press('Match result (regular time)', /Rovers/);
    await press('Match result (regular time)', /City/);
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Match result (regular time): north City wins',
    ]);
    await press('Match result (regular time)', /City/);
    expect(panel.queryByRole('listitem')).toBeNull();
  });

  it('says why a combination is refused, and offers the nearest one', async () => {
    answer([HOME, OVER], {
      status: 'refused',
      price: null,
      problems: [
        {
          reason: 'IMPOSSIBLE',
          parts: [0, 1],
          alternative: { part: 1, selection: { ...OVER, outcome: 'under' } },
        },
      ],
    });
    answer([HOME, { ...OVER, outcome: 'under' }], { price: 3_500 });
    const { panel } = await open();
    await press('Match result (regular time)', /Rovers/);
    await press('Total goals', /Over/);
    expect(await panel.findByText('These selections can’t be combined')).toBeTruthy();
    expect(
      panel.getByText(
        '“Match result (regular time): north Rovers wins” and “Total goals: Over 2.5” can’t both win.',
      ),
    ).toBeTruthy();
    await userEvent.click(panel.getByRole('button', { name: 'Use Total goals: Under 2.5 instead' }));
    expect(await panel.findByText('Combined odds 3.50')).toBeTruthy();
  });

  it('offers to remove a selection that another one contains', async () => {
    answer([HOME, DOUBLE], {
      status: 'refused',
      price: null,
      problems: [{ reason: 'CONTAINED', parts: [0, 1], alternative: { part: 1, selection: null } }],
    });
    const { panel } = await open();
    await press('Match result (regular time)', /Rovers/);
    await press('Double chance', /^north Rovers or draw/);
    const remove = await panel.findAllByRole('button', {
      name: 'Remove Double chance: north Rovers or draw',
    });
    await userEvent.click(remove.at(-1) ?? document.body);
    expect(panel.getAllByRole('listitem')).toHaveLength(1);
  });

  it('has no price while the feed does not answer', async () => {
    const { panel } = await open();
    await press('Match result (regular time)', /Rovers/);
    await press('Total goals', /Over/);
    expect(await panel.findByText(/^We can’t calculate the odds right now/)).toBeTruthy();
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Add to bet slip' }).disabled).toBe(true);
  });

  it('leaves out quarter lines', async () => {
    await open();
    expect(screen.queryByRole('group', { name: 'Asian total' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Bet builder' }));
    expect(screen.getByRole('group', { name: 'Asian total' })).toBeTruthy();
  });

  it('compares a bet builder of the slip with its current price', async () => {
    answer([OVER, HOME], { price: 4_500 });
    const { services } = await open('north~X~~t*250*o_w**h~4000');
    const slip = within(screen.getByRole('complementary', { name: 'Bet slip', hidden: true }));
    await userEvent.click(await slip.findByRole('button', { name: 'Accept 4.50', hidden: true }));
    expect(services.storage.read('sportsCoupon')).toBe('north~X~~t*250*o_w**h~4500');
    expect(slip.queryByRole('button', { name: 'Accept 4.50', hidden: true })).toBeNull();
  });

  it('does not fill a slip above its limit', async () => {
    answer([HOME, OVER], {});
    const full = Array.from({ length: 10 }, (_, index) => `north~t~${index * 100 + 50}~o~1950`).join('.');
    const { panel, services } = await open(full);
    await press('Match result (regular time)', /Rovers/);
    await press('Total goals', /Over/);
    await panel.findByText('Combined odds 4.00');
    await userEvent.click(panel.getByRole('button', { name: 'Add to bet slip' }));
    expect(panel.getByRole('alert').textContent).toMatch(/^Your bet slip is full/);
    expect(services.storage.read('sportsCoupon')).toBe(full);
  });
});
