import { buildAll, type Release } from '@foyer/build';
import { releasesSchema } from '@foyer/kernel/release-answers';
import { readSources, sarifOf, type CheckReport } from '@foyer/gate';
import { ignoreError } from '@foyer/kernel';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { endPreparedBrowser, prepareBrowser } from '../browser/runBrowser.ts';
import { uploadReport } from '../check/uploadReport.ts';
import { checkApi } from '../check/checkApi.ts';
import { checkRelease, type CheckOptions } from '../check/checkRelease.ts';
import { checkText } from '../check/checkText.ts';
import { checkPlanned, plannedApp } from '../release/checkPlanned.ts';
import { CommandFailure, EXIT } from '../failure.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { Session } from '../sessionTypes.ts';

/** The only service that can be checked, and its source folder. */
const API = 'api';
const API_FOLDER = 'infra/api';
/** Compiled modules of earlier checks, in the repository of the squad. */
const MODULES_FOLDER = 'node_modules/.cache/webpack';

export interface CheckArguments extends CheckOptions {
  readonly sarif: string | undefined;
  /** Environment of the option `--against`. Without it the api is checked against every environment. */
  readonly againstEnvironment: string | undefined;
}

/** The release of an application for its current sources, and what is wrong in them. */
export interface BuiltSources {
  readonly release: Release;
  readonly sources: ReturnType<typeof readSources>;
}

/** Builds an application while its sources are read: both need most of a processor. */
export async function buildWithSources(session: Session, app: string): Promise<BuiltSources> {
  const reading = new AbortController();
  const sources = readSources(repositoryRoot, app, reading.signal);
  sources.catch(ignoreError('awaited by the check'));
  try {
    return { release: await builtRelease(session, app), sources };
  } catch (error) {
    reading.abort();
    throw error;
  }
}

/** The release of an application for its current sources, from the store or newly built. */
export async function builtRelease(session: Session, app: string): Promise<Release> {
  const {
    releases: [release],
    failures,
  } = await buildAll({
    home: session.home,
    apps: [app],
    modules: path.join(repositoryRoot, MODULES_FOLDER),
  });
  if (!release) throw new CommandFailure('BUILD_FAILED', failures.join('\n'));
  return release;
}

/** `foyer check`: exit code 0 for a pass, 1 for findings, 2 when something could not be checked. */
export async function check(session: Session, app: string, options: CheckArguments): Promise<void> {
  if (app === API)
    return printReport(
      session,
      await checkApi(session, { brand: options.brand, against: options.againstEnvironment }),
      options.sarif,
      API_FOLDER,
    );
  if (!options.without.includes('axe')) prepareBrowser(session.gatewayPort);
  const refused = await checkPlanned(session, plannedApp(app), options.brand, options.against);
  if (refused) {
    endPreparedBrowser();
    return printReport(session, refused, options.sarif, app);
  }
  const { release, sources } = await buildWithSources(session, app);
  const report = await checkRelease(session, release, { ...options, sources });
  printReport(session, report, options.sarif, app);
  // a check of one brand does not cover the others, and one of another set not the live releases
  if (
    options.brand === undefined &&
    options.against === undefined &&
    (await isPublished(session, release)) &&
    (await uploadReport(session, release, report))
  )
    session.terminal.note('The report is stored with the release in the registry.');
}

/** Prints a report and sets the exit code. */
export function printReport(
  session: Session,
  report: CheckReport,
  sarif: string | undefined,
  folder: string,
): void {
  if (sarif !== undefined) writeFileSync(sarif, `${JSON.stringify(sarifOf(report, folder), null, 2)}\n`);
  session.terminal.exitCode = { passed: 0, failed: EXIT.refused, incomplete: EXIT.incomplete }[report.result];
  session.printResult(report, checkText(report));
}

async function isPublished({ client }: Session, { app, release }: Release): Promise<boolean> {
  const { releases } = await client.get(`/v1/releases?app=${app}`, releasesSchema);
  return releases.some((known) => known.release === release);
}
