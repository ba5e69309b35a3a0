import { repositoryRoot } from '@foyer/workspace';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packPlatform } from '../testing/outsideProjects.ts';
import { templateBytes, type TemplateBytes } from './templateBytes.ts';
import { buildTemplate, TEMPLATES, type TemplateName } from './templates.ts';

const SQUAD = 'poker';
const COLUMNS = [
  'entry',
  'page',
  'framework',
  'texts',
  'requests',
] as const satisfies readonly (keyof TemplateBytes)[];

/** Creates and builds a project of each template. @returns one line of brotli bytes per template, below a heading. */
export async function templateTable(): Promise<readonly string[]> {
  const base = mkdtempSync(path.join(tmpdir(), 'foyer-template-table-'));
  try {
    const platform = await packPlatform(repositoryRoot, base, SQUAD);
    const rows = (Object.keys(TEMPLATES) as TemplateName[]).map((template) => {
      const folder = path.join(base, template);
      platform.create(folder, SQUAD, '--template', template);
      const { code, out, error } = buildTemplate(platform.install(folder), template);
      if (code !== 0) throw new Error(`The template ${template} does not build:\n${out}${error}`);
      const bytes = templateBytes(path.join(folder, 'dist'));
      return line(
        template,
        COLUMNS.map((column) => String(bytes[column])),
      );
    });
    return [line('bytes', COLUMNS), ...rows];
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

function line(name: string, cells: readonly string[]): string {
  return [name.padEnd(10), ...cells.map((cell) => cell.padStart(10))].join('');
}
