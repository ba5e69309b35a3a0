import {
  gatherFacts,
  judge,
  OTHER_RULES,
  readSources,
  reportOf,
  RULES,
  WAIVERS_FILE,
  type CheckReport,
  type Finding,
} from '@foyer/gate';
import type { Release } from '@foyer/build';
import { BRANDS, type BrandId } from '@foyer/market';
import { releaseName } from '@foyer/kernel/release-plan';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandFailure } from '../failure.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { Session } from '../session.ts';
import { readLiveEvidence, fetchSchemas } from './evidence.ts';
import { liveSetText, type LiveSet } from './liveSet.ts';
import { smoke } from './smoke.ts';

export interface CheckOptions {
  /** All brands when undefined. */
  readonly brand: BrandId | undefined;
  readonly without: readonly 'axe'[];
  /** Releases to check against; the live ones when undefined. */
  readonly against?: LiveSet | undefined;
  /** Opens each page in one brand instead of in every brand. */
  readonly isQuick?: boolean;
}

const SHELL = 'shell';
const SMOKE = 'smoke/';
const DAY_LENGTH = '2026-12-31'.length;

/** Checks a release of the store against all live releases. */
export async function checkRelease(
  session: Session,
  candidate: Release,
  { brand, without, isQuick = false, against }: CheckOptions,
): Promise<CheckReport> {
  const brands = brand === undefined ? BRANDS : [brand];
  const today = new Date().toISOString().slice(0, DAY_LENGTH);
  const [live, schemas] = await Promise.all([readLiveEvidence(session, against), fetchSchemas(session)]);
  // started first, because it may take longer than the rules
  const opened = without.includes('axe') ? undefined : smoke(session.home, candidate, live, brands, isQuick);
  const rules = without.includes('axe') ? RULES.filter(({ id }) => !id.startsWith(SMOKE)) : RULES;
  const facts = gatherFacts({
    home: session.home,
    root: repositoryRoot,
    candidate,
    live: live.releases,
    defaults: Object.fromEntries(live.plan.apps.map(({ app, release }) => [app, release])),
    brands,
    schemas,
    sources: await readSources(repositoryRoot, candidate.app),
    today,
    smoke: [],
  });
  const fromFiles = judge(
    facts,
    rules.filter(({ id }) => !id.startsWith(SMOKE)),
  );
  const browser = await opened;
  const fromBrowser = judge(
    { ...facts, smoke: browser && 'result' in browser ? browser.result : undefined },
    rules.filter(({ id }) => id.startsWith(SMOKE)),
  ).map((finding) =>
    browser && 'problem' in browser && finding.isGap
      ? { ...finding, text: `${finding.text} ${browser.problem}` }
      : finding,
  );
  const about = {
    app: candidate.app,
    release: candidate.release,
    environment: `${session.environment}${liveSetText(against)}`,
    brands,
    without,
  };
  return reportOf(about, [...baseline(candidate, live.releases, brands), ...fromFiles, ...fromBrowser], {
    rules: rules.length,
    waivers: waiversOf(candidate.app),
    granted: live.granted,
    today,
  });
}

/** Without live releases to compare with, the check is incomplete instead of passed. */
function baseline(
  candidate: Release,
  live: Awaited<ReturnType<typeof readLiveEvidence>>['releases'],
  brands: readonly string[],
): readonly Finding[] {
  const gap = (text: string): Finding => ({ ...OTHER_RULES.live, text, isGap: true });
  const lost = live
    .filter(({ document }) => !document)
    .map(({ app, release }) =>
      gap(`${releaseName(app, release)} is live, but the registry has no document for it.`),
    );
  const wanted = (app: string): boolean => (candidate.app === SHELL ? app !== SHELL : app === SHELL);
  const alone = brands.filter(
    (brand) => !live.some(({ app, brands: liveBrands }) => wanted(app) && liveBrands.includes(brand)),
  );
  return [
    ...lost,
    ...alone.map((brand) =>
      gap(
        `${brand} has no live ${candidate.app === SHELL ? 'remote' : 'shell'} to compare ${candidate.app} with.`,
      ),
    ),
  ];
}

function waiversOf(folder: string): unknown {
  const file = path.join(repositoryRoot, folder, WAIVERS_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    throw new CommandFailure('USAGE', `${folder}/${WAIVERS_FILE} is not JSON.`);
  }
}
