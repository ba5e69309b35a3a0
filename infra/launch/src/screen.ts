export interface Step {
  /** Shows the present activity within the step. */
  progress(text: string): void;
  done(detail?: string): void;
}

/** The only writer to the terminal. */
export interface Screen {
  step(name: string): Step;
  line(text: string): void;
  /** Clears the progress line. */
  end(): void;
}

const NAME_WIDTH = 22;
const ERASE_LINE = '\r\u001b[2K';
const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const FRAME_MS = 120;
const QUIET_PROGRESS_MS = 5_000;

export interface Terminal {
  readonly isTTY?: boolean | undefined;
  write(text: string): unknown;
}

/**
 * Steps may run in parallel: each writes one line when it is done, and one progress line shows those that
 * still run.
 */
export function createScreen(terminal: Terminal, options: { quiet: boolean; now?: () => number }): Screen {
  const now = options.now ?? (() => performance.now());
  const running = new Map<string, string>();
  const moves = terminal.isTTY === true && !options.quiet;
  let frame = 0;
  let timer: NodeJS.Timeout | undefined;

  function draw(): void {
    if (!moves) return;
    if (running.size === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    frame += 1;
    const text = [...running]
      .map(([name, progress]) => (progress === '' ? name : `${name}: ${progress}`))
      .join(' · ');
    terminal.write(`${ERASE_LINE}  ${SPINNER[frame % SPINNER.length] ?? ''} ${text.slice(0, 110)}`);
  }

  function line(text: string): void {
    terminal.write(`${moves ? ERASE_LINE : ''}${text}\n`);
  }

  return {
    line,
    end() {
      running.clear();
      clearInterval(timer);
      if (moves) terminal.write(ERASE_LINE);
    },
    step(name) {
      const started = now();
      let lastReported = started;
      running.set(name, '');
      if (moves) timer ??= setInterval(draw, FRAME_MS).unref();
      return {
        progress(text) {
          running.set(name, text);
          if (moves || options.quiet || now() - lastReported < QUIET_PROGRESS_MS) return;
          lastReported = now();
          line(`    ${name.padEnd(NAME_WIDTH)} ${text}`);
        },
        done(detail) {
          running.delete(name);
          if (!options.quiet)
            line(
              `  ✓ ${name.padEnd(NAME_WIDTH)} ${duration(now() - started).padStart(7)}${detail === undefined ? '' : `   ${detail}`}`,
            );
          draw();
        },
      };
    },
  };
}

export function duration(ms: number): string {
  return ms < 60_000
    ? `${(ms / 1_000).toFixed(1)} s`
    : `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`;
}
