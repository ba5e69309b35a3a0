import type { OverlayRequest, OverlayVariant } from '@foyer/contract';

/** A request with an identity, because the same content may be requested twice. */
export interface OverlayEntry {
  readonly id: number;
  readonly request: OverlayRequest;
}

/**
 * The open overlay and the ones behind it, in the order in which they open. `idle` means that none was ever
 * opened (requirements/states#guards-and-overlays).
 */
export interface OverlayQueue {
  readonly status: 'idle' | 'closed' | 'open';
  readonly open: OverlayEntry | undefined;
  readonly waiting: readonly OverlayEntry[];
}

export type OverlayEvent =
  | { readonly type: 'requested'; readonly entry: OverlayEntry }
  /** The player, or its opener, closed the open overlay. */
  | { readonly type: 'ended' }
  /** The page is free again: the next waiting overlay opens. */
  | { readonly type: 'advanced' }
  | { readonly type: 'route-changed' }
  | { readonly type: 'signed-out' };

export const NO_OVERLAY: OverlayQueue = { status: 'idle', open: undefined, waiting: [] };

/** Overlays that the player must answer first (requirements/regulation#safe-forms). */
const MANDATORY: ReadonlySet<OverlayVariant> = new Set<OverlayVariant>([
  'reality-check',
  'content-accept',
  'identity-verification-required',
]);

const WINS: ReadonlySet<OverlayVariant> = new Set<OverlayVariant>(['jackpot-win', 'raffle-win']);

/**
 * Variants with free text may wait several times; of each other variant one is kept, with the newest content.
 */
const TEXTS: ReadonlySet<OverlayVariant> = new Set<OverlayVariant>([
  'confirmation',
  'default',
  'error',
  'action-error',
]);

/**
 * A single overlay at a time (requirements/screens#overlays-and-toasts). A mandatory one interrupts any other,
 * which opens again afterwards; everything else waits for its turn, so that no overlay is lost (ADR 0218).
 */
export function transition(state: OverlayQueue, event: OverlayEvent): OverlayQueue {
  switch (event.type) {
    case 'requested':
      return requested(state, event.entry);
    case 'ended':
      return state.open === undefined ? state : { ...state, status: 'closed', open: undefined };
    case 'advanced': {
      const [next, ...waiting] = state.waiting;
      return state.open !== undefined || next === undefined ? state : { status: 'open', open: next, waiting };
    }
    case 'route-changed':
      return routeChanged(state);
    case 'signed-out':
      // including overlays that require an answer: their figures belong to the signed-out player
      return state.status === 'idle' ? state : { status: 'closed', open: undefined, waiting: [] };
  }
}

function requested(state: OverlayQueue, entry: OverlayEntry): OverlayQueue {
  const { open } = state;
  if (open !== undefined && isSame(open.request, entry.request)) return { ...state, open: entry };
  if (state.waiting.some(({ request }) => isSame(request, entry.request)))
    return {
      ...state,
      waiting: state.waiting.map((other) => (isSame(other.request, entry.request) ? entry : other)),
    };
  if (open === undefined) return { status: 'open', open: entry, waiting: state.waiting };
  if (!isMandatory(entry)) return { ...state, waiting: [...state.waiting, entry] };
  if (!isMandatory(open)) return { status: 'open', open: entry, waiting: [open, ...state.waiting] };
  const firstOther = state.waiting.findIndex((other) => !isMandatory(other));
  return {
    ...state,
    waiting: state.waiting.toSpliced(firstOther < 0 ? state.waiting.length : firstOther, 0, entry),
  };
}

/**
 * A route change closes an overlay with those that wait for the same page. A reality check must be
 * acknowledged, and a win is shown until the player closes it, on any page.
 */
function routeChanged(state: OverlayQueue): OverlayQueue {
  const stays = ({ request }: OverlayEntry): boolean =>
    request.variant === 'reality-check' || WINS.has(request.variant);
  const waiting = state.waiting.filter(stays);
  if (state.open === undefined) return { ...state, waiting };
  return stays(state.open) ? { ...state, waiting } : { status: 'closed', open: undefined, waiting };
}

function isMandatory({ request }: OverlayEntry): boolean {
  return MANDATORY.has(request.variant);
}

function isSame(one: OverlayRequest, other: OverlayRequest): boolean {
  if (one.variant !== other.variant || WINS.has(one.variant)) return false;
  if (!TEXTS.has(one.variant)) return true;
  return 'title' in one.content && 'title' in other.content
    ? one.content.title === other.content.title && one.content.body === other.content.body
    : false;
}
