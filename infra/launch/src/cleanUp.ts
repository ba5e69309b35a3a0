/** Cleanup steps that run when the launcher ends, newest first, also after a failed start. */
export interface CleanUp {
  add(name: string, undo: () => Promise<void> | void): void;
  /** Runs every step once, each with a time limit; a failing step does not prevent the others. */
  run(): Promise<readonly string[]>;
}

const STEP_DEADLINE_MS = 20_000;

export function createCleanUp(deadlineMs = STEP_DEADLINE_MS): CleanUp {
  const steps: { name: string; undo: () => Promise<void> | void }[] = [];
  let running: Promise<readonly string[]> | undefined;

  async function runAll(): Promise<readonly string[]> {
    const failed: string[] = [];
    for (let step = steps.pop(); step; step = steps.pop()) {
      const { name, undo } = step;
      await withDeadline(async () => undo(), deadlineMs).catch(() => failed.push(name));
    }
    return failed;
  }

  return {
    add: (name, undo) => void steps.push({ name, undo }),
    run: () => (running ??= runAll()),
  };
}

async function withDeadline(work: () => Promise<void>, deadlineMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('deadline')), deadlineMs);
  });
  try {
    await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
