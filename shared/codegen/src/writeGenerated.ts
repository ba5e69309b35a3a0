import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '@foyer/workspace';
import { generate } from './generate.ts';

export interface Drift {
  /** Files that do not match their source, with the correct content. */
  stale: [file: string, text: string][];
  /** Files whose source was deleted. */
  orphans: string[];
  total: number;
}

/** Marker in the header of generated files. */
const MARK = 'npm run codegen';

/** Compares the files on disk with the output of codegen. */
export async function generatedDrift(root: string): Promise<Drift> {
  const files = await generate(root);
  const stale = [...files].filter(([file, text]) => content(path.join(root, file)) !== text);
  const written = [
    ...sourceFiles('{shell,mfe-*,shared/*}/src/**/*.generated.ts', root),
    ...sourceFiles('{shell,mfe-*,shared/*}/*documents.generated.json', root),
  ];
  const orphans = written.filter(
    (file) => !files.has(file) && (file.endsWith('.json') || content(path.join(root, file)).includes(MARK)),
  );
  return { stale, orphans, total: files.size };
}

/** Updates the generated files. */
export async function writeGenerated(root: string): Promise<Drift> {
  const drift = await generatedDrift(root);
  for (const [file, text] of drift.stale) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  for (const file of drift.orphans) rmSync(path.join(root, file));
  return drift;
}

function content(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
