import type { FormatFrameText } from '@foyer/kernel/frame-texts';
import type { Amounts } from '../amounts.ts';
import { element } from '../element.ts';
import { initialFreeSpins, nextFreeSpins, type FreeSpinsState } from '../freeSpins.ts';
import type { FreeSpinsView, SessionView } from '../../../rgs/view.ts';
import type { Dialogs } from './dialogs.ts';

/** The operator's free spins of the session: what they pay, their bar above the game and their end. */
export interface FreeSpinsPlay {
  readonly root: HTMLElement;
  /** The free spins that pay the next round; null for a stake of the player. */
  next(): FreeSpinsView | null;
  /** True while the stake of the player is neither shown nor taken. */
  readonly isFree: () => boolean;
  /** Applies the server's answer to a round; returns a text for screen readers. */
  update(spins: FreeSpinsView | null | undefined): string;
  /** Opens the summary when the spins have ended and the player has not decided yet; true when it did. */
  showEnd(): boolean;
  draw(isHidden: boolean): void;
}

export interface FreeSpinsParts {
  readonly session: SessionView;
  readonly texts: FormatFrameText;
  readonly amounts: Amounts;
  readonly dialogs: Dialogs;
}

export interface FreeSpinsActions {
  /** The summary opens: consecutive rounds stop, because own stakes follow only by the player's choice. */
  onEnded(): void;
  /** The player continues with own stakes. */
  onContinued(): void;
  onExit(): void;
}

export function createFreeSpinsPlay(
  { session, texts, amounts, dialogs }: FreeSpinsParts,
  actions: FreeSpinsActions,
): FreeSpinsPlay {
  let state: FreeSpinsState = initialFreeSpins(session.freeSpins);
  const [left, value, won] = ['left', 'value', 'won'].map((name) =>
    element('span', { class: `free-spins-${name}` }),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  const root = element(
    'section',
    { class: 'banner free-spins', 'aria-label': texts('freeSpins'), hidden: true },
    left,
    value,
    won,
  );
  const leftText = (): string => texts('freeSpinsLeft', { left: state.spins?.left ?? 0 });
  return {
    root,
    next: () => (state.phase === 'free' ? state.spins : null),
    isFree: () => state.phase !== 'staked',
    update(spins) {
      state = nextFreeSpins(state, { type: 'updated', spins });
      return state.phase === 'free' ? leftText() : '';
    },
    showEnd() {
      if (state.phase !== 'ended') return false;
      actions.onEnded();
      const total = amounts.money(state.spins?.wonMinor ?? 0);
      dialogs.open(
        texts('freeSpinsEnded'),
        [
          element('p', {}, texts('freeSpinsTotal', { amount: total })),
          element('p', {}, texts('freeSpinsNext')),
        ],
        [
          {
            label: texts('freeSpinsContinue'),
            act: () => {
              state = nextFreeSpins(state, { type: 'continued' });
              actions.onContinued();
            },
          },
          { label: texts('exit'), act: () => actions.onExit() },
        ],
      );
      return true;
    },
    draw(isHidden) {
      const { phase, spins } = state;
      root.hidden = isHidden || phase === 'staked' || spins === null;
      if (!spins) return;
      left.textContent = leftText();
      value.textContent = texts('freeSpinsValue', { amount: amounts.money(spins.valueMinor) });
      won.textContent = texts('freeSpinsWon', { amount: amounts.money(spins.wonMinor) });
    },
  };
}
