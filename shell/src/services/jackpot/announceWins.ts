import type { Consent, EventBus, OverlayContents, Overlays, Toasts } from '@foyer/contract';
import type { FormatText } from '@foyer/i18n';
import { formatMoney } from '@foyer/money';
import { messages } from './jackpot.messages.ts';
import type { Win } from './wins.ts';

/** Names of the pots, which are not translated (requirements/screens#jackpot). */
const POT_NAMES: Readonly<Record<OverlayContents['jackpot-win']['potId'], string>> = {
  mega: 'EPIC',
  major: 'SUPER',
  minor: 'MINI',
  shared: 'SHARED',
};
/** A game that closes during a round never ends it; a series of free spins is shorter than this. */
const ROUND_WAIT_MS = 120_000;

export interface WinAnnouncementPorts {
  readonly bus: EventBus;
  readonly consent: Consent;
  readonly language: string;
  readonly overlays: Overlays;
  readonly toasts: Toasts;
  readonly text: FormatText;
  /** Returns a function that stops it. */
  after(milliseconds: number, act: () => void): () => void;
  report(area: string, error: unknown): void;
}

/**
 * Announces the player's own wins: a toast always, and the overlay with preferences consent
 * (requirements/access#consent). A running round is not interrupted: the overlay opens at its end.
 * @returns the function that announces a win once per id. It returns true when the overlay is shown or waits for a
 * round; `confirm` is called when the player has closed it.
 */
export function announceWins(
  ports: WinAnnouncementPorts,
): (win: Win, id: string | undefined, confirm: () => void) => boolean {
  const { bus, consent, overlays, text } = ports;
  const toasted = new Set<string>();
  let openRounds = 0;
  let waiting: (() => void)[] = [];
  let stopWaiting = (): void => undefined;

  function roundsEnded(): void {
    openRounds = 0;
    stopWaiting();
    const due = waiting;
    waiting = [];
    for (const open of due) open();
  }

  bus.on('game.round-started', () => (openRounds += 1));
  bus.on('game.round-finished', () => {
    openRounds = Math.max(0, openRounds - 1);
    if (openRounds === 0) roundsEnded();
  });
  bus.on('navigation.page-changed', roundsEnded);
  bus.on('session.signed-out', () => {
    waiting = [];
    toasted.clear();
    stopWaiting();
  });

  function show(win: Win, id: string | undefined): void {
    if (id !== undefined && toasted.has(id)) return;
    if (id !== undefined) toasted.add(id);
    const amount = formatMoney(win.content.amount, ports.language);
    ports.toasts.show(
      'success',
      win.variant === 'jackpot-win'
        ? text(messages.won, { amount, pot: POT_NAMES[win.content.potId] })
        : text(messages.wonRaffle, { amount }),
    );
  }

  return (win, id, confirm) => {
    show(win, id);
    if (!consent.current().preferences) return false;
    const open = (): void =>
      void openOverlay(overlays, win).then(confirm, (error: unknown) => ports.report('jackpot.win', error));
    if (openRounds === 0) open();
    else {
      waiting.push(open);
      stopWaiting();
      stopWaiting = ports.after(ROUND_WAIT_MS, roundsEnded);
    }
    return true;
  };
}

/** Resolves when the player has closed it: a page that ends before shows the win again. */
async function openOverlay(overlays: Overlays, win: Win): Promise<void> {
  if (win.variant === 'jackpot-win') await overlays.open(win.variant, win.content);
  else await overlays.open(win.variant, win.content);
}
