import type { GameJurisdiction } from '@foyer/kernel/game-host';
import type { Brand, LicenceProfile } from '@foyer/market';
import { brandFeatures } from '../content/features.ts';
import type { CatalogueGame } from './catalogue.ts';

/** Licence requirements for a game and the frame around it. */
export function jurisdictionOf(
  brand: Brand,
  licence: Pick<LicenceProfile, 'game' | 'session'>,
  game: CatalogueGame,
): GameJurisdiction {
  return {
    autoplay: licence.game.autoplay,
    turbo: licence.game.turbo,
    minimumRoundMs:
      game.kind === 'SLOT' ? licence.game.minimumCycleMs.slot : licence.game.minimumCycleMs.table,
    maximumStakeMinor: null,
    celebrateReturnUpToStake: licence.game.celebrateLossesDisguisedAsWins,
    buyFeature: false,
    showRtp: brandFeatures(brand).has('ShowRTP'),
    showNetPosition: licence.session.netPosition === 'mandatory',
    showSessionClock: licence.session.clock === 'mandatory',
    fullscreen: true,
  };
}
