import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { repositoryRoot } from '@foyer/workspace';
import * as v from 'valibot';

/** A source file; the rules depend on its path in the repository. */
export interface LintCase {
  readonly file: string;
  readonly code: string;
}

/** Message of a finding of the linter. */
export type LintMessages = readonly string[];

const reportSchema = v.object({
  diagnostics: v.array(
    v.object({
      message: v.string(),
      help: v.optional(v.string(), ''),
      code: v.optional(v.string(), ''),
      filename: v.string(),
    }),
  ),
});

/**
 * Lints all cases in one process with the rules of this repository.
 * @param rules only the messages of rules with a matching name are returned.
 * @returns the messages of each case, in the order of the cases.
 */
export async function lintCases(cases: readonly LintCase[], rules: RegExp): Promise<readonly LintMessages[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'foyer-lint-'));
  try {
    const files = cases.map(({ file }, index) => path.join(String(index), file));
    for (const [index, file] of files.entries()) {
      await mkdir(path.join(root, path.dirname(file)), { recursive: true });
      await writeFile(path.join(root, file), cases[index]?.code ?? '');
      // the paths of the rules are relative to their configuration
      await writeFile(path.join(root, String(index), 'oxlint.config.ts'), CONFIGURATION);
    }
    const { diagnostics } = v.parse(reportSchema, JSON.parse(await runOxlint(root)));
    return files.map((file) =>
      diagnostics
        .filter(({ filename, code }) => path.normalize(filename) === file && rules.test(code))
        .map(({ message, help }) => `${message} ${help}`),
    );
  } finally {
    await rm(root, { recursive: true });
  }
}

const LINT = path.join(repositoryRoot, 'shared/conventions/src/lint');
// `options` are allowed in the root only
const CONFIGURATION = `import { lintRules } from ${JSON.stringify(path.join(LINT, 'config.ts'))};
const { options: _, ...rules } = lintRules;
export default { ...rules, jsPlugins: [${JSON.stringify(path.join(LINT, 'plugin.ts'))}] };
`;

async function runOxlint(folder: string): Promise<string> {
  const child = spawn(
    process.execPath,
    [path.join(repositoryRoot, 'node_modules/oxlint/bin/oxlint'), '--format', 'json'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return output;
}
