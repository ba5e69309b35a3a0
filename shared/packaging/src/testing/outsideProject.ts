import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly bin?: string | Readonly<Record<string, string>>;
  readonly name?: string;
}

/**
 * Installs the packed packages into a project as npm would, without a registry: extracts the tarballs, and links from
 * the repository only the libraries that the packages and the project declare. An undeclared import does not resolve.
 */
export function installTarballs(
  project: string,
  tarballs: Readonly<Record<string, string>>,
  root: string,
): void {
  const modules = path.join(project, 'node_modules');
  const manifests = Object.entries(tarballs).map(([name, file]) => {
    const folder = path.join(modules, name);
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-xzf', file, '--strip-components=1', '-C', folder]);
    return read(folder);
  });
  for (const name of declaredBy([...manifests, read(project)])) {
    if (name.startsWith('@foyer/')) continue;
    const source = path.join(root, 'node_modules', name);
    const target = path.join(modules, name);
    if (!existsSync(source)) throw new Error(`${name} is declared, but the repository does not have it`);
    mkdirSync(path.dirname(target), { recursive: true });
    if (!existsSync(target)) symlinkSync(source, target);
  }
  linkCommands(modules);
}

function declaredBy(manifests: readonly Manifest[]): ReadonlySet<string> {
  return new Set(
    manifests.flatMap(({ dependencies, devDependencies, peerDependencies }) =>
      Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
    ),
  );
}

function linkCommands(modules: string): void {
  const commands = path.join(modules, '.bin');
  mkdirSync(commands, { recursive: true });
  const folders = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(modules, name)).map((part) => `${name}/${part}`) : [name],
  );
  for (const name of folders.filter((folder) => folder !== '.bin')) {
    const { bin, name: full = name } = read(path.join(modules, name));
    const own = typeof bin === 'string' ? { [full.split('/').at(-1) ?? full]: bin } : (bin ?? {});
    for (const [command, file] of Object.entries(own)) {
      const target = path.join(commands, command);
      if (!existsSync(target)) symlinkSync(path.join(modules, name, file), target);
    }
  }
}

function read(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}
