import { createStore } from '@foyer/platform';
import type {
  OverlayContents,
  OverlayOutcome,
  OverlayRequest,
  Overlays,
  OverlayState,
  OverlayVariant,
} from '@foyer/contract';
import { NO_OVERLAY, transition, type OverlayEvent, type OverlayQueue } from './overlays.machine.ts';

export interface OverlayPorts {
  /**
   * Remembers the focused element; the returned function restores the focus
   * (requirements/screens#overlays-and-toasts, including the game's frame).
   */
  rememberFocus(): () => void;
  onRouteChange(listener: () => void): void;
  onSignedOut(listener: () => void): void;
  /**
   * Runs in a later task: the caller that awaited an overlay may open the next one before a waiting overlay
   * opens.
   */
  later(act: () => void): void;
}

export function createOverlays(ports: OverlayPorts): Overlays {
  const store = createStore<OverlayState>({ status: 'idle' });
  const resolvers = new Map<number, (outcome: OverlayOutcome) => void>();
  let queue: OverlayQueue = NO_OVERLAY;
  let restoreFocus: (() => void) | undefined;
  let count = 0;

  function send(event: OverlayEvent, outcome: OverlayOutcome = 'closed'): void {
    const before = queue;
    queue = transition(before, event);
    if (queue === before) return;
    if (queue.open !== before.open || queue.status !== before.status) store.set(view(queue));
    resolveEnded(outcome);
    if (queue.open !== undefined) restoreFocus ??= ports.rememberFocus();
    else if (queue.waiting.length > 0) ports.later(() => send({ type: 'advanced' }));
    else {
      restoreFocus?.();
      restoreFocus = undefined;
    }
  }

  function resolveEnded(outcome: OverlayOutcome): void {
    const kept = new Set([queue.open, ...queue.waiting].map((entry) => entry?.id));
    for (const [id, resolve] of resolvers) {
      if (kept.has(id)) continue;
      resolvers.delete(id);
      resolve(outcome);
    }
  }

  ports.onRouteChange(() => send({ type: 'route-changed' }));
  ports.onSignedOut(() => send({ type: 'signed-out' }));

  return {
    current: store.current,
    subscribe: store.subscribe,
    open<Variant extends OverlayVariant>(variant: Variant, content: OverlayContents[Variant]) {
      const request = { variant, content } as OverlayRequest; // the signature checks the pair
      count += 1;
      const id = count;
      const { promise, resolve } = Promise.withResolvers<OverlayOutcome>();
      resolvers.set(id, resolve);
      send({ type: 'requested', entry: { id, request } });
      return promise;
    },
    close: (outcome = 'closed') => send({ type: 'ended' }, outcome),
  };
}

function view({ status, open }: OverlayQueue): OverlayState {
  if (open !== undefined) return { status: 'open', request: open.request };
  return status === 'idle' ? { status } : { status: 'closed' };
}

/**
 * Remembers the focus target: on the page of a running game always its frame
 * (requirements/screens#overlays-and-toasts), elsewhere the focused element.
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
