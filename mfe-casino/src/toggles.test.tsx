import { describe } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { BrandToggle } from '@foyer/market';
import { fakeServices, renderPiece, signedInSession } from '@foyer/platform/testing';
import { probeToggle } from '@foyer/testing/toggles';
import { BonusCheckButton } from './features/bonus-checker/BonusCheckButton.tsx';
import { aGame, aSlice } from './features/catalogue/games.fixture.ts';
import { GameInformation } from './features/game-information/GameInformation.tsx';
import { FilterPanel } from './features/game-browser/FilterPanel.tsx';
import { NO_FILTERS } from './features/game-browser/gameFilters.ts';
import { RankedList } from './features/list-row/RankedList.tsx';
import { LobbyBlock } from './pages/lobby/parts/lobby-block/LobbyBlock.tsx';
import { GameCard } from './features/game-tile/GameCard.tsx';

const playerOf = (toggle: BrandToggle, isOn: boolean) => {
  const services = fakeServices({ features: { [toggle]: isOn } });
  services.session.set(signedInSession());
  return services;
};

describe('toggles of the casino', () => {
  probeToggle('BonusChecker', 'the button of the game page', (isOn) => {
    cleanup();
    renderPiece(<BonusCheckButton gameSlug="ember" />, { services: playerOf('BonusChecker', isOn) });
    return screen.queryByRole('button', { name: 'Check your bonus' }) !== null;
  });

  probeToggle('EnableGamesInformationMessage', 'the information of the game page', (isOn) => {
    cleanup();
    renderPiece(<GameInformation />, { services: playerOf('EnableGamesInformationMessage', isOn) });
    return screen.queryByText(/Results are random/) !== null;
  });

  probeToggle('ShowRTP', 'the details on a game tile', (isOn) => {
    cleanup();
    const { container } = renderPiece(<GameCard game={aGame('Ember')} ratio="portrait" />, {
      services: playerOf('ShowRTP', isOn),
    });
    return container.textContent?.includes('96%');
  });

  probeToggle('ShowRTP', 'the lines of a ranked list', (isOn) => {
    cleanup();
    const list = { name: 'Top', slug: 'top', games: aSlice([aGame('Ember')]) };
    const { container } = renderPiece(<RankedList layout="dense" list={list} />, {
      services: playerOf('ShowRTP', isOn),
    });
    return container.textContent?.includes('96%');
  });

  probeToggle('ShowRTP', 'the filters of games', (isOn) => {
    cleanup();
    renderPiece(<FilterPanel games={[]} filters={NO_FILTERS} onChange={() => undefined} />, {
      services: playerOf('ShowRTP', isOn),
    });
    return screen.queryByRole('combobox', { name: /RTP/ }) !== null;
  });

  probeToggle('Sportsbook', 'the block of sports in the lobby', (isOn) => {
    cleanup();
    const block = { __typename: 'TopSportsBlock', id: 'sports', type: 'TOP_SPORTS', title: null } as const;
    const { container } = renderPiece(<LobbyBlock block={block} layout="portrait" eager={false} />, {
      services: playerOf('Sportsbook', isOn),
    });
    return container.childElementCount > 0;
  });
});
