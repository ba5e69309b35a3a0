import { describe } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { probeToggle } from '@foyer/testing/toggles';
import { BottomBar } from './bottom-bar/BottomBar.tsx';

describe('toggles of the frame', () => {
  probeToggle('Sportsbook', 'the bottom bar', (isOn) => {
    cleanup();
    renderPiece(<BottomBar isMenuOpen={false} onMenu={() => undefined} />, {
      services: fakeServices({ features: { Sportsbook: isOn } }),
    });
    return screen.queryByRole('link', { name: 'Sports' }) !== null;
  });
});
