import type { Store } from './store.ts';

export type ToastKind = 'success' | 'error' | 'info' | 'warning'; // spec §2.8

export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  /** Translated. */
  readonly text: string;
  readonly phase: 'open' | 'closing'; // spec §4.5
}

export interface Toasts extends Store<readonly Toast[]> {
  show(kind: ToastKind, text: string): string;
  close(id: string): void;
  /** Hover, focus or a hidden tab pauses the clock of a toast (spec §9, domain.md §3). */
  pause(id: string): void;
  resume(id: string): void;
}
