import { SPOTS, type Spot } from '../../../engines/roulette/spots.ts';
import { colourOf } from '../../../engines/roulette/wheel.ts';
import { element } from '../element.ts';
import type { GameKit } from '../gameView.ts';
import { TABLE_SIZE, positionOf } from './spotPositions.ts';

export interface BettingTable {
  readonly root: HTMLElement;
  draw(chips: Readonly<Record<string, number>>): void;
  setEnabled(isEnabled: boolean): void;
  /** Marks the winning number and spots; null clears. */
  mark(number: number | null): void;
}

export interface BettingTableActions {
  place(spot: string): void;
  remove(spot: string): void;
}

const LABELS: Readonly<Record<string, string>> = {
  low: '1–18',
  high: '19–36',
  'dozen-1': '1–12',
  'dozen-2': '13–24',
  'dozen-3': '25–36',
};

/** 157 buttons with arrow-key navigation by position, so that the whole table is usable by keyboard. */
export function createBettingTable(kit: GameKit, actions: BettingTableActions): BettingTable {
  const root = element('div', {
    class: 'cloth',
    role: 'grid',
    'aria-label': kit.texts('cloth'),
    'aria-description': kit.texts('clothHelp'),
  });
  const row = element('div', { role: 'row', class: 'cloth-row' });
  root.append(row);
  const buttons = new Map<string, HTMLButtonElement>();
  let focused = 'n17';
  for (const spot of SPOTS) {
    const button = spotButton(spot, kit, () => actions.place(spot.id));
    button.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      actions.remove(spot.id);
    });
    button.addEventListener('focus', () => moveTabStop(spot.id));
    buttons.set(spot.id, button);
    row.append(element('div', { role: 'gridcell', class: 'cloth-cell' }, button));
  }
  function moveTabStop(spot: string): void {
    buttons.get(focused)?.setAttribute('tabindex', '-1');
    focused = spot;
    buttons.get(focused)?.setAttribute('tabindex', '0');
  }
  moveTabStop(focused);
  root.addEventListener('keydown', (event) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      actions.remove(focused);
    }
    const next = neighbour(focused, event.key, matchMedia('(max-aspect-ratio: 1/1)').matches);
    if (!next) return;
    event.preventDefault();
    buttons.get(next)?.focus();
  });

  return {
    root,
    setEnabled(isEnabled) {
      root.classList.toggle('is-closed', !isEnabled);
      for (const button of buttons.values()) button.setAttribute('aria-disabled', String(!isEnabled));
    },
    draw(chips) {
      for (const [id, button] of buttons) {
        const amount = chips[id];
        button.querySelector('.chip')?.remove();
        if (amount !== undefined)
          button.append(element('span', { class: 'chip' }, kit.amounts.short(amount)));
        const name = spotName(id, kit);
        button.setAttribute(
          'aria-label',
          amount === undefined
            ? name
            : kit.texts('spotWithChips', { spot: name, amount: kit.amounts.money(amount) }),
        );
      }
    },
    mark(number) {
      for (const spot of SPOTS)
        buttons
          .get(spot.id)
          ?.classList.toggle(
            'is-won',
            number !== null && spot.numbers.includes(number) && positionOf(spot).isCell,
          );
      root.classList.toggle('has-result', number !== null);
    },
  };
}

function spotButton(spot: Spot, kit: GameKit, place: () => void): HTMLButtonElement {
  const at = positionOf(spot);
  const number = spot.kind === 'straight' ? (spot.numbers[0] ?? 0) : null;
  const colour =
    number !== null ? colourOf(number) : spot.kind === 'red' || spot.kind === 'black' ? spot.kind : '';
  const text =
    number !== null
      ? String(number)
      : at.isCell
        ? spot.kind === 'column'
          ? '2:1'
          : (LABELS[spot.id] ?? kit.texts(`spot.${spot.kind}`))
        : '';
  const button = element(
    'button',
    {
      type: 'button',
      class: `spot ${at.isCell ? 'is-cell' : 'is-crossing'} ${colour && `is-${colour}`}`,
      tabindex: -1,
      click: place,
    },
    text,
  );
  const style = button.style;
  // logical axes: CSS rotates the table on narrow screens
  style.setProperty('--along', String((at.x - at.width / 2) / TABLE_SIZE.columns));
  style.setProperty('--across', String((at.y - at.height / 2) / TABLE_SIZE.rows));
  style.setProperty('--long', String(at.width / TABLE_SIZE.columns));
  style.setProperty('--wide', String(at.height / TABLE_SIZE.rows));
  return button;
}

export function spotName(id: string, { texts }: GameKit): string {
  const spot = SPOTS.find((entry) => entry.id === id);
  if (!spot) return id;
  const numbers = spot.numbers.join(', ');
  const isNamed = ['red', 'black', 'odd', 'even'].includes(spot.kind);
  return isNamed
    ? texts(`spot.${spot.kind}`)
    : texts('spotName', {
        kind: texts(`spot.${spot.kind}`),
        numbers: spot.numbers.length > 6 ? `${spot.numbers[0] ?? ''}–${spot.numbers.at(-1) ?? ''}` : numbers,
      });
}

/** The nearest spot in the key's direction, adjusted for a rotated table. */
function neighbour(from: string, key: string, isTurned: boolean): string | undefined {
  const spot = SPOTS.find(({ id }) => id === from);
  const direction = directionOf(key, isTurned);
  if (!spot || !direction) return undefined;
  const start = positionOf(spot);
  let best: { id: string; distance: number } | undefined;
  for (const other of SPOTS) {
    const at = positionOf(other);
    const along = (at.x - start.x) * direction.x + (at.y - start.y) * direction.y;
    const aside = Math.abs((at.x - start.x) * direction.y) + Math.abs((at.y - start.y) * direction.x);
    const distance = along + aside * 3;
    if (along > 0.05 && aside <= along * 1.5 + 0.3 && (!best || distance < best.distance))
      best = { id: other.id, distance };
  }
  return best?.id;
}

/** Rotated: the wheel end is at the top, rows of three run from left to right. */
function directionOf(key: string, isTurned: boolean): { x: number; y: number } | undefined {
  const flat: Readonly<Record<string, { x: number; y: number }>> = {
    ArrowRight: { x: 1, y: 0 },
    ArrowLeft: { x: -1, y: 0 },
    ArrowDown: { x: 0, y: 1 },
    ArrowUp: { x: 0, y: -1 },
  };
  const turned: typeof flat = {
    ArrowDown: { x: 1, y: 0 },
    ArrowUp: { x: -1, y: 0 },
    ArrowRight: { x: 0, y: -1 },
    ArrowLeft: { x: 0, y: 1 },
  };
  return (isTurned ? turned : flat)[key];
}
