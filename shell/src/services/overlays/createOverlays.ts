import { createStore } from '@foyer/platform';
import type {
  OverlayContents,
  OverlayOutcome,
  OverlayRequest,
  Overlays,
  OverlayState,
  OverlayVariant,
} from '@foyer/contract';
import { transition, type OverlayEvent } from './overlays.machine.ts';

export interface OverlayPorts {
  /**
   * Remembers the focused element; the returned function restores the focus
   * (requirements/screens#overlays-and-toasts, including the game's frame).
   */
  rememberFocus(): () => void;
  onRouteChange(listener: () => void): void;
  onSignedOut(listener: () => void): void;
}

export function createOverlays({ rememberFocus, onRouteChange, onSignedOut }: OverlayPorts): Overlays {
  const store = createStore<OverlayState>({ status: 'idle' });
  let resolveOutcome: ((outcome: OverlayOutcome) => void) | undefined;
  let restoreFocus: (() => void) | undefined;

  function send(event: OverlayEvent, outcome: OverlayOutcome): void {
    const before = store.current();
    const after = transition(before, event);
    if (after === before) return;
    store.set(after);
    resolveOutcome?.(outcome);
    resolveOutcome = undefined;
    if (after.status === 'open') restoreFocus ??= rememberFocus();
    else {
      restoreFocus?.();
      restoreFocus = undefined;
    }
  }

  onRouteChange(() => send({ type: 'route-changed' }, 'closed'));
  // including overlays that require an answer: their figures belong to the signed-out player
  onSignedOut(() => send({ type: 'ended' }, 'closed'));

  return {
    current: store.current,
    subscribe: store.subscribe,
    open<Variant extends OverlayVariant>(variant: Variant, content: OverlayContents[Variant]) {
      const request = { variant, content } as OverlayRequest; // the signature checks the pair
      const before = store.current();
      send({ type: 'requested', request }, 'closed');
      if (store.current() === before) return Promise.resolve<OverlayOutcome>('closed');
      return new Promise<OverlayOutcome>((resolve) => {
        resolveOutcome = resolve;
      });
    },
    close: (outcome = 'closed') => send({ type: 'ended' }, outcome),
  };
}

/**
 * On the page of a running game its frame, whatever had the focus
 * (requirements/screens#overlays-and-toasts); elsewhere the focused element.
 */
export function rememberFocus(): () => void {
  const before = document.activeElement;
  return () => {
    // after the dialog is removed from the page, which moves the focus itself
    setTimeout(() => {
      const frame = document.querySelector<HTMLElement>('iframe[data-game-frame]');
      const opener = before instanceof HTMLElement && before.isConnected ? before : undefined;
      if (document.querySelector('dialog[open]') === null) (frame ?? opener)?.focus();
    });
  };
}
