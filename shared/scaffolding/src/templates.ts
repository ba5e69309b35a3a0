import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATES = path.join(import.meta.dirname, '../templates');

/** Names that replace `sample-owner` and `SampleThing` in a template. */
export interface Naming {
  /** The squad, `casino`. */
  readonly owner: string;
  /** Name of the part in kebab-case: a route id, a component, a service. */
  readonly name: string;
}

/** A file by its path relative to the project. */
export type TemplateFile = readonly [file: string, text: string];

/** The files of a template, renamed, below the target folder. */
export function filesFromTemplate(kind: string, naming: Naming, target: string): readonly TemplateFile[] {
  const files = globSync('**/*.*', { cwd: path.join(TEMPLATES, kind) });
  return files.map((file) => [
    path.posix.join(target, renamed(file.split(path.sep).join('/'), naming)),
    renamed(readFileSync(path.join(TEMPLATES, kind, file), 'utf8'), naming),
  ]);
}

/** Replaces `SampleThing` in every spelling, in file names and contents. */
export function renamed(text: string, { owner, name }: Naming): string {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const pascal = words.join('');
  const sentence = `${words[0] ?? ''} ${name.split('-').slice(1).join(' ')}`.trim();
  return text
    .replaceAll('SampleThing', pascal)
    .replaceAll('sampleThing', pascal.charAt(0).toLowerCase() + pascal.slice(1))
    .replaceAll('sample-thing', name)
    .replaceAll('Sample thing', sentence)
    .replaceAll('sample-owner', owner);
}

/** A route id as the name of a property. */
export function propertyName(id: string): string {
  return /^[a-z]\w*$/.test(id) ? id : `'${id}'`;
}
