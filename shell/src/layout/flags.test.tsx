import { describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import type { LocalFlag } from '@foyer/market';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { Header } from './header/Header.tsx';
import { MainMenu } from './menu/MainMenu.tsx';
import { LobbyMenuDocument } from './menu/MainMenu.generated.ts';
import { arrangeLayout } from './arrangeLayout.ts';

function servicesWith(flag: LocalFlag, variation: string) {
  const services = fakeServices({ variations: { [flag]: variation } });
  services.apollo.writeQuery({
    query: LobbyMenuDocument,
    variables: { menuKey: 'lobbyMenu', locale: services.locale },
    data: MENU,
  });
  return services;
}

const entry = (id: string) => ({
  __typename: 'LobbyMenuItem' as const,
  id,
  label: id,
  path: `/game-list/${id}/`,
  icon: 'slots' as const,
  needsSignIn: false,
  items: [],
});

const MENU = {
  __typename: 'Query',
  root: {
    __typename: 'Root',
    lobbyMenu: {
      __typename: 'LobbyMenu',
      menuKey: 'lobbyMenu',
      items: [
        entry('slots'),
        { ...entry('more'), label: 'More games', items: [entry('roulette'), entry('blackjack')] },
      ],
    },
  },
} as const;

function menuWith(variation: string) {
  cleanup();
  renderPiece(<MainMenu />, { services: servicesWith('menu', variation) });
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  return {
    headings: within(menu)
      .queryAllByRole('heading')
      .map(({ textContent }) => textContent),
    lists: within(menu).getAllByRole('list').length,
    links: within(menu).getAllByRole('link').length,
    look: menu.className,
  };
}

describe('main menu', () => {
  it('has groups with headings in menu1', () => {
    expect(menuWith('menu1')).toMatchObject({ headings: ['More games'], lists: 2, links: 3 });
  });

  it('is one list without headings in menu2', () => {
    expect(menuWith('menu2')).toMatchObject({ headings: [], lists: 1, links: 3 });
  });

  it('has tiles in menu3', () => {
    expect(menuWith('menu3')).toMatchObject({ headings: ['More games'], lists: 2, links: 3 });
    expect(menuWith('menu3').look).not.toBe(menuWith('menu1').look);
  });

  it('is menu1 for an unknown value', () => {
    expect(menuWith('menu9')).toEqual(menuWith('menu1'));
  });

  it('follows a change in an open page', () => {
    const variations = { menu: 'menu1' };
    const services = fakeServices({ variations });
    services.apollo.writeQuery({
      query: LobbyMenuDocument,
      variables: { menuKey: 'lobbyMenu', locale: services.locale },
      data: MENU,
    });
    cleanup();
    renderPiece(<MainMenu />, { services });
    expect(screen.queryByRole('heading', { name: 'More games' })).not.toBeNull();
    variations.menu = 'menu2';
    act(() => services.flags.set(1));
    expect(screen.queryByRole('heading', { name: 'More games' })).toBeNull();
  });
});

describe('buttons of a visitor', () => {
  const arrangement = arrangeLayout({
    layout: 'basic',
    route: 'lobby',
    session: 'LOGGED_OUT',
    canRefresh: false,
    hasActiveGuard: false,
    hasQuickMenu: false,
  });
  const lookOf = (flag: LocalFlag, variation: string, name: string): string => {
    cleanup();
    renderPiece(<Header arrangement={arrangement} />, { services: servicesWith(flag, variation) });
    return screen.getByRole('link', { name }).className;
  };

  it.each([
    ['button_variant', 'primary', 'secondary', 'Join'],
    ['button_variant2', 'primary2', 'secondary2', 'Sign in'],
  ] as const)('%s changes the look from %s to %s', (flag, first, second, name) => {
    expect(lookOf(flag, second, name)).not.toBe(lookOf(flag, first, name));
    expect(lookOf(flag, 'unknown', name)).toBe(lookOf(flag, first, name));
  });
});
