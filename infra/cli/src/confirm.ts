import { createInterface } from 'node:readline/promises';
import { CommandFailure } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** Asks a question at the keyboard. @throws {@link CommandFailure} with the code where no one can answer. */
export async function ask(
  terminal: Terminal,
  question: string,
  code: string,
  remedy: string,
): Promise<string> {
  if (!terminal.canAsk) throw new CommandFailure(code, remedy);
  const line = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await line.question(question)).trim();
  } finally {
    line.close();
  }
}

/** A change that would hurt players by a slip is confirmed by typing a name, not with y. */
export async function confirmByTyping(terminal: Terminal, word: string, yes: boolean): Promise<void> {
  if (yes) return;
  const typed = await ask(
    terminal,
    `Type ${word} to go on: `,
    'CONFIRMATION_NEEDED',
    `This takes effect for players at once. Confirm with --yes.`,
  );
  if (typed !== word) throw new CommandFailure('CONFIRMATION_NEEDED', 'Nothing was changed.');
}
