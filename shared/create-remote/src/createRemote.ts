import { squadNameProblem } from '@foyer/links';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  knownSquads,
  projectFiles,
  TEMPLATE_NAMES,
  type ProjectVersions,
  type TemplateName,
} from './projectFiles.ts';

const EXIT = { done: 0, refused: 1, usage: 2 } as const;
/** Files that an empty repository may have. */
const HARMLESS = new Set(['.git', '.gitattributes', '.DS_Store', '.npmrc', 'LICENSE']);

interface Outcome {
  readonly exit: number;
  /** Documented in README; `CREATED` on success. */
  readonly code: string;
  readonly text: string;
  readonly files?: readonly string[];
}

/**
 * `npm create @foyer/remote <squad>`: writes a repository for the remote of a squad into an empty folder.
 * @returns the exit code: 0 done, 1 refused, 2 wrong use.
 */
export function createRemote(args: readonly string[], cwd: string, print: (line: string) => void): number {
  const isJson = args.includes('--json');
  const { exit, code, text, files } = create(args, cwd);
  print(isJson ? JSON.stringify({ code, text, files }, null, 2) : text);
  return exit;
}

function create(args: readonly string[], cwd: string): Outcome {
  const usage = `npm create @foyer/remote <squad> -- [--template ${TEMPLATE_NAMES.join('|')}] [--folder <folder>] [--json]`;
  const parsed = parse(args);
  if (typeof parsed === 'string') return { exit: EXIT.usage, code: 'USAGE', text: `${parsed}\n${usage}` };
  const { owner, folder: named = '.', template = 'webpack' } = parsed;
  if (owner === undefined) return { exit: EXIT.usage, code: 'USAGE', text: `Name the squad: ${usage}` };
  if (!isTemplate(template))
    return { exit: EXIT.usage, code: 'USAGE', text: `There is no template ${template}: ${usage}` };
  if (!isKnown(owner))
    return {
      exit: EXIT.refused,
      code: 'SQUAD_NAME_INVALID',
      text: `${owner} cannot be a squad: a name has 3 to 30 lower-case letters and hyphens and is no role of the platform. Use the name in your invitation.`,
    };
  const folder = path.resolve(cwd, named);
  const present = existsSync(folder) ? readdirSync(folder).filter((file) => !HARMLESS.has(file)) : [];
  if (present.length > 0)
    return {
      exit: EXIT.refused,
      code: 'FOLDER_NOT_EMPTY',
      text: `${folder} is not empty (${present.slice(0, 3).join(', ')}). Use an empty folder, or --folder.`,
    };
  const files = projectFiles(owner, versions(), template);
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return {
    exit: EXIT.done,
    code: 'CREATED',
    text: `Created ${files.length} files in ${folder}. Next: npm install && npm run build; README.md has every step to the first page in a brand.`,
    files: files.map(([file]) => file).sort(),
  };
}

interface Arguments {
  readonly owner: string | undefined;
  readonly folder: string | undefined;
  readonly template: string | undefined;
}

function parse(args: readonly string[]): Arguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { folder: { type: 'string' }, template: { type: 'string' }, json: { type: 'boolean' } },
    });
    return positionals.length > 1
      ? `Unexpected argument: ${positionals[1]}`
      : { owner: positionals[0], folder: values.folder, template: values.template };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A squad of the route list, or a name that an operator can invite: its address is registry data. */
function isKnown(owner: string): boolean {
  return knownSquads().includes(owner) || squadNameProblem(owner) === undefined;
}

function isTemplate(name: string): name is TemplateName {
  return (TEMPLATE_NAMES as readonly string[]).includes(name);
}

/** Written when the package is packed. */
function versions(): ProjectVersions {
  const file = path.join(import.meta.dirname, '../versions.json');
  if (!existsSync(file))
    throw new Error('@foyer/create-remote runs from its packed package: npm run packages, then npm create.');
  return JSON.parse(readFileSync(file, 'utf8')) as ProjectVersions;
}
