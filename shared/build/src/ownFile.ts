import path from 'node:path';

/** A file beside this module, with its extension: TypeScript in the repository, JavaScript in the packed package. */
export function ownFile({ dirname, filename }: ImportMeta, name: string): string {
  return path.join(dirname, `${name}${path.extname(filename)}`);
}
