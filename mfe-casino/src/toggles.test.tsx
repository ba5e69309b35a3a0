import { describe } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { BrandToggle } from '@foyer/market';
import { fakeServices, renderPiece, signedInSession } from '@foyer/platform/testing';
import { probeToggle } from '@foyer/testing/toggles';
import { BonusCheckButton } from './features/bonus-checker/BonusCheckButton.tsx';
import { aGame } from './features/catalogue/games.fixture.ts';
import { GameInformation } from './features/game-information/GameInformation.tsx';
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

  probeToggle('ShowRTP', 'the facts of a game tile', (isOn) => {
    cleanup();
    const { container } = renderPiece(<GameCard game={aGame('Ember')} ratio="portrait" />, {
      services: playerOf('ShowRTP', isOn),
    });
    return container.textContent?.includes('96%');
  });
});
