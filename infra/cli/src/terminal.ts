/** Where a command speaks, and how it ends; the tests bring their own. */
export interface Terminal {
  /** The answer. */
  out(text: string): void;
  /** Messages for people, beside the answer. */
  note(text: string): void;
  /** Whether a question can be asked. */
  readonly canAsk: boolean;
  exitCode: number;
}

export const processTerminal: Terminal = {
  out: (text) => console.log(text),
  note: (text) => console.error(text),
  canAsk: process.stdin.isTTY,
  exitCode: 0,
};

/** Resolves when the user or the parent process asks the program to end. */
export function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}
