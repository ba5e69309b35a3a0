import type { EventBus, Flags, Overlays, Wallet } from '@foyer/contract';

export interface BonusPlayPorts {
  readonly bus: EventBus;
  readonly flags: Flags;
  readonly overlays: Overlays;
  readonly wallet: Wallet;
}

/**
 * Explains the terms of the player's bonus before the first real-money round of each game, where the brand
 * has the toggle BonusChecker (requirements/entities#feature-toggles).
 */
export function followBonusPlay({ bus, flags, overlays, wallet }: BonusPlayPorts): void {
  const explained = new Set<string>();
  bus.on('game.launched', ({ slug, mode }) => {
    const state = wallet.current();
    if (mode !== 'REAL' || state.status !== 'STREAMING' || state.bonusBalance.minor === 0) return;
    if (!flags.has('BonusChecker') || explained.has(slug)) return;
    explained.add(slug);
    void overlays.open('bonus-checker', { gameSlug: slug });
  });
  bus.on('session.signed-out', () => explained.clear());
}
