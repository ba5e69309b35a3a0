import * as v from 'valibot';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Reports of the same failure, grouped. */
export interface FailureGroup {
  readonly app: string;
  readonly release: string;
  /** Owning squad; `shell` for failures outside of remotes. */
  readonly owner: string;
  /** Failure code of a remote, or the area of the shell. */
  readonly code: string;
  readonly detail: string;
  /** `app/release/file.js:line:column`, innermost first. */
  readonly frames: readonly string[];
  readonly count: number;
  readonly brands: readonly string[];
  /** ISO 8601, UTC. */
  readonly last: string;
}

const field = v.optional(v.unknown());
const lineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    at: field,
    type: field,
    app: field,
    release: field,
    owner: field,
    code: field,
    area: field,
    detail: field,
    stack: field,
    brand: field,
  }),
);

const SHELL = 'shell';

/** Failures since an instant, the most frequent first. Malformed lines are skipped, because browsers send them. */
export async function reportedFailures(
  home: string,
  { since, app }: { readonly since: string; readonly app: string | undefined },
): Promise<readonly FailureGroup[]> {
  const groups = new Map<string, FailureGroup>();
  const log = path.join(home, 'logs', 'telemetry.jsonl');
  // the rotated log is in the same folder
  for (const file of [`${log}.1`, log]) {
    if (
      !(await access(file).then(
        () => true,
        () => false,
      ))
    )
      continue;
    for await (const text of createInterface({ input: createReadStream(file) })) {
      const failure = failureIn(text);
      if (!failure || failure.last < since || (app !== undefined && failure.app !== app)) continue;
      const key = JSON.stringify([
        failure.app,
        failure.release,
        failure.code,
        failure.frames[0] ?? failure.detail,
      ]);
      const known = groups.get(key);
      groups.set(
        key,
        known
          ? {
              ...known,
              count: known.count + 1,
              last: failure.last,
              brands: [...new Set([...known.brands, ...failure.brands])],
            }
          : failure,
      );
    }
  }
  return [...groups.values()].sort(
    (left, right) => right.count - left.count || right.last.localeCompare(left.last),
  );
}

function failureIn(text: string): FailureGroup | undefined {
  const { success, output: line } = v.safeParse(lineSchema, text);
  if (!success) return undefined;
  if (line.type !== 'remote-failed' && line.type !== 'failed') return undefined;
  const { at, app = SHELL, release = '', owner = SHELL, code, area, detail = '', stack = '', brand } = line;
  const name = code ?? area;
  if (![at, app, release, owner, name, detail, stack, brand].every((value) => typeof value === 'string'))
    return undefined;
  return {
    app: String(app),
    release: String(release),
    owner: String(owner),
    code: String(name),
    detail: String(detail),
    count: 1,
    frames: String(stack)
      .split(' ')
      .filter((frame) => frame !== ''),
    brands: [String(brand)],
    last: String(at),
  };
}
