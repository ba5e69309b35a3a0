import { ignoreError } from '@foyer/kernel';
import { element, pause, vector } from '../element.ts';
import type { SlotDescription } from '../../../engines/slot/describe.ts';
import type { Symbols } from './symbols.ts';

export interface Cell {
  readonly reel: number;
  readonly row: number;
}

export interface SettleOptions {
  readonly stops: readonly number[];
  readonly strips: readonly string[];
  readonly isTurbo: boolean;
  readonly isCalm: boolean;
  readonly signal: AbortSignal;
  onReelStop(reel: number): void;
}

export interface Reels {
  readonly root: HTMLElement;
  set(columns: readonly string[]): void;
  spin(isCalm: boolean): void;
  /** Stops the reels one after another on the given columns. */
  settle(columns: readonly string[], options: SettleOptions): Promise<void>;
  highlight(cells: readonly Cell[], paths: readonly (readonly Cell[])[]): void;
  clear(): void;
}

const LOOP_CELLS = 12;
const LOOP_MS = 520;
const RUN_OUT_CELLS = 7;
const CALM_FADE_MS = 220;

/**
 * Reels as columns of images. A reel moves as one layer (transform only) and shows the actual strip around the
 * stop.
 */
export function createReels(description: SlotDescription, symbols: Symbols): Reels {
  const reels = description.rows.map(() =>
    element('div', { class: 'reel' }, element('div', { class: 'strip' })),
  );
  const overlay = vector('svg', {
    class: 'win-lines',
    preserveAspectRatio: 'none',
    viewBox: `0 0 ${description.rows.length * 100} 300`,
    'aria-hidden': 'true',
  });
  const root = element('div', { class: 'reels', role: 'img' }, ...reels, overlay);
  root.style.setProperty('--reels', String(description.rows.length));
  root.style.setProperty('--rows', String(Math.min(4, Math.max(...description.rows))));
  root.classList.toggle('is-changing', Math.max(...description.rows) > 4);
  let columns: readonly string[] = [];

  function stripOf(reel: number): HTMLElement {
    const strip = reels[reel]?.firstElementChild;
    if (!(strip instanceof HTMLElement)) throw new Error(`Reel ${reel} does not exist.`);
    return strip;
  }
  function fill(reel: number, letters: string, rows: number): HTMLElement {
    const strip = stripOf(reel);
    strip.getAnimations().forEach((animation) => animation.cancel());
    strip.style.setProperty('--rows', String(rows));
    strip.replaceChildren(
      ...[...letters].map((letter) =>
        element('div', { class: `cell is-${letter}` }, symbols.picture(letter)),
      ),
    );
    return strip;
  }
  function showColumn(reel: number, column: string): void {
    fill(reel, column, column.length).style.transform = '';
  }
  function run(strip: string, from: number, count: number): string {
    return Array.from(
      { length: count },
      (_, step) => strip[(((from + step) % strip.length) + strip.length) % strip.length],
    ).join('');
  }

  async function settleReel(reel: number, column: string, options: SettleOptions): Promise<void> {
    const rows = column.length;
    const strip = options.strips[reel] ?? column;
    const stop = options.stops[reel] ?? 0;
    if (!options.isCalm && !options.signal.aborted) {
      // one extra cell above is visible during the rebound
      const moving = fill(
        reel,
        run(strip, stop - 1, 1) + column + run(strip, stop + rows, RUN_OUT_CELLS),
        rows,
      );
      const offset = (cells: number): string => `translateY(${(-cells * 100) / rows}%)`;
      const animation = moving.animate([{ transform: offset(RUN_OUT_CELLS + 1) }, { transform: offset(1) }], {
        duration: options.isTurbo ? 200 : 460,
        easing: 'cubic-bezier(.16,.84,.36,1.06)',
        fill: 'forwards',
      });
      options.signal.addEventListener('abort', () => animation.finish(), { once: true });
      await animation.finished.catch(ignoreError('animation of a reel was cancelled'));
    }
    showColumn(reel, column);
    reels[reel]?.classList.remove('is-spinning');
    options.onReelStop(reel);
  }

  return {
    root,
    set(next) {
      columns = next;
      next.forEach((column, reel) => showColumn(reel, column));
      root.setAttribute('aria-label', labelOf(next, symbols));
    },
    spin(isCalm) {
      this.clear();
      root.removeAttribute('aria-label');
      reels.forEach((reel, reelIndex) => {
        reel.classList.add('is-spinning');
        if (isCalm) return;
        const rows = columns[reelIndex]?.length ?? 3;
        const loop = run(description.strips.base[reelIndex] ?? 'K', reelIndex * 7, LOOP_CELLS);
        const strip = fill(reelIndex, loop + loop.slice(0, rows), rows);
        strip.animate(
          [{ transform: `translateY(${(-LOOP_CELLS * 100) / rows}%)` }, { transform: 'translateY(0)' }],
          { duration: LOOP_MS, iterations: Infinity },
        );
      });
    },
    async settle(next, options) {
      columns = next;
      const gap = options.isTurbo ? 40 : 130;
      if (options.isCalm) await pause(CALM_FADE_MS, options.signal);
      await Promise.all(
        next.map(async (column, reel) => {
          await pause(options.isCalm ? 0 : reel * gap, options.signal);
          await settleReel(reel, column, options);
        }),
      );
      root.setAttribute('aria-label', labelOf(next, symbols));
    },
    highlight(cells, paths) {
      this.clear();
      root.classList.add('has-wins');
      for (const { reel, row } of cells) stripOf(reel).children[row]?.classList.add('is-win');
      overlay.replaceChildren(...paths.map((path) => linePath(path, columns)));
    },
    clear() {
      root.classList.remove('has-wins');
      root.querySelectorAll('.is-win').forEach((cell) => cell.classList.remove('is-win'));
      overlay.replaceChildren();
    },
  };
}

function linePath(path: readonly Cell[], columns: readonly string[]): SVGElement {
  const points = path.map(
    ({ reel, row }) => `${reel * 100 + 50} ${((row + 0.5) * 300) / (columns[reel]?.length ?? 3)}`,
  );
  return vector('path', {
    d: `M${points.join('L')}`,
    class: 'win-line',
    'vector-effect': 'non-scaling-stroke',
  });
}

/** Describes the visible symbols as text, column by column. */
function labelOf(columns: readonly string[], symbols: Symbols): string {
  return columns
    .map((column, reel) => `${reel + 1}: ${[...column].map((letter) => symbols.nameOf(letter)).join(', ')}`)
    .join('; ');
}
