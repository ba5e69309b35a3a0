import type { Toasts } from '@foyer/contract';
import type { FormatText } from '@foyer/i18n';
import { messages } from './quickDeposit.messages.ts';

/** Explains why quick deposit does not open while a guard is registered (requirements/states#guards-and-overlays). */
export function explainGuard(toasts: Toasts, text: FormatText): void {
  toasts.show('info', text(messages.guarded));
}
