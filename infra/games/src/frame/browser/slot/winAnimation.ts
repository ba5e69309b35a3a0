import type { SlotDescription } from '../../../engines/slot/describe.ts';
import type { SlotWin } from '../../../engines/slot/evaluate.ts';
import type { SlotScreen } from '../../../engines/slot/spin.ts';
import type { RoundView } from '../../../rgs/view.ts';
import { element, pause } from '../element.ts';
import type { GameKit, ShowOptions } from '../gameView.ts';
import type { Reels } from './reels.ts';
import type { Symbols } from './symbols.ts';
import { winCells } from './winCells.ts';

export interface WinAnimationParts {
  readonly kit: GameKit;
  readonly reels: Reels;
  readonly description: SlotDescription;
  readonly symbols: Symbols;
  /** Overlay for announcements. */
  readonly curtain: HTMLElement;
}

export interface WinAnimation {
  /** Shows the wins of a screen; `total` is the round's return so far. */
  show(screen: SlotScreen, coin: number, total: number, options: ShowOptions): Promise<void>;
  /** Shows over the reels that free games start, are added or end. */
  card(title: string, text: string, options: ShowOptions): Promise<void>;
  /** Ends the round: shows the total (counted up if it may be celebrated) and large wins on the overlay. */
  finish(round: RoundView, options: ShowOptions): Promise<void>;
  stop(): void;
}

const BIG_WIN_STAKES = 15;
const CYCLE_MS = 1_300;
const SYMBOL_GAP = '\u0000';

export function createWinAnimation({
  kit,
  reels,
  description,
  symbols,
  curtain,
}: WinAnimationParts): WinAnimation {
  const { texts, amounts } = kit;
  let cycle = new AbortController();
  let shown = 0;

  /** Describes a win, with the symbol's image. */
  function lineText(win: SlotWin, screen: SlotScreen, coin: number): readonly (string | Node)[] {
    const amount = amounts.money(win.coins * screen.multiplier * coin);
    const values = {
      count: win.length,
      symbol: SYMBOL_GAP,
      amount,
      line: (win.line ?? 0) + 1,
      ways: win.ways,
    };
    const [before = '', after = ''] = texts(
      win.symbol === 'S' ? 'winScatter' : win.line === null ? 'winWays' : 'winLine',
      values,
    ).split(SYMBOL_GAP);
    return [before, symbols.picture(win.symbol), after];
  }
  function highlight(wins: readonly SlotWin[], screen: SlotScreen): void {
    const cells = wins.map((win) => winCells(win, screen.columns, description.lines));
    reels.highlight(
      cells.flat(),
      wins.flatMap((win, index) => (win.line === null ? [] : [cells[index] ?? []])),
    );
  }
  /** Cycles through the wins until the next action. */
  async function rotate(screen: SlotScreen, coin: number, signal: AbortSignal): Promise<void> {
    for (let index = 0; !signal.aborted; index = (index + 1) % screen.wins.length) {
      await pause(CYCLE_MS, signal);
      const win = screen.wins[index];
      if (signal.aborted || !win) return;
      highlight([win], screen);
      kit.setStatus(...lineText(win, screen, coin));
    }
  }
  async function countUp(
    to: number,
    milliseconds: number,
    signal: AbortSignal,
    draw: (minor: number) => void,
  ): Promise<void> {
    const from = shown;
    const started = performance.now();
    for (let share = 0; share < 1 && !signal.aborted;) {
      await new Promise(requestAnimationFrame);
      share = Math.min(1, (performance.now() - started) / milliseconds);
      draw(Math.round(from + (to - from) * (1 - (1 - share) ** 3)));
    }
    draw(to);
  }
  function stop(): void {
    cycle.abort();
    shown = 0;
    curtain.hidden = true;
  }

  return {
    stop,
    async show(screen, coin, total, options) {
      cycle.abort();
      cycle = new AbortController();
      if (screen.wins.length === 0) return kit.setStatus('');
      highlight(screen.wins, screen);
      const [first] = screen.wins;
      kit.setStatus(
        ...(screen.wins.length === 1 && first
          ? lineText(first, screen, coin)
          : [texts('winSeveral', { count: screen.wins.length, amount: amounts.money(screen.coins * coin) })]),
      );
      if (options.isCelebrated) kit.sound.win();
      if (options.isCelebrated && !options.isCalm)
        await countUp(total, options.isTurbo ? 250 : 700, options.signal, (minor) => kit.setWin(minor));
      kit.setWin(total);
      shown = total;
      if (screen.wins.length > 1 && !options.isCalm) void rotate(screen, coin, cycle.signal);
    },
    async card(title, text, options) {
      cycle.abort();
      curtain.replaceChildren(
        element('strong', { class: 'curtain-title' }, title),
        element('span', { class: 'curtain-text' }, text),
      );
      curtain.hidden = false;
      await pause(options.isTurbo ? 900 : 1_900, options.signal);
      curtain.hidden = true;
    },
    async finish(round, options) {
      const returned = round.returnMinor ?? 0;
      if (options.isCelebrated && returned >= round.stakeMinor * BIG_WIN_STAKES) {
        const amount = element('strong', { class: 'curtain-amount' });
        curtain.replaceChildren(
          element('span', { class: 'curtain-rays', 'aria-hidden': 'true' }),
          element('span', { class: 'curtain-text' }, texts('bigWin')),
          amount,
        );
        curtain.hidden = false;
        shown = 0;
        if (!options.isCalm)
          await countUp(returned, 1_600, options.signal, (minor) => {
            amount.textContent = amounts.money(minor);
          });
        amount.textContent = amounts.money(returned);
        await pause(1_400, options.signal);
        curtain.hidden = true;
      }
      kit.setWin(returned);
      shown = 0;
    },
  };
}
