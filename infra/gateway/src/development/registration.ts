import { ignoreError } from '@foyer/kernel';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** Header by which a request of the development server is recognised; it never leaves this machine. */
export const TOKEN_HEADER = 'x-foyer-development';

const registrationSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    pid: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
    port: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(65_535)),
    token: v.pipe(v.string(), v.minLength(32)),
  }),
);

/** The server of a running `foyer dev`. */
export type Registered = v.InferOutput<typeof registrationSchema>;

/** Reads `development.json` of a home; the file of a process that has ended counts as missing. */
export function createRegistration(home: string): { current(): Registered | undefined } {
  const file = join(home, 'development.json');
  let seen: { readonly mark: number; readonly registered: Registered | undefined } | undefined;

  function read(): Registered | undefined {
    const mark = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (mark === undefined) return undefined;
    if (seen?.mark !== mark) {
      const result = v.safeParse(registrationSchema, readFileSync(file, 'utf8'));
      seen = { mark, registered: result.success ? result.output : undefined };
    }
    return seen.registered;
  }

  return {
    current() {
      const registered = read();
      return registered && isRunning(registered.pid) ? registered : undefined;
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    ignoreError('the process of foyer dev has ended')(error);
    return false;
  }
}
