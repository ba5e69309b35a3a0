import type {
  Chip,
  RouletteBet,
  RouletteDescription,
  RouletteOutcome,
} from '../../../engines/roulette/round.ts';
import { colourOf } from '../../../engines/roulette/wheel.ts';
import type { RoundView } from '../../../rgs/view.ts';
import { element } from '../element.ts';
import type { GameKit, GameView } from '../gameView.ts';
import {
  addChip,
  clearChips,
  doubleAll,
  EMPTY_STACK,
  placeAll,
  removeSpot,
  toBet,
  totalOf,
  undo,
  type ChipStack,
  type TableLimits,
} from './chipStack.ts';
import { createChipTray, type TrayAction } from './chipTray.ts';
import { createBettingTable } from './bettingTable.ts';
import { createLastNumbers } from './lastNumbers.ts';
import { rouletteRules } from './rouletteRules.ts';
import { createWheelView } from './wheelView.ts';

export function createRouletteView(kit: GameKit): GameView {
  const { texts, session } = kit;
  const description = session.game.description as RouletteDescription; // this script is linked by roulette frames only
  const limits: TableLimits = { description, maximumStakeMinor: session.jurisdiction.maximumStakeMinor };
  let stack: ChipStack = EMPTY_STACK;
  let lastBet: readonly Chip[] = [];
  let isEnabled = false;

  const wheel = createWheelView(texts('wheel'));
  const result = element('output', { class: 'result', hidden: true });
  const last = createLastNumbers(texts);
  const bettingTable = createBettingTable(kit, {
    place: (spot) => change(addChip(stack, spot, tray.chipMinor(), limits)),
    remove: (spot) => change(removeSpot(stack, spot)),
  });
  const tray = createChipTray(kit, description.chips, (action) => change(afterAction(action)));
  const stage = element(
    'div',
    { class: 'roulette-stage' },
    element('div', { class: 'wheel-side' }, wheel.root, result, last.root),
    bettingTable.root,
  );

  function afterAction(action: TrayAction): ChipStack {
    switch (action) {
      case 'undo':
        return undo(stack);
      case 'clear':
        return clearChips(stack);
      case 'double':
        return doubleAll(stack, limits);
      case 'repeat':
        return placeAll(stack, lastBet, limits);
    }
  }
  function change(next: ChipStack): void {
    if (!isEnabled) return;
    if (next === stack) kit.setStatus(texts('tableLimit'));
    else if (Object.keys(stack.chips).length === 0) showResult(null);
    stack = next;
    draw();
    kit.onBetChanged();
  }
  function draw(): void {
    bettingTable.draw(stack.chips);
    tray.setEnabled(isEnabled, {
      undo: stack.past.length > 0,
      clear: totalOf(stack) > 0,
      double: totalOf(stack) > 0,
      repeat: lastBet.length > 0,
    });
  }
  function showResult(number: number | null): void {
    bettingTable.mark(number);
    result.hidden = number === null;
    result.className = `result ${number === null ? '' : `is-${colourOf(number)}`}`;
    result.textContent = number === null ? '' : String(number);
  }
  function lay(bet: RoundView['bet']): void {
    bettingTable.draw(Object.fromEntries(chipsOf(bet).map(({ spot, amountMinor }) => [spot, amountMinor])));
  }
  draw();

  return {
    stage,
    controls: tray.root,
    stakeMinor: () => totalOf(stack),
    bet: () => (totalOf(stack) > 0 ? { chips: toBet(stack) } : undefined),
    setEnabled(next) {
      isEnabled = next;
      bettingTable.setEnabled(next);
      draw();
    },
    begin({ isCalm }) {
      showResult(null);
      document.body.classList.add('is-rolling');
      wheel.spin(isCalm);
    },
    async show(round, options) {
      const { number } = outcomeOf(round);
      lay(round.bet);
      await wheel.stopAt(number, options);
      kit.sound.tick();
      document.body.classList.remove('is-rolling');
      showResult(number);
      last.add(number);
      kit.setStatus(describeRound(kit, round));
      if (options.isCelebrated) kit.sound.win();
      lastBet = chipsOf(round.bet);
      // chips are repeated only on request: repeating a stake is a choice
      stack = EMPTY_STACK;
      kit.onBetChanged();
    },
    cancel() {
      document.body.classList.remove('is-rolling');
      wheel.rest(0);
      draw();
    },
    restore(round) {
      const { number } = outcomeOf(round);
      wheel.rest(number);
      showResult(number);
      last.add(number);
      lastBet = chipsOf(round.bet);
      draw();
    },
    rules: () => rouletteRules(kit, description),
    describe: (round) => describeRound(kit, round),
  };
}

function outcomeOf(round: RoundView): RouletteOutcome {
  return round.outcome as RouletteOutcome; // the server sends roulette rounds only to roulette frames
}

function chipsOf(bet: RoundView['bet']): readonly Chip[] {
  return (bet as RouletteBet).chips;
}

function describeRound({ texts, amounts }: GameKit, round: RoundView): string {
  const { number } = outcomeOf(round);
  const returned = round.returnMinor ?? 0;
  const colour = texts(`colour.${colourOf(number)}`);
  const sum =
    returned === 0
      ? texts('resultNothing')
      : texts(returned > round.stakeMinor ? 'resultWin' : 'resultReturn', {
          amount: amounts.money(returned),
          stake: amounts.money(round.stakeMinor),
        });
  return `${texts('resultNumber', { number, colour })} ${sum}`;
}
