import { describe } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { probeToggle } from '@foyer/testing/toggles';
import { dueOverlay } from '../services/player/accountOverlays.machine.ts';
import { arrangeLayout } from './arrangeLayout.ts';
import { BottomBar } from './bottom-bar/BottomBar.tsx';

describe('toggles of the frame', () => {
  probeToggle(
    'QuickMenu',
    'the quick menu',
    (hasQuickMenu) =>
      arrangeLayout({
        layout: 'logged-in',
        route: 'lobby',
        session: 'LOGGED_IN',
        canRefresh: true,
        hasActiveGuard: false,
        hasQuickMenu,
      }).quickMenu,
  );

  probeToggle('Sportsbook', 'the bottom bar', (isOn) => {
    cleanup();
    renderPiece(<BottomBar isMenuOpen={false} onMenu={() => undefined} />, {
      services: fakeServices({ features: { Sportsbook: isOn } }),
    });
    return screen.queryByRole('link', { name: 'Sports' }) !== null;
  });

  probeToggle('OverlaySourceOfWealth', 'the overlay of a player without a declaration', (hasSowOverlay) =>
    dueOverlay({
      kycStatus: 'Done',
      isKycRequired: true,
      sowStatus: 'Required',
      isSowOverdue: false,
      hasSowOverlay,
      route: 'lobby',
      layout: 'logged-in',
      shown: new Set(),
    }),
  );
});
