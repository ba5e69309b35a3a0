import { squadFiles } from '@foyer/scaffolding';
import { workspacePackages } from '@foyer/workspace';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folders that the packages are compiled from. */
const SOURCES = ['shared', 'infra/cli', 'infra/runtime', 'shell/src/remotes/federation/facades'];
const ROOT_FILES = ['package.json', 'package-lock.json'];

/**
 * Copies the sources of the packages and gives a new squad its address there, as the platform squad does before a
 * squad outside the repository can start.
 */
export function copyWithSquad(root: string, to: string, owner: string, folders = SOURCES): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((file) => file !== '');
  for (const file of [...files, ...ROOT_FILES]) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(to, file), { force: true });
  }
  for (const [file, text] of squadFiles(owner, to)) writeFileSync(path.join(to, file), text);
  linkModules(root, to);
}

/** Links every installed library, and the workspaces of the copy instead of those of the repository. */
function linkModules(root: string, to: string): void {
  const modules = path.join(root, 'node_modules');
  const target = path.join(to, 'node_modules');
  mkdirSync(path.join(target, '@foyer'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@foyer' && name !== '.cache')
      symlinkSync(path.join(modules, name), path.join(target, name));
  for (const { name, folder } of workspacePackages(to))
    symlinkSync(path.join(to, folder), path.join(target, name));
}
