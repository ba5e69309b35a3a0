import { BRANDS } from '@foyer/market';
import yargs from 'yargs';
import { buildCommands } from './commands/buildCommands.ts';
import {
  appArgumentFor,
  commonOptions,
  optionalAppFor,
  type CommandContext,
  type DecisionOptions,
} from './commandOptions.ts';
import { acceptInvitation } from './actions/acceptInvitation.ts';
import { listSquads } from './actions/squads.ts';
import { change, type ChangeRequest } from './actions/change.ts';
import { doctor } from './actions/doctor.ts';
import { listKeys } from './actions/keys.ts';
import { explain, status } from './actions/status.ts';
import { runScript } from './actions/script.ts';
import { isFolderCommand, isIsolatedCommand } from './folder/isFolderCommand.ts';
import { contentCommands } from './commands/contentCommands.ts';
import { decisionCommands, restrictionCommands } from './commands/decisionCommands.ts';
import { CommandFailure } from './failure.ts';
import { drawCommands } from './commands/drawCommands.ts';
import { keyCommands } from './commands/keyCommands.ts';
import { operationCommands } from './commands/operationCommands.ts';
import { readCommands } from './commands/readCommands.ts';
import { overrideCommand } from './commands/overrideCommands.ts';
import { refuseMisspelt, withOwnApp } from './names.ts';
import { report } from './report.ts';
import { openSession } from './session.ts';
import type { CommonOptions, Session } from './sessionTypes.ts';
import { squadCommands } from './commands/squadCommands.ts';
import { completionShell, fishCompletion } from './completion.ts';
import { withSuggestion } from './suggestOption.ts';
import { staffCommands } from './commands/staffCommands.ts';
import type { Terminal } from './terminal.ts';

/** Parses the command line, runs the command and sets the exit code. Never throws. */
export async function runFoyer(args: readonly string[], terminal: Terminal): Promise<void> {
  const open = (options: CommonOptions & { readonly app?: unknown }): Promise<Session> => {
    // not in the parser, which would replace the error by one without a code
    if (typeof options.app === 'string') refuseMisspelt(options.app);
    return openSession(options, terminal);
  };
  const decide = async (options: DecisionOptions, request: ChangeRequest): Promise<void> =>
    change(await open(options), withManner(request, options), options);
  try {
    if (isIsolatedCommand(args)) {
      const { isolatedCommand } = await import('./folder/isolatedCommand.ts'); // imported here because it loads the build tools
      return await isolatedCommand(args, terminal);
    }
    if (isFolderCommand(args)) {
      const { folderCommand } = await import('./folder/folderCommand.ts'); // imported here because it loads the build tools
      return await folderCommand(args, terminal);
    }
    const shell = completionShell(args);
    if (shell === 'fish') return terminal.out(fishCompletion());
    // yargs chooses between bash and zsh by this variable
    if (shell !== undefined) process.env['SHELL'] = `/bin/${shell}`;
    await parserOf(shell === undefined ? withOwnApp(args) : ['completion'], terminal, {
      open,
      decide,
      script: (file) => runScript(file, args.slice(1), terminal),
    }).parseAsync();
  } catch (error) {
    report(error, args.includes('--json'), terminal);
  }
}

function withManner(request: ChangeRequest, { force, breakGlass }: DecisionOptions): ChangeRequest {
  return { ...request, ...(force && { force }), ...(breakGlass && { breakGlass }) };
}

function parserOf(args: readonly string[], terminal: Terminal, context: CommandContext) {
  const { open } = context;
  const app = appArgumentFor(args);
  const first = overrideCommand(
    overrideCommand(
      commonOptions(yargs([...args]).scriptName('foyer')),
      'override',
      open,
      optionalAppFor(args),
    ),
    'preview',
    open,
    optionalAppFor(args),
  )
    .command(
      'status',
      'Show what runs for each brand',
      (y) => y,
      async (options) => status(await open(options)),
    )
    .command(
      'explain <brand> <app> [bucket]',
      'Show which release a visitor gets, and why',
      (y) =>
        app(y.positional('brand', { choices: BRANDS, demandOption: true }))
          .positional('bucket', { type: 'number', default: 0, describe: '0 to 9999' })
          .option('locale', { type: 'string' })
          .option('override', {
            type: 'string',
            describe: 'A release that a staff member previews there',
          })
          .option('without', {
            type: 'array',
            string: true,
            default: [] as string[],
            describe: 'Releases of it that failed in the page',
          }),
      async (options) => explain(await open(options), options),
    );
  const decisions = decisionCommands(buildCommands(first, context, app), context, app);
  const operations = operationCommands(
    restrictionCommands(decisions, context, app),
    context,
    app,
    optionalAppFor(args),
  );
  return readCommands(operations, context)
    .command(
      'keys',
      'List, add and revoke signing keys; accept the invitation of a squad',
      (y) => keyCommands(y, open, (options) => acceptInvitation(options, terminal)),
      async (options) => listKeys(await open(options)),
    )
    .command(
      'squads',
      'Invite, list and suspend squads',
      (y) => squadCommands(y, open),
      async (options) => listSquads(await open(options)),
    )
    .command(
      'staff',
      'Invite staff',
      (y) => staffCommands(y, open),
      () => undefined,
    )
    .command(
      'content',
      'Export, import and audit the content of brands',
      (y) => contentCommands(y, open),
      () => undefined,
    )
    .command(
      'draw',
      'Verify raffle draws',
      (y) => drawCommands(y, terminal),
      () => undefined,
    )
    .command(
      'users <member>',
      'List the live releases that use a service, slot or event of the contract',
      (y) => y.positional('member', { type: 'string', demandOption: true, describe: 'wallet.transfer' }),
      async (options) => {
        const { users } = await import('./actions/users.ts'); // imported here because it loads the rules of the check
        return users(await open(options), options.member);
      },
    )
    .command(
      'doctor',
      'Check common causes of problems',
      (y) => y,
      async (options) => doctor(await open(options)),
    )
    .completion(
      'completion',
      'Print the completion for bash, zsh or fish: foyer completion bash >> ~/.bashrc',
    )
    .epilogue(
      'Outside the repository: foyer check --folder dist, foyer publish --folder dist (each with --help), foyer dev --isolated, foyer dev --against <origin>; all others with FOYER_REGISTRY and FOYER_SIGNING_KEY',
    )
    .demandCommand(1, 'Specify a command: foyer --help')
    .strict()
    .recommendCommands()
    .version(false)
    .wrap(110)
    .exitProcess(false)
    .fail((message: string | null, error: Error | undefined) => {
      throw error ?? new CommandFailure('USAGE', withSuggestion(message ?? 'foyer --help'));
    });
}
