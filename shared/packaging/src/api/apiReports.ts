import { readManifest } from '@foyer/workspace';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PACKED } from '../packages.ts';
import { apiOf, type Api } from './apiOf.ts';
import { compareApi, type ApiDifference } from './compareApi.ts';

/** Folder of the committed reports, one file per package. */
const REPORTS = 'shared/packaging/api';
/** Their interfaces and tables are provided by the platform, and only read by remotes. */
const PROVIDED: ReadonlySet<string> = new Set(['@foyer/contract', '@foyer/links']);

export interface PackageApi {
  readonly name: string;
  readonly api: Api;
  readonly differences: readonly ApiDifference[];
}

/** The APIs of the assembled packages, compared with the committed reports. */
export function currentApis(root: string, folders: string): readonly PackageApi[] {
  return PACKED.filter(({ isReported }) => isReported).map(({ folder }) => {
    const { name } = readManifest(path.join(root, folder));
    const packed = path.join(folders, name.replace('@foyer/', ''));
    const api = apiOf(packed, entriesOf(packed));
    const differences = compareApi(readReport(root, name), api, PROVIDED.has(name));
    return { name, api, differences };
  });
}

/** Makes these APIs the committed ones. */
export function writeReports(root: string, apis: readonly PackageApi[]): void {
  mkdirSync(path.join(root, REPORTS), { recursive: true });
  for (const { name, api } of apis) writeFileSync(reportFile(root, name), reportText(name, api));
}

function entriesOf(packed: string): Record<string, string> {
  const { exports = {} } = readManifest(packed);
  return Object.fromEntries(
    Object.entries(exports).flatMap(([entry, target]) => {
      const { types } = Object(target) as { types?: string };
      return types === undefined || /testing|workbench/.test(entry)
        ? []
        : [[entry, path.join(packed, types)]];
    }),
  );
}

const HEADING = /^## (.+)$/;

function reportText(name: string, api: Api): string {
  const parts = Object.entries(api).map(([item, text]) => `## ${item}\n\n${text}\n`);
  return `# API of ${name}\n\nWritten by \`npm run packages -- --release\`; see shared/packaging/README.md.\n\n${parts.join('\n')}`;
}

function readReport(root: string, name: string): Api {
  const file = reportFile(root, name);
  if (!existsSync(file)) return {};
  const found: Record<string, string[]> = {};
  let item: string[] | undefined;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, heading] = HEADING.exec(line) ?? [];
    if (heading !== undefined) item = found[heading] = [];
    else item?.push(line);
  }
  return Object.fromEntries(
    Object.entries(found).map(([heading, text]) => [heading, text.join('\n').trim()]),
  );
}

function reportFile(root: string, name: string): string {
  return path.join(root, REPORTS, `${name.replace('@foyer/', '')}.api.txt`);
}
