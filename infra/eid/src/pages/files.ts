import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Style {
  readonly path: string;
  readonly integrity: string;
  readonly css: Buffer;
}

const NAME_CHARACTERS = 16;

export function createStyle(): Style {
  const css = readFileSync(join(import.meta.dirname, 'page.css'));
  const name = createHash('sha256').update(css).digest('hex').slice(0, NAME_CHARACTERS);
  return {
    path: `/style/${name}.css`,
    integrity: `sha384-${createHash('sha384').update(css).digest('base64')}`,
    css,
  };
}
