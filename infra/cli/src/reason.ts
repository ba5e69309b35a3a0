import { ask } from './confirm.ts';
import { CommandFailure } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** The registry's own minimum. */
export const MIN_REASON_LENGTH = 3;

/**
 * The reason for the audit log: the given one, or the answer to a question.
 * @throws {@link CommandFailure} `REASON_MISSING` without one, or when it is too short.
 */
export async function reasonFrom(terminal: Terminal, given: string | undefined): Promise<string> {
  const reason =
    given ??
    (await ask(
      terminal,
      'Reason (for the audit log): ',
      'REASON_MISSING',
      'Every change needs a reason: --reason "…".',
    ));
  if (reason.trim().length >= MIN_REASON_LENGTH) return reason.trim();
  const text = `A reason needs at least ${MIN_REASON_LENGTH} characters; it is stored in the audit log.`;
  if (given !== undefined || !terminal.canAsk) throw new CommandFailure('REASON_MISSING', text);
  terminal.note(text);
  return reasonFrom(terminal, undefined);
}
