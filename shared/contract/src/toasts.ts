import type { Store } from './store.ts';

export type ToastKind = 'success' | 'error' | 'info' | 'warning'; // requirements/screens#overlays-and-toasts

export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  /** Translated. */
  readonly text: string;
  readonly phase: 'open' | 'closing'; // requirements/states#guards-and-overlays
}

/** A toast or notice that the notification centre keeps (requirements/experience#accessibility). */
export interface PastToast {
  readonly id: string;
  readonly kind: ToastKind;
  /** Translated. */
  readonly text: string;
  /** Page that it is about. */
  readonly href?: string | undefined;
  /** Milliseconds since the epoch by the server's clock. */
  readonly at: number;
  /** True once the notification centre has shown it. */
  readonly isRead: boolean;
}

export interface Toasts extends Store<readonly Toast[]> {
  show(kind: ToastKind, text: string): string;
  close(id: string): void;
  /**
   * Hover, focus and a hidden tab pause the timer of a toast (requirements/constants#toasts,
   * requirements/experience#accessibility).
   */
  pause(id: string): void;
  resume(id: string): void;
  /** Toasts and notices of this sign-in in this tab, the newest first; emptied when the player signs out. */
  readonly history: Store<readonly PastToast[]>;
  /** Adds a notice that a page shows itself to the history, once per id. */
  keep(notice: Omit<PastToast, 'isRead'>): void;
  /** Removes notices that no longer apply from the history. */
  forget(ids: readonly string[]): void;
  /** Adds toasts of earlier pages to the history. */
  restore(past: readonly PastToast[]): void;
  /** Marks the whole history as read. */
  markRead(): void;
}
