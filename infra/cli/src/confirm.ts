import { createInterface } from 'node:readline/promises';
import { CommandFailure } from './failure.ts';
import type { Terminal } from './terminal.ts';

/** Prompts in the terminal. @throws {@link CommandFailure} with the given code when the terminal is not interactive. */
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

/** Changes that affect players at once are confirmed by typing a name, so that y alone cannot confirm one by mistake. */
export async function confirmByTyping(terminal: Terminal, word: string, yes: boolean): Promise<void> {
  if (yes) return;
  const typed = await ask(
    terminal,
    `Type ${word} to continue: `,
    'CONFIRMATION_NEEDED',
    `This takes effect for players at once. Confirm with --yes.`,
  );
  if (typed !== word) throw new CommandFailure('CONFIRMATION_NEEDED', 'Nothing was changed.');
}
