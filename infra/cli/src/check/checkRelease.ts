import {
  gatherFacts,
  judge,
  OTHER_RULES,
  readSources,
  reportOf,
  type CheckReport,
  type Finding,
} from '@foyer/gate';
import type { Release } from '@foyer/build';
import { BRANDS, type BrandId } from '@foyer/market';
import { releaseName } from '@foyer/kernel/release-plan';
import path from 'node:path';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { Session } from '../sessionTypes.ts';
import { readLiveEvidence, fetchSchemas } from './evidence.ts';
import { readGatePlayers } from './gatePlayers.ts';
import { liveSetText, type LiveSet } from './liveSet.ts';
import { readWaivers } from './readWaivers.ts';
import { reusedText } from './reuse/pageReuse.ts';
import { FILE_RULES, judgeSmoke, smoke, SMOKE_RULES } from './smoke.ts';
import { today } from './today.ts';

export interface CheckOptions {
  /** All brands when undefined. */
  readonly brand: BrandId | undefined;
  readonly without: readonly 'axe'[];
  /** Releases to check against; the live ones when undefined. */
  readonly against?: LiveSet | undefined;
  /** Opens each page in one brand instead of in every brand. */
  readonly isQuick?: boolean;
  /** Findings in the sources, if they are being read already. */
  readonly sources?: ReturnType<typeof readSources>;
}

const SHELL = 'shell';

/** Checks a release of the store against all live releases. */
export async function checkRelease(
  session: Session,
  candidate: Release,
  {
    brand,
    without,
    isQuick = false,
    against,
    sources = readSources(repositoryRoot, candidate.app),
  }: CheckOptions,
): Promise<CheckReport> {
  const brands = brand === undefined ? BRANDS : [brand];
  const day = today();
  const [live, schemas, players] = await Promise.all([
    readLiveEvidence(session, against),
    fetchSchemas(session),
    readGatePlayers(session.home),
  ]);
  // started first, because it may take longer than the rules
  const opened = without.includes('axe')
    ? undefined
    : smoke({ home: session.home, candidate, live, brands, players, isQuick, schemas });
  const facts = gatherFacts({
    home: session.home,
    root: repositoryRoot,
    candidate,
    live: live.releases,
    defaults: Object.fromEntries(live.plan.apps.map(({ app, release }) => [app, release])),
    squads: live.squads,
    brands,
    schemas,
    sources: await sources,
    today: day,
    smoke: [],
  });
  const fromFiles = judge(facts, FILE_RULES);
  const answer = await opened;
  const fromBrowser = answer ? judgeSmoke(facts, answer) : [];
  const about = {
    app: candidate.app,
    release: candidate.release,
    environment: `${session.environment}${liveSetText(against)}`,
    brands,
    without,
    ...(answer && 'result' in answer && { reused: answer.result.reused.map(reusedText) }),
  };
  return reportOf(about, [...baseline(candidate, live.releases, brands), ...fromFiles, ...fromBrowser], {
    rules: FILE_RULES.length + (opened ? SMOKE_RULES.length : 0),
    waivers: readWaivers(path.join(repositoryRoot, candidate.app)),
    granted: live.granted,
    today: day,
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
