import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WalletState } from '@foyer/contract';
import { fakeServices, renderPiece, signedInSession, streamingWallet } from '@foyer/platform/testing';
import { aGame, aSlice } from '../catalogue/games.fixture.ts';
import { RankedList } from '../list-row/RankedList.tsx';
import { GameCard } from './GameCard.tsx';

function show(wallet: WalletState, isOn = true, piece = <GameCard game={aGame('Ember')} />) {
  const services = fakeServices({ features: { BonusChecker: isOn } });
  services.session.set(signedInSession());
  services.wallet.set(wallet);
  renderPiece(piece, { services });
  return services;
}

const rankedList = (layout: 'dense' | 'led') => (
  <RankedList
    layout={layout}
    list={{ name: 'Top', slug: 'top', games: aSlice([aGame('Tide'), aGame('Ember')]) }}
  />
);

describe('bonus checker of a game tile', () => {
  it('opens from the tile of a player with bonus money, beside the link to the game', async () => {
    const { overlays } = show(streamingWallet({ bonusBalance: 500 }));
    const tile = within(screen.getByRole('article'));
    await userEvent.click(tile.getByRole('button', { name: 'Check your bonus: Ember' }));
    expect(overlays.open).toHaveBeenCalledWith('bonus-checker', { gameSlug: aGame('Ember').slug });
    expect(tile.getByRole('link', { name: 'Ember' })).toBeTruthy();
  });

  it('is reached by keyboard before the link of the tile', async () => {
    const { overlays } = show(streamingWallet({ bonusBalance: 500 }));
    const button = screen.getByRole('button');
    for (let step = 0; step < 3 && document.activeElement !== button; step += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(overlays.open).toHaveBeenCalledTimes(1);
  });

  it.each<[string, WalletState, boolean]>([
    ['without bonus money', streamingWallet({ balance: 500 }), true],
    ['before the balance is known', { status: 'LOADING' }, true],
    ['at brands without the checker', streamingWallet({ bonusBalance: 500 }), false],
  ])('is absent %s', (_when, wallet, isOn) => {
    show(wallet, isOn);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('bonus checker of a ranked list', () => {
  it.each(['dense', 'led'] as const)('opens for each game of the layout %s', async (layout) => {
    const { overlays } = show(streamingWallet({ bonusBalance: 500 }), true, rankedList(layout));
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Check your bonus: Tide',
      'Check your bonus: Ember',
    ]);
    const row = within(screen.getByRole('link', { name: /Ember/ }).closest('li') as HTMLElement);
    await userEvent.click(row.getByRole('button'));
    expect(overlays.open).toHaveBeenCalledWith('bonus-checker', { gameSlug: 'ember' });
  });

  it.each<[string, WalletState, boolean]>([
    ['without bonus money', streamingWallet({ balance: 500 }), true],
    ['at brands without the checker', streamingWallet({ bonusBalance: 500 }), false],
  ])('is absent %s', (_when, wallet, isOn) => {
    show(wallet, isOn, rankedList('dense'));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
