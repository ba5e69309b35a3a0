import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInKit } from '../testing/renderInKit.tsx';
import { GameGrid, GameTile } from './GameTile.tsx';

const tile = { title: 'Northern Vault', href: '/en/games/northern-vault/', artwork: '/art/1.svg' } as const;

describe('GameTile', () => {
  it('links to the game and, if there is one, to the demo with the name of the game', () => {
    renderInKit(<GameTile {...tile} demo={{ href: '/en/games/northern-vault/?mode=demo', label: 'Demo' }} />);
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Demo: Northern Vault', '/en/games/northern-vault/?mode=demo'],
      ['Northern Vault', '/en/games/northern-vault/'],
    ]);
  });

  it('hides its image from screen readers: the title names the game', () => {
    renderInKit(<GameTile {...tile} />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('loads the images of the first row eagerly and the others lazily', () => {
    const { container } = renderInKit(
      <>
        <GameTile {...tile} eager />
        <GameTile {...tile} />
      </>,
    );
    expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
      'eager',
      'lazy',
    ]);
  });

  it('shows the reason why a game is unavailable instead of its badge', () => {
    renderInKit(<GameTile {...tile} badge="New" unavailable="Not in your country" />);
    expect(screen.getByText('Not in your country')).toBeTruthy();
    expect(screen.queryByText('New')).toBeNull();
  });

  it('sets the lang attribute of a title in another language', () => {
    renderInKit(<GameTile {...tile} titleLanguage="en" />);
    expect(screen.getByRole('heading').getAttribute('lang')).toBe('en');
  });
});

describe('GameGrid', () => {
  it('is a list with one item per game', () => {
    renderInKit(
      <GameGrid>
        {[<GameTile key="a" {...tile} />, <GameTile key="b" {...tile} title="Ember Hearth" />]}
      </GameGrid>,
    );
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });
});
