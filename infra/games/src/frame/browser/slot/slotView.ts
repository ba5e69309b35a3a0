import type { SlotDescription } from '../../../engines/slot/describe.ts';
import type { SlotOutcome, SlotScreen } from '../../../engines/slot/spin.ts';
import type { RoundView } from '../../../rgs/view.ts';
import { element, pause } from '../element.ts';
import type { GameKit, GameView, ShowOptions } from '../gameView.ts';
import { createReels } from './reels.ts';
import { slotRules } from './slotRules.ts';
import { createStakeStepper } from './stakeStepper.ts';
import { createSymbols } from './symbols.ts';
import { createWinAnimation } from './winAnimation.ts';

export function createSlotView(kit: GameKit): GameView {
  const { texts, amounts } = kit;
  const description = kit.session.game.description as SlotDescription; // this script is linked by slot frames only
  const symbols = createSymbols(kit);
  const reels = createReels(description, symbols);
  const counter = element('p', { class: 'free-counter', hidden: true });
  const curtain = element('div', { class: 'curtain', hidden: true });
  const stage = element(
    'div',
    { class: 'slot-stage' },
    counter,
    element('div', { class: 'reels-frame' }, reels.root),
    curtain,
  );
  const stepper = createStakeStepper(kit, description.coins, description.stakeCoins);
  const wins = createWinAnimation({ kit, reels, description, symbols, curtain });
  reels.set(
    description.rows.map((rows, reel) =>
      (description.strips.base[reel] ?? '').slice(2, 2 + Math.min(rows, 4)),
    ),
  );
  void symbols.load();

  async function showScreen(
    screen: SlotScreen,
    strips: readonly string[],
    options: ShowOptions,
  ): Promise<void> {
    await reels.settle(screen.columns, {
      ...options,
      stops: screen.stops,
      strips,
      onReelStop: () => kit.sound.tick(),
    });
  }

  async function showFree(
    outcome: SlotOutcome,
    coin: number,
    before: number,
    options: ShowOptions,
  ): Promise<void> {
    const rules = description.freeSpins;
    await wins.card(
      texts('freeTitle', { count: outcome.base.awarded }),
      texts('freeText', { multiplier: rules?.multiplier.start ?? 1 }),
      options,
    );
    document.body.classList.add('is-free');
    counter.hidden = false;
    let total = before;
    let games = outcome.base.awarded;
    for (const [index, screen] of outcome.free.entries()) {
      counter.textContent = texts('freeCounter', { game: index + 1, games, multiplier: screen.multiplier });
      reels.spin(options.isCalm);
      await pause(options.isTurbo ? 120 : 380, options.signal);
      await showScreen(screen, description.strips.free, options);
      total += screen.coins * coin;
      games += screen.awarded;
      await wins.show(screen, coin, total, {
        ...options,
        isCelebrated: screen.coins > 0 && options.isCelebrated,
      });
      if (screen.awarded > 0) await wins.card(texts('freeMore', { count: screen.awarded }), '', options);
      await pause(options.isTurbo ? 80 : 260, options.signal);
    }
    counter.hidden = true;
    document.body.classList.remove('is-free');
    await wins.card(
      texts('freeDone', { amount: amounts.money(total - before) }),
      texts('freeDoneText', { count: outcome.free.length }),
      options,
    );
  }

  return {
    stage,
    controls: stepper.root,
    stakeMinor: () => stepper.coinMinor() * description.stakeCoins,
    bet: () => ({ coinMinor: stepper.coinMinor() }),
    setEnabled: (isEnabled) => stepper.setEnabled(isEnabled),
    begin({ isCalm }) {
      wins.stop();
      reels.spin(isCalm);
    },
    async show(round, options) {
      const { outcome, coin } = slotRound(round);
      await showScreen(outcome.base, description.strips.base, options);
      await wins.show(outcome.base, coin, outcome.base.coins * coin, options);
      if (outcome.free.length > 0) await showFree(outcome, coin, outcome.base.coins * coin, options);
      await wins.finish(round, options);
    },
    cancel: () =>
      reels.set(
        (kit.session.lastRound ? lastScreen(kit.session.lastRound) : undefined)?.columns ??
          description.rows.map((rows, reel) =>
            (description.strips.base[reel] ?? '').slice(2, 2 + Math.min(rows, 4)),
          ),
      ),
    restore: (round) => reels.set(lastScreen(round).columns),
    rules: () => slotRules(kit, description, symbols, stepper.coinMinor()),
    describe: (round) => describeRound(kit, round),
  };
}

function slotRound(round: RoundView): { outcome: SlotOutcome; coin: number } {
  // the server sends slot rounds only to slot frames
  return { outcome: round.outcome as SlotOutcome, coin: (round.bet as { coinMinor: number }).coinMinor };
}

function lastScreen(round: RoundView): SlotScreen {
  const { outcome } = slotRound(round);
  return outcome.free.at(-1) ?? outcome.base;
}

function describeRound({ texts, amounts }: GameKit, round: RoundView): string {
  const returned = round.returnMinor ?? 0;
  const { outcome } = slotRound(round);
  const free = outcome.free.length > 0 ? texts('resultFree', { count: outcome.free.length }) : '';
  if (returned === 0) return texts('resultNothing');
  if (round.isFree) return `${texts('resultFreeSpin', { amount: amounts.money(returned) })} ${free}`.trim();
  return `${texts(returned > round.stakeMinor ? 'resultWin' : 'resultReturn', { amount: amounts.money(returned), stake: amounts.money(round.stakeMinor) })} ${free}`.trim();
}
