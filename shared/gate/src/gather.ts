import { DEPRECATIONS } from '@foyer/contract/deprecations';
import { TRANSLATED_LOCALES } from '@foyer/links';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { buildSchema } from 'graphql';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseFolder } from '@foyer/build/store';
import { budgetOfGuest } from '@foyer/kernel/size-budget';
import { measure, NotMeasurable, type Budgets, type Measured } from '@foyer/build/sizes';
import { SBOM_FILE, type BillOfMaterials } from '@foyer/build/bill-of-materials';
import type { Release } from '@foyer/build';
import type {
  CandidateFacts,
  Facts,
  LiveFacts,
  ReleaseFacts,
  Schemas,
  SizeFacts,
  SmokePage,
  SourceFacts,
  SquadFacts,
} from './facts.ts';
import { SHELL } from './rule.ts';
import { installedFolder, isRepository } from '@foyer/workspace';

/** A live release as listed by the registry, with hashes signed by its squad. */
export interface LiveRelease {
  readonly app: string;
  readonly release: string;
  readonly brands: readonly string[];
  /** See {@link ReleaseFacts.isRollbackTarget}. */
  readonly isRollbackTarget?: true;
  readonly document?: Release & { readonly files: Readonly<Record<string, string>> };
}

/** Applications whose files a first visit to the lobby downloads. */
const FIRST_VISIT: readonly string[] = [SHELL, 'mfe-casino'];

export interface Evidence {
  /** Data home whose store contains the releases. */
  readonly home: string;
  readonly root: string;
  readonly candidate: Release;
  readonly live: readonly LiveRelease[];
  /** Default release by application, the reference for growth; canaries are ignored. */
  readonly defaults: Readonly<Record<string, string>>;
  readonly squads?: readonly SquadFacts[] | undefined;
  readonly brands: readonly string[];
  /** SDL by API; undefined when it could not be loaded. */
  readonly schemas: Readonly<Record<string, string>> | undefined;
  readonly sources: SourceFacts;
  readonly today: string;
  readonly smoke: readonly SmokePage[] | undefined;
}

/** Collects the input of the rules. A file that is missing or does not match its signed hash is not used. */
export function gatherFacts({
  home,
  root,
  candidate,
  live,
  defaults,
  squads,
  brands,
  schemas,
  sources,
  today,
  smoke,
}: Evidence): Facts {
  return {
    candidate: candidateFacts(
      home,
      root,
      candidate,
      live.filter(({ app, release }) => defaults[app] === release),
      squads,
    ),
    squads,
    live: liveFacts(home, live, brands),
    brands,
    schemas: readSchemas(schemas),
    locales: TRANSLATED_LOCALES,
    sources,
    deprecations: DEPRECATIONS,
    today,
    smoke,
  };
}

/** Live releases that visitors of these brands can receive. */
export function liveFacts(
  home: string,
  live: readonly LiveRelease[],
  brands: readonly string[],
): readonly LiveFacts[] {
  return live
    .filter((release) => release.brands.some((brand) => brands.includes(brand)))
    .map(({ app, release, brands: reached, isRollbackTarget, document }) => ({
      ...(document
        ? releaseFacts(home, document, document.files)
        : {
            app,
            release,
            owner: app,
            contract: 0,
            requires: {},
            describes: undefined,
            documents: undefined,
            styles: undefined,
          }),
      brands: reached.filter((brand) => brands.includes(brand)),
      ...(isRollbackTarget && { isRollbackTarget }),
    }));
}

export function readSchemas(schemas: Readonly<Record<string, string>> | undefined): Schemas | undefined {
  return (
    schemas && Object.fromEntries(Object.entries(schemas).map(([name, text]) => [name, buildSchema(text)]))
  );
}

function releaseFacts(
  home: string,
  manifest: Release,
  hashes: Readonly<Record<string, string>>,
): ReleaseFacts {
  const { app, release, owner, contract, requires, describes } = manifest;
  const folder = releaseFolder(home, app, release);
  const documents = readChecked(folder, 'documents.json', hashes);
  return {
    app,
    release,
    owner,
    contract,
    requires,
    describes,
    documents: documents === undefined ? undefined : (JSON.parse(documents) as Record<string, string>),
    styles: readAll(
      folder,
      Object.keys(manifest.sri).filter((file) => file.endsWith('.css')),
      hashes,
    ),
  };
}

/** Evidence about a release of the store that is not live. */
export function candidateFacts(
  home: string,
  root: string,
  candidate: Release,
  defaults: readonly LiveRelease[],
  squads: readonly SquadFacts[] = [],
): CandidateFacts {
  const folder = releaseFolder(home, candidate.app, candidate.release);
  // the candidate is not signed yet; its release file has the hashes of scripts and styles
  const facts = releaseFacts(home, candidate, candidate.sri);
  const bill = path.join(home, 'maps', candidate.app, candidate.release, SBOM_FILE);
  const text = existsSync(bill) ? readFileSync(bill, 'utf8') : undefined;
  const isTrue =
    text !== undefined && createHash('sha256').update(text).digest('hex') === candidate.describes?.sbom;
  return {
    ...facts,
    scripts: readAll(
      folder,
      Object.keys(candidate.sri).filter((file) => file.endsWith('.js')),
      candidate.sri,
    ),
    locales: Object.keys(candidate.i18n),
    bill: isTrue ? (JSON.parse(text) as BillOfMaterials) : undefined,
    sizes: sizesOf(home, withSquads(readBudgets(root), squads), candidate, defaults),
  };
}

function readAll(
  folder: string,
  files: readonly string[],
  hashes: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const texts = files.map((file) => [file, readChecked(folder, file, hashes)] as const);
  return texts.some(([, text]) => text === undefined)
    ? undefined
    : (Object.fromEntries(texts) as Record<string, string>);
}

/** Undefined when the file is missing or does not match its hash. */
function readChecked(
  folder: string,
  file: string,
  hashes: Readonly<Record<string, string>>,
): string | undefined {
  const filePath = path.join(folder, file);
  if (!existsSync(filePath)) return undefined;
  const content = readFileSync(filePath);
  const hash = hashes[file];
  if (hash !== undefined && hash !== `sha384-${createHash('sha384').update(content).digest('base64')}`)
    return undefined;
  return content.toString('utf8');
}

/**
 * Sizes against the candidate's own budget and against the budget of a first visit, which covers shell and
 * lobby together.
 */
function sizesOf(
  home: string,
  budgets: Budgets,
  candidate: Release,
  defaults: readonly LiveRelease[],
): readonly SizeFacts[] {
  const others = defaults.flatMap(({ app, document }) =>
    document && app !== candidate.app && FIRST_VISIT.includes(app) ? [document] : [],
  );
  const before = defaults.find(({ app }) => app === candidate.app);
  const now = weigh(home, [candidate, ...others], budgets);
  const then = before?.document ? weigh(home, [before.document, ...others], budgets) : [];
  const wanted = now.filter(
    ({ name }) =>
      name === candidate.app || (name === 'first lobby content' && FIRST_VISIT.includes(candidate.app)),
  );
  return wanted.map((row) => ({
    ...row,
    live: before ? (then.find(({ name }) => name === row.name)?.actual ?? 'not-weighed') : 'first-release',
  }));
}

/** Adds the budgets of invited squads, which the registry stores; those of the repository are never replaced. */
function withSquads(budgets: Budgets, squads: readonly SquadFacts[]): Budgets {
  const invited = squads.map((squad) => [`mfe-${squad.name}`, budgetOfGuest(squad)] as const);
  return { ...budgets, apps: { ...Object.fromEntries(invited), ...budgets.apps } };
}

function readBudgets(root: string): Budgets {
  return JSON.parse(readFileSync(budgetsFile(root), 'utf8')) as Budgets;
}

/** The budgets of the repository; in a project of its own, those of the installed build. */
function budgetsFile(root: string): string {
  const installed = isRepository(root) ? undefined : installedFolder('@foyer/build', root);
  return installed === undefined
    ? path.join(root, 'shared/build/sizes.json')
    : path.join(installed, 'sizes.json');
}

/** Sizes of the files of a release; empty without a budget, page or file, which a rule reports. */
function weigh(home: string, apps: readonly ReleaseSetEntry[], budgets: Budgets): readonly Measured[] {
  try {
    return measure(home, { version: 0, issuedAt: '', apps }, budgets);
  } catch (error) {
    if (error instanceof NotMeasurable || (error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
