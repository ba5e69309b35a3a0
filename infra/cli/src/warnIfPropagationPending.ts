import { styleText } from 'node:util';
import type { Session } from './sessionTypes.ts';

/** Warns that a decision is stored but has not reached the edge yet. */
export function warnIfPropagationPending(
  { terminal }: Session,
  { isLate }: { readonly isLate: boolean },
): void {
  if (isLate)
    terminal.note(
      `${styleText('yellow', '!')} The decision is stored, but the edge has not received the new plan: pages are unchanged. Delivery is retried several times a minute; do not repeat the decision. If it persists, check the disk space, foyer doctor and logs/foyer.log.`,
    );
}
