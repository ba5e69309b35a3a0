import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { PackageFacts } from '../facts.ts';

const ranges = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ dependencies: ranges, devDependencies: ranges, peerDependencies: ranges }),
);
const installedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.string(), version: v.string() }),
);

/** Packages that an application declares and has installed for itself; undefined without a valid package.json. */
export function readPackages(root: string, folder: string): PackageFacts | undefined {
  const manifest = read(path.join(root, folder, 'package.json'), manifestSchema);
  if (!manifest) return undefined;
  const { dependencies, devDependencies, peerDependencies } = manifest;
  const nested = globSync(['node_modules/*/package.json', 'node_modules/@*/*/package.json'], {
    cwd: path.join(root, folder),
  })
    .sort()
    .flatMap((file) => read(path.join(root, folder, file), installedSchema) ?? []);
  return {
    declared: { ...devDependencies, ...peerDependencies, ...dependencies },
    nested: nested.map(({ name, version }) => `${name}@${version}`),
  };
}

function read<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  try {
    const checked = v.safeParse(schema, readFileSync(file, 'utf8'));
    return checked.success ? checked.output : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}
