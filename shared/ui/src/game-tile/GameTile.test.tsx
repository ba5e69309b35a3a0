import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInKit } from '../testing/renderInKit.tsx';
import { GameGrid, GameTile } from './GameTile.tsx';

const tile = { title: 'Northern Vault', href: '/en/games/northern-vault/', artwork: '/art/1.svg' } as const;

describe('GameTile', () => {
  it('is one link to the game and, where there is one, a second to the demo that names the game', () => {
    renderInKit(<GameTile {...tile} demo={{ href: '/en/games/northern-vault/?mode=demo', label: 'Demo' }} />);
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Demo: Northern Vault', '/en/games/northern-vault/?mode=demo'],
      ['Northern Vault', '/en/games/northern-vault/'],
    ]);
  });

  it('hides its picture from those who listen: the title says it', () => {
    renderInKit(<GameTile {...tile} />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('loads the first row at once and the rest when near', () => {
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

  it('says why a game cannot be played, in place of its badge', () => {
    renderInKit(<GameTile {...tile} badge="New" unavailable="Not in your country" />);
    expect(screen.getByText('Not in your country')).toBeTruthy();
    expect(screen.queryByText('New')).toBeNull();
  });

  it('says the language of a foreign title', () => {
    renderInKit(<GameTile {...tile} titleLanguage="en" />);
    expect(screen.getByRole('heading').getAttribute('lang')).toBe('en');
  });
});

describe('GameGrid', () => {
  it('is a list with one item a game', () => {
    renderInKit(
      <GameGrid>
        {[<GameTile key="a" {...tile} />, <GameTile key="b" {...tile} title="Ember Hearth" />]}
      </GameGrid>,
    );
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });
});
