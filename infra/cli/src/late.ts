import { styleText } from 'node:util';
import type { Session } from './session.ts';

/** Says beside the answer that a decision holds and that pages do not know of it yet. */
export function tellOfLateness({ terminal }: Session, { isLate }: { readonly isLate: boolean }): void {
  if (isLate)
    terminal.note(
      `${styleText('yellow', '!')} It is decided, and the plan could not be given to the edge yet: pages go on as before. It is tried again several times a minute (a full disk? foyer doctor; logs/foyer.log); do not decide it twice.`,
    );
}
