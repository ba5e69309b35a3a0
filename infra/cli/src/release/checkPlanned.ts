import { describeApp } from '@foyer/build/describe';
import {
  judge,
  liveFacts,
  PLANNED_RULES,
  plannedFacts,
  readPackages,
  reportOf,
  type CheckReport,
} from '@foyer/gate';
import { BRANDS, type BrandId } from '@foyer/market';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readLiveEvidence } from '../check/evidence.ts';
import { liveSetText, type LiveSet } from '../check/liveSet.ts';
import { today } from '../check/today.ts';
import { CommandFailure } from '../failure.ts';
import { APP_NAMES } from '../names.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { Session } from '../sessionTypes.ts';

/** An application of this repository, described from its sources. */
export type PlannedApp = ReturnType<typeof describeApp>;

/** @throws {@link CommandFailure} `APP_UNKNOWN` without sources of the application in this repository. */
export function plannedApp(app: string, root = repositoryRoot): PlannedApp {
  if (!existsSync(path.join(root, app, 'package.json')))
    throw new CommandFailure(
      'APP_UNKNOWN',
      `${root} has no application ${app}. It has ${APP_NAMES.join(', ')}.`,
    );
  return describeApp(app, { root });
}

/**
 * Checks owner, contract and versions before a build.
 * @returns the report when it has findings; undefined when the build may start.
 */
export async function checkPlanned(
  session: Session,
  { app, release, owner, contract }: PlannedApp,
  brand: BrandId | undefined,
  against?: LiveSet,
): Promise<CheckReport | undefined> {
  const packages = readPackages(repositoryRoot, app);
  if (!packages) throw new CommandFailure('USAGE', `${app}/package.json is not a valid package.json.`);
  const brands = brand === undefined ? BRANDS : [brand];
  const { releases } = await readLiveEvidence(session, against);
  const facts = plannedFacts(
    { app, release, owner, contract, packages },
    liveFacts(session.home, releases, brands),
    brands,
  );
  const findings = judge(facts, PLANNED_RULES).filter(({ isGap }) => !isGap);
  const about = {
    app,
    release,
    environment: `${session.environment}${liveSetText(against)}`,
    brands,
    without: [] as const,
  };
  const report = reportOf(about, findings, {
    rules: PLANNED_RULES.length,
    waivers: undefined,
    today: today(),
  });
  return report.result === 'passed' ? undefined : report;
}
