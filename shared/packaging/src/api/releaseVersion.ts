import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { platformVersion } from '../version.ts';
import { writeReports, type PackageApi } from './apiReports.ts';
import { changeOf, type Change } from './compareApi.ts';

const CHANGELOGS = 'shared/packaging/changelog';

/** The version after a change; a release without a change of an API is a patch. */
export function nextVersion(version: string, change: Change): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (change === 'major') return `${major + 1}.0.0`;
  return change === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** The changelog of a package, which is packed with it. */
export function changelogFile(root: string, name: string): string {
  return path.join(root, CHANGELOGS, `${name.replace('@foyer/', '')}.md`);
}

/**
 * Makes the current APIs a version: raises the version of all packages by the largest change, writes the reports, and
 * the changes into the changelog of each package that has any.
 * @returns the new version.
 */
export function releaseVersion(root: string, apis: readonly PackageApi[], note: string): string {
  const change = changeOf(apis.flatMap(({ differences }) => differences));
  const version = nextVersion(platformVersion(root), change);
  const manifest = path.join(root, 'shared/packaging/package.json');
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace(/"version": "[^"]*"/, `"version": "${version}"`),
  );
  mkdirSync(path.join(root, CHANGELOGS), { recursive: true });
  for (const { name, differences } of apis) {
    const items = differences.map((item) => `- ${item.name}: ${item.text}`);
    if (items.length > 0)
      addSection(changelogFile(root, name), name, [`## ${version}`, note, items.join('\n')]);
  }
  writeReports(root, apis);
  return version;
}

function addSection(file: string, name: string, parts: readonly string[]): void {
  const heading = `# Changes of ${name}\n`;
  const before = existsSync(file) ? readFileSync(file, 'utf8').slice(heading.length).trim() : '';
  writeFileSync(file, `${[heading.trim(), ...parts, before].filter((part) => part !== '').join('\n\n')}\n`);
}
