import { publishRelease } from '@foyer/build/publish';
import { readSource } from '@foyer/build/release-source';
import type { Release } from '@foyer/build';
import { storedRelease } from '@foyer/build/store';
import { isRepository } from '@foyer/workspace';
import * as v from 'valibot';
import { releaseName } from '@foyer/kernel/release-plan';
import { systemClock } from '@foyer/runtime/registry-access';
import path from 'node:path';
import { styleText } from 'node:util';
import yargs from 'yargs';
import { change } from '../actions/change.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { checkText } from '../check/checkText.ts';
import { uploadReport } from '../check/uploadReport.ts';
import { ENVIRONMENTS } from '../commandOptions.ts';
import { CommandFailure, EXIT } from '../failure.ts';
import { withSuggestion } from '../suggestOption.ts';
import { openSession, registryAddress } from '../session.ts';
import type { Session } from '../sessionTypes.ts';
import { shareOf } from '../share.ts';
import type { Terminal } from '../terminal.ts';
import { checkFolder } from './checkFolder.ts';
import { folderSession, KEY_VARIABLE, REGISTRY_VARIABLE } from './folderSession.ts';
import { readFolder } from './readFolder.ts';
import { stageFolder, type Staged } from './stageFolder.ts';

interface FolderOptions {
  readonly folder: string;
  readonly registry: string | undefined;
  readonly home: string | undefined;
  readonly environment: string;
  readonly json: boolean;
  readonly share: string | undefined;
  readonly promote: boolean;
  readonly reason: string | undefined;
  readonly yes: boolean;
}

/** Runs `foyer check --folder` or `foyer publish --folder`. @throws {@link CommandFailure} */
export async function folderCommand(args: readonly string[], terminal: Terminal): Promise<void> {
  const [command = '', ...rest] = args;
  const options = optionsOf(command, rest);
  if (!options) return;
  const built = path.resolve(options.folder);
  const release = readFolder(built);
  const staged = await stageFolder(built, release);
  try {
    const session =
      command === 'check' && options.home !== undefined
        ? await platformSession({ ...options, home: options.home }, terminal)
        : await folderSession({ ...options, home: staged.home, owner: release.owner }, terminal);
    if (!session && command === 'publish')
      throw new CommandFailure(
        'REGISTRY_MISSING',
        `Publishing needs ${REGISTRY_VARIABLE} (or --registry) and the squad's key in ${KEY_VARIABLE}.`,
      );
    await (command === 'publish' && session
      ? publishFolder(session, staged, release, options)
      : checkOnly(session, staged, release, options, terminal));
  } finally {
    await staged.remove();
  }
}

/** Squad that opens releases from outside in a browser, with its own key of the data home. */
const PLATFORM = 'shell';

async function platformSession(
  { home, registry, environment, json }: FolderOptions & { readonly home: string },
  terminal: Terminal,
): Promise<Session> {
  if (!isRepository(repositoryRoot))
    throw new CommandFailure(
      'USAGE',
      '--home needs the repository: its product opens the release in a browser.',
    );
  return openSession(
    { home, registry: await registryAddress({ home, registry }), key: PLATFORM, environment, json },
    terminal,
  );
}

async function checkOnly(
  session: Session | undefined,
  { home }: Staged,
  candidate: Release,
  options: FolderOptions,
  terminal: Terminal,
): Promise<void> {
  const { environment, json } = options;
  const browserHome = browserHomeOf(options, candidate);
  const report = await checkFolder({ candidate, home, environment, session, browserHome });
  if (session && browserHome !== undefined) await uploadReport(session, candidate, report, PLATFORM);
  terminal.exitCode = EXIT_OF[report.result];
  terminal.out(json ? JSON.stringify(report, null, 2) : checkText(report));
  if (!session)
    terminal.note(
      `Not compared with the live releases and the squad’s budget: set ${REGISTRY_VARIABLE} and ${KEY_VARIABLE} to do that as well.`,
    );
}

const EXIT_OF = { passed: 0, failed: EXIT.refused, incomplete: EXIT.incomplete } as const;

async function publishFolder(
  session: Session,
  { home, folder }: Staged,
  candidate: Release,
  options: FolderOptions,
): Promise<void> {
  const report = await checkFolder({ candidate, home, environment: options.environment, session });
  if (report.result !== 'passed') {
    session.terminal.exitCode = EXIT_OF[report.result];
    return session.printResult(report, checkText(report));
  }
  // commit and author of the repository that runs the command
  const source = await readSource(process.cwd());
  const published = await publishRelease({
    home,
    folder,
    baseUrl: session.registry,
    clock: systemClock,
    source,
  });
  if (!(await hasFullReport(session, candidate))) await uploadReport(session, candidate, report);
  const { decision, text } = await decided(session, candidate, options);
  session.printResult(
    {
      ...published,
      unchanged: !published.isNew,
      check: report.counts,
      ...(decision !== undefined && { decision }),
    },
    [
      `${styleText('green', '✓')} ${releaseName(candidate.app, candidate.release)} ${published.isNew ? 'published' : 'already published'}, checked without a browser`,
      ...text,
    ].join('\n'),
  );
}

/** Data home in which the browser opens the release, once its files are in the store there. */
function browserHomeOf({ home }: FolderOptions, { app, release }: Release): string | undefined {
  if (home === undefined) return undefined;
  if (!storedRelease(home, app, release))
    throw new CommandFailure(
      'RELEASE_MISSING',
      `The store of ${home} has no ${releaseName(app, release)}. Publish it first.`,
    );
  return path.resolve(home);
}

const reportsSchema = v.object({
  reports: v.array(v.object({ result: v.string(), without: v.array(v.string()) })),
});

/** True if the registry has a passed report with a browser: a report without one would take its place. */
async function hasFullReport({ client }: Session, { app, release }: Release): Promise<boolean> {
  const { reports } = await client.get(`/v1/checks?app=${app}&release=${release}`, reportsSchema);
  const [last] = reports;
  return last?.result === 'passed' && last.without.length === 0;
}

/** Rolls the release out when the options say so; its result is part of the one document that is printed. */
async function decided(
  session: Session,
  { app, release }: Release,
  { share, promote, ...manner }: FolderOptions,
): Promise<{ readonly decision?: unknown; readonly text: readonly string[] }> {
  if (share === undefined && !promote) return { text: [] };
  let decision: unknown;
  const text: string[] = [];
  const collecting: Session = {
    ...session,
    printResult: (value, line) => {
      decision = value;
      text.push(line);
    },
  };
  const request = share === undefined ? { kind: 'promote' } : { kind: 'rollout', share: shareOf(share) };
  await change(collecting, { ...request, app, release }, { ...manner, preview: false });
  return { decision, text };
}

/** Undefined after `--help`, which only prints the options. */
function optionsOf(command: string, args: readonly string[]): FolderOptions | undefined {
  const { help, folder, registry, home, environment, json, share, promote, reason, yes } = yargs([...args])
    .scriptName(`foyer ${command}`)
    .usage(
      `foyer ${command} --folder <dist>: a release of any build, by the specification in shared/docs/release-manifest`,
    )
    .option('folder', { type: 'string', demandOption: true, describe: 'Folder with release.json' })
    .option('registry', {
      type: 'string',
      describe: `Address of the registry; default: ${REGISTRY_VARIABLE}`,
    })
    .option('home', {
      type: 'string',
      describe:
        'check: data home of the product in which a browser opens the published release; stores the report',
    })
    .option('environment', { alias: 'e', choices: ENVIRONMENTS, default: 'production' as const })
    .option('json', { type: 'boolean', default: false, describe: 'Print the result as one JSON document' })
    .option('share', { type: 'string', describe: 'Publish, then roll out to this share of visitors, 50%' })
    .option('promote', { type: 'boolean', default: false, describe: 'Publish, then promote to all visitors' })
    .option('reason', { type: 'string', describe: 'Reason of the rollout for the audit log' })
    .option('yes', { type: 'boolean', default: false, describe: 'Skip the confirmation' })
    .strict()
    .version(false)
    .exitProcess(false)
    .fail((message: string | null, error: Error | undefined) => {
      throw (
        error ?? new CommandFailure('USAGE', withSuggestion(message ?? `foyer ${command} --folder --help`))
      );
    })
    .parseSync();
  if (help === true) return undefined;
  return { folder, registry, home, environment, json, share, promote, reason, yes };
}
