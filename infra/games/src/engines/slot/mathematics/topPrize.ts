import { evaluateLine, evaluateScreen, runsThrough } from '../evaluate.ts';
import { multiplierOf, type SlotModel, type SlotSymbol } from '../model.ts';
import { reelColumns, type WeightedColumn } from './columns.ts';

export interface TopPrize {
  readonly timesStake: number;
  /** A screen that pays the top prize, by column. */
  readonly screen: readonly string[];
}

/** Highest pay of one screen: the paid one, or a free game at its highest multiplier. */
export function topPrize(model: SlotModel): TopPrize {
  const base = bestScreen(model, model.strips.base);
  const rules = model.freeSpins;
  const free = rules ? bestScreen(model, model.strips.free) : undefined;
  const multiplied = rules && free ? free.coins * multiplierOf(rules, rules.maximumSpins) : 0;
  const best = free && multiplied > base.coins ? { screen: free.screen, coins: multiplied } : base;
  return { timesStake: best.coins / model.stakeCoins, screen: best.screen.map((column) => column.join('')) };
}

type Columns = readonly (readonly SlotSymbol[])[];

/** Branch and bound over the columns, most promising first. */
function bestScreen(model: SlotModel, strips: readonly string[]): { coins: number; screen: Columns } {
  const reels = reelColumns(model, strips).map((reel) => reel.columns);
  const bound =
    model.evaluation.kind === 'lines'
      ? boundOfLines(model, model.evaluation.lines)
      : boundOfWays(model, reels);
  const scatterBound = Math.max(0, ...model.scatterPays);
  let best: { coins: number; screen: Columns } = { coins: -1, screen: [] };
  function visit(screen: Columns): void {
    const columns = reels[screen.length];
    if (!columns) {
      const coins = evaluateScreen(model, screen).reduce((sum, win) => sum + win.coins, 0);
      if (coins > best.coins) best = { coins, screen };
      return;
    }
    const branches = columns.map((column) => ({
      next: [...screen, column.symbols],
      most: bound([...screen, column.symbols]) + scatterBound,
    }));
    branches.sort((left, right) => right.most - left.most);
    for (const branch of branches) {
      if (branch.most <= best.coins) return;
      visit(branch.next);
    }
  }
  visit([]);
  return best;
}

type Bound = (screen: Columns) => number;

function boundOfLines(model: SlotModel, lines: readonly (readonly number[])[]): Bound {
  const full = (symbol: SlotSymbol): number =>
    Math.max(0, ...(model.pays[symbol] ?? [])) * (symbol === 'W' ? 1 : model.wildMultiplier);
  const any = Math.max(...Object.keys(model.pays).map((symbol) => full(symbol as SlotSymbol)));
  return (screen) =>
    lines.reduce((sum, line) => {
      const symbols = screen.map((column, reel) => column[line[reel] ?? 0] ?? 'S');
      if (!runsThrough(symbols)) return sum + evaluateLine(model, symbols).coins;
      const target = symbols.find((symbol) => symbol !== 'W');
      return sum + (target ? Math.max(full(target), full('W')) : any);
    }, 0);
}

function boundOfWays(model: SlotModel, reels: readonly (readonly WeightedColumn[])[]): Bound {
  const count = (column: readonly SlotSymbol[], symbol: string): number =>
    column.filter((shown) => shown === symbol || shown === 'W').length;
  const pays = Object.entries(model.pays).map(([symbol, coins]) => ({
    symbol,
    coins,
    // most ways over the remaining reels
    after: reels.map((_, from) =>
      reels
        .slice(from)
        .reduce(
          (product, columns) =>
            product * Math.max(1, ...columns.map((column) => count(column.symbols, symbol))),
          1,
        ),
    ),
    most: Math.max(...coins),
  }));
  return (screen) =>
    pays.reduce((sum, pay) => {
      let ways = 1;
      for (const [reel, column] of screen.entries()) {
        const shown = count(column, pay.symbol);
        if (shown === 0) return sum + ways * (reel === 0 ? 0 : (pay.coins[reel - 1] ?? 0));
        ways *= shown;
      }
      return sum + ways * (pay.after[screen.length] ?? 1) * pay.most;
    }, 0);
}
