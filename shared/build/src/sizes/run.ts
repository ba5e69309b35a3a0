import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { currentReleaseSet } from '../publish/release/releaseSet.ts';
import { mapsFolder, releaseFolder } from '../publish/release/store.ts';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { repositoryRoot, workspacePackages } from '@foyer/workspace';
import { partOfTargets } from '../webpack/laterTexts.ts';
import { firstFiles, isPageTooHeavy, isTooHeavy, measure, measurePages } from './measure.ts';
import type { Budgets, Bytes, PageBytes } from './measure.ts';
import { treemapOf } from './treemap.ts';

const { values } = parseArgs({
  options: { home: { type: 'string' }, app: { type: 'string' }, top: { type: 'string', default: '6' } },
});
const home = path.resolve(values.home ?? process.env['FOYER_HOME'] ?? path.join(repositoryRoot, '.foyer'));
const budgets = JSON.parse(
  readFileSync(path.join(repositoryRoot, 'shared/build/sizes.json'), 'utf8'),
) as Budgets;
const set = currentReleaseSet(home);

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function kilobytes({ js, css }: Bytes): string {
  return `${inKilobytes(js).padStart(6)} KB js ${inKilobytes(css).padStart(5)} KB css`;
}

function pageKilobytes({ own, adds, total }: PageBytes): string {
  return `${inKilobytes(own).padStart(5)} KB own ${inKilobytes(adds).padStart(5)} KB adds ${inKilobytes(total).padStart(5)} KB total`;
}

const manifests = new Map(
  workspacePackages().map(({ folder, manifest }) => [manifest.foyer?.app ?? folder, manifest.foyer]),
);

function laterTextsOf(app: string, page: string): string | undefined {
  const { firstPage, laterTexts } = manifests.get(app) ?? {};
  if (laterTexts === undefined || page === firstPage) return undefined;
  return ['later', partOfTargets([laterTexts])[page], 'en.js'].filter(Boolean).join('-');
}

/** The heaviest libraries and packages of each script of a first visit, and their heaviest modules. */
function printTreemap({ app, release, ...entry }: ReleaseSetEntry): void {
  for (const file of firstFiles({ app, release, ...entry }, budgets.apps[app]?.page)) {
    const script = path.join(releaseFolder(home, app, release), file);
    const map = path.join(mapsFolder(home, app, release), `${path.basename(file)}.map`);
    if (!file.endsWith('.js') || !existsSync(map)) continue;
    console.log(`\n${app} ${file}`);
    for (const { name, bytes, modules } of treemapOf(script, map).slice(0, Number(values.top))) {
      const heaviest = modules.slice(0, 3).map((module) => `${module.name} ${inKilobytes(module.bytes)}`);
      console.log(`  ${inKilobytes(bytes).padStart(6)}  ${name.padEnd(24)} ${heaviest.join(', ')}`);
    }
  }
}

if (set) {
  const rows = measure(home, set, budgets);
  for (const row of rows)
    console.log(
      `${row.name.padEnd(20)} ${kilobytes(row.actual)}   of ${kilobytes(row.allowed)}${isTooHeavy(row) ? '   TOO HEAVY' : ''}`,
    );
  const pages = measurePages(home, set, budgets, laterTextsOf);
  for (const page of pages)
    console.log(
      `${`${page.name}${page.isFirst ? ' (first)' : ''}`.padEnd(40)} ${pageKilobytes(page.actual)}   of ${pageKilobytes(page.allowed)}${isPageTooHeavy(page) ? '   TOO HEAVY' : ''}`,
    );
  const shown = set.apps.filter(({ app }) => (values.app ?? 'shell mfe-casino').split(' ').includes(app));
  for (const entry of shown) printTreemap(entry);
  if (rows.some(isTooHeavy) || pages.some(isPageTooHeavy)) process.exitCode = 1;
} else {
  console.error(`Nothing is published in ${home}: run npm run build first.`);
  process.exitCode = 1;
}
