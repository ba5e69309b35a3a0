import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const RELATIVE = /(?:\bfrom|\bimport|\bimport\()\s*(['"])(\.{1,2}\/[^'"]*)\1/g;
const RELATIVE_SOURCE = /((?:\bfrom|\bimport|\bimport\()\s*(['"])\.{1,2}\/[^'"]*?)\.tsx?\2/g;

/** The compiled files that the entries load, directly or through others, with the declarations of each. */
export function reachedFrom(entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    if (!existsSync(file)) {
      if (file.endsWith('.js')) throw new Error(`${file} is imported, but was not compiled`);
      return;
    }
    found.add(file);
    for (const [, , request = ''] of readFileSync(file, 'utf8').matchAll(RELATIVE)) {
      const script = path.resolve(path.dirname(file), request).replace(/\.tsx?$/, '.js');
      if (!script.endsWith('.js')) continue;
      visit(script);
      visit(declarationOf(script));
    }
  };
  for (const entry of entries) {
    visit(entry);
    visit(declarationOf(entry));
  }
  return [...found].sort();
}

function declarationOf(script: string): string {
  return script.replace(/\.js$/, '.d.ts');
}

/** Copies a compiled file; the compiler leaves the names of sources in declarations. */
export function copyCompiled(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, readFileSync(from, 'utf8').replaceAll(RELATIVE_SOURCE, '$1.js$2'));
}
