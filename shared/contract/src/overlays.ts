import type { ReactNode } from 'react';
import type { Money } from '@foyer/money';
import type { Store } from './store.ts';

/** A choice of the player in an overlay that asks for confirmation. */
export type OverlayOutcome = 'ok' | 'dismissed' | 'closed';

interface TextOverlay {
  /** Translated. */
  readonly title: string;
  /** Translated text, or a node of the remote that opened it. */
  readonly body: ReactNode;
  /** Translated labels; the defaults are OK, Dismiss and Close. */
  readonly okLabel?: string;
  readonly dismissLabel?: string;
  readonly closeLabel?: string;
  /** True where leaving the question by Escape or the backdrop is the same answer as Dismiss. */
  readonly escapeDismisses?: boolean;
}

/** Content of each overlay variant (requirements/screens#overlays-and-toasts). */
export interface OverlayContents {
  confirmation: TextOverlay;
  default: TextOverlay;
  error: TextOverlay;
  search: { readonly initialQuery?: string };
  'quick-deposit': {
    readonly amount?: Money;
    readonly paymentMethod?: string;
    readonly autoSubmit?: boolean;
  };
  'bonus-checker': { readonly gameSlug?: string };
  'reality-check': {
    readonly elapsedMs: number;
    readonly sinceLastMs: number;
    readonly wagered: Money;
    readonly won: Money;
    /** won - wagered */
    readonly net: Money;
    /** Leaves the game for the lobby. */
    onLeave(): void;
    onHistory(): void;
    onLimits(): void;
    /** Opens the page of time-outs and exclusions; absent from releases before that page. */
    onBreak?(): void;
    /** End of the break that the licence requires now, ms since the epoch by the server's clock. */
    readonly breakUntil?: number;
    /** Translated: why the player sees the check. */
    readonly why?: {
      readonly title: string;
      readonly facts: readonly {
        readonly label: string;
        readonly value: string;
        /** External address of the value. */
        readonly href?: string;
      }[];
    };
  };
  'content-accept': TextOverlay;
  'action-error': TextOverlay;
  'jackpot-win': {
    readonly amount: Money;
    readonly potId: 'mega' | 'major' | 'minor' | 'shared';
    /** Number of players who share the pot; absent or 1 for a single winner. */
    readonly communityWinners?: number;
    /** True once the win is in the balance. */
    readonly isCredited?: boolean;
  };
  'raffle-win': {
    readonly amount: Money;
    readonly instanceId: string;
    /** True once the win is in the balance. */
    readonly isCredited?: boolean;
  };
  /** `isUploadRequired`: staff have requested a file. */
  sow: { readonly dueAt?: number; readonly isUploadRequired?: boolean };
  'identity-verification-required': TextOverlay;
}

export type OverlayVariant = keyof OverlayContents;

export type OverlayRequest = {
  [Variant in OverlayVariant]: { readonly variant: Variant; readonly content: OverlayContents[Variant] };
}[OverlayVariant];

/** requirements/states#guards-and-overlays: idle means never opened. */
export type OverlayState =
  | { readonly status: 'idle' }
  | { readonly status: 'closed' }
  | { readonly status: 'open'; readonly request: OverlayRequest };

/** One overlay at a time; it closes on route change (requirements/screens#overlays-and-toasts). */
export interface Overlays extends Store<OverlayState> {
  /**
   * Opens an overlay, or lets it wait while another is open; a mandatory one opens first. Resolves with its
   * outcome: `closed` when a route change or a newer request for the same ended it.
   */
  open<Variant extends OverlayVariant>(
    variant: Variant,
    content: OverlayContents[Variant],
  ): Promise<OverlayOutcome>;
  close(outcome?: OverlayOutcome): void;
}
