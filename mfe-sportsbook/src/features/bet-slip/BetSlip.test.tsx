import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlaceSportsBetInput } from '@foyer/graphql/main';
import { fakeServices, renderPiece, signedInSession, streamingWallet } from '@foyer/platform/testing';
import { writeCoupon } from '../coupon/coupon.ts';
import { bookmaker, plainOffer } from '../placement/bookmaker.fixture.ts';
import { aSnapshot, anEvent } from '../sports-feed/board.fixture.ts';
import { START, transition } from '../sports-feed/feed.machine.ts';
import { BetSlip } from './BetSlip.tsx';

async function show(events: readonly string[], sent: PlaceSportsBetInput[] = []): Promise<void> {
  const services = fakeServices({ path: '/en/sports/' });
  services.session.set(signedInSession());
  services.wallet.set(streamingWallet());
  const coupon = events.map((event, index) => ({
    event,
    kind: 'winner' as const,
    line: null,
    outcome: events.indexOf(event) === index ? ('home' as const) : ('away' as const),
    price: 1_900,
  }));
  services.storage.write('sportsCoupon', writeCoupon(coupon));
  const board = transition(START, {
    type: 'message-arrived',
    message: aSnapshot([...new Set(events)].map((event) => anEvent(event))),
  });
  renderPiece(<BetSlip offer={{ board }} />, {
    services,
    mocks: [...plainOffer(), bookmaker(sent, { refusals: ['SELECTION_SUSPENDED'] })],
  });
  await screen.findByRole('button', { name: '€5.00' });
}

describe('bankers', () => {
  it('are part of each line, and sent with the bet', async () => {
    const sent: PlaceSportsBetInput[] = [];
    await show(['a', 'b', 'c', 'd'], sent);
    await userEvent.click(screen.getByRole('button', { name: 'Banker a Rovers wins' }));
    expect(screen.getByText(/^The banker is part of every line/)).toBeTruthy();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Type of bet' }),
      'Trixie, 1 banker · 4 lines',
    );
    await userEvent.click(await screen.findByRole('button', { name: '€5.00' }));
    await userEvent.click(screen.getByRole('button', { name: 'Place bet for €20.00' }));
    expect(await screen.findByText(/^A selection is suspended/)).toBeTruthy();
    expect(sent).toMatchObject([{ bankers: [0], sizes: [2, 3], stakePerLine: 500 }]);
  });

  it('are not offered for the last two others, with the reason', async () => {
    await show(['a', 'b', 'c']);
    await userEvent.click(screen.getByRole('button', { name: 'Banker a Rovers wins' }));
    expect(screen.queryByRole('button', { name: 'Banker b Rovers wins' })).toBeNull();
    expect(screen.getByText('At least two selections must remain that aren’t bankers.')).toBeTruthy();
  });

  it.each([
    ['two selections', ['a', 'b'], 'You can choose a banker with three or more selections.'],
    ['two selections of one match', ['a', 'a', 'b'], 'Two selections of the same match can’t be bankers.'],
  ])('are explained for %s', async (_case, events, reason) => {
    await show(events);
    expect(screen.getByText(reason)).toBeTruthy();
  });
});
