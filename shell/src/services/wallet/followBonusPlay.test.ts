import { describe, expect, it } from '@jest/globals';
import { money } from '@foyer/money';
import { fakeServices, streamingWallet } from '@foyer/platform/testing';
import { followBonusPlay } from './followBonusPlay.ts';

function play({ bonus = 1_000, hasToggle = true } = {}) {
  const services = fakeServices();
  Object.assign(services.flags, { has: () => hasToggle });
  const wallet = streamingWallet();
  services.wallet.set({
    ...wallet,
    bonusBalance: money(bonus, 'EUR'),
    bonusEnabled: bonus > 0,
  } as typeof wallet);
  followBonusPlay(services);
  const launch = (slug: string, mode: 'REAL' | 'DEMO' = 'REAL'): void =>
    services.bus.emit('game.launched', { slug, mode });
  return { services, launch };
}

describe('the bonus checker', () => {
  it('explains the bonus once for each game that is played with bonus money', () => {
    const { services, launch } = play();
    launch('comet');
    launch('comet');
    launch('fjord');
    expect(services.overlays.open).toHaveBeenCalledTimes(2);
    expect(services.overlays.open).toHaveBeenCalledWith('bonus-checker', { gameSlug: 'comet' });
  });

  it.each([
    ['without bonus money', { bonus: 0 }, 'REAL'],
    ['without the brand toggle', { hasToggle: false }, 'REAL'],
    ['in a demo', {}, 'DEMO'],
  ] as const)('does not open %s', (_name, world, mode) => {
    const { services, launch } = play(world);
    launch('comet', mode);
    expect(services.overlays.open).not.toHaveBeenCalled();
  });
});
