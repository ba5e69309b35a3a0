import { element } from '../element.ts';
import type { GameKit } from '../gameView.ts';
import { icon } from '../shell/icons.ts';

export interface StakeStepper {
  readonly root: HTMLElement;
  readonly coinMinor: () => number;
  setEnabled(isEnabled: boolean): void;
}

const START_STAKE_STEPS = 4;

/** Stake selection on the server's ladder, limited by the licence's maximum stake. */
export function createStakeStepper(kit: GameKit, coins: readonly number[], stakeCoins: number): StakeStepper {
  const cap = kit.session.jurisdiction.maximumStakeMinor ?? Number.MAX_SAFE_INTEGER;
  const offered = coins.filter((coin) => coin * stakeCoins <= cap);
  const ladder = offered.length > 0 ? offered : coins.slice(0, 1);
  const last = kit.session.lastRound?.bet;
  const lastCoin = last && 'coinMinor' in last ? ladder.indexOf(last.coinMinor) : -1;
  let ladderIndex = lastCoin >= 0 ? lastCoin : Math.min(START_STAKE_STEPS, ladder.length - 1);
  let isEnabled = false;
  const lower = element(
    'button',
    { type: 'button', class: 'round-button', 'aria-label': kit.texts('stakeLower'), click: () => step(-1) },
    icon('minus'),
  );
  const higher = element(
    'button',
    { type: 'button', class: 'round-button', 'aria-label': kit.texts('stakeHigher'), click: () => step(1) },
    icon('plus'),
  );
  const value = element('output', { class: 'stepper-value' });
  const root = element(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': kit.texts('stake') },
    lower,
    value,
    higher,
  );

  function draw(): void {
    value.textContent = kit.amounts.money((ladder[ladderIndex] ?? 0) * stakeCoins);
    lower.disabled = !isEnabled || ladderIndex === 0;
    higher.disabled = !isEnabled || ladderIndex === ladder.length - 1;
  }
  function step(by: number): void {
    ladderIndex = Math.min(Math.max(ladderIndex + by, 0), ladder.length - 1);
    draw();
    kit.onBetChanged();
  }
  draw();
  return {
    root,
    coinMinor: () => ladder[ladderIndex] ?? 0,
    setEnabled(next) {
      isEnabled = next;
      draw();
    },
  };
}
