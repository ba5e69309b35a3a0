/** Output and exit code of a command; tests replace it. */
export interface Terminal {
  /** The result. */
  out(text: string): void;
  /** Messages for the user, separate from the result. */
  note(text: string): void;
  /** True if the terminal is interactive. */
  readonly canAsk: boolean;
  exitCode: number;
}

export const processTerminal: Terminal = {
  out: (text) => console.log(text),
  note: (text) => console.error(text),
  canAsk: process.stdin.isTTY,
  exitCode: 0,
};

/** Resolves when the user or the parent process requests the end of the program. */
export function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
}
