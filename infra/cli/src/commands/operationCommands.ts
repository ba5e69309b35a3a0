import { BRANDS } from '@foyer/market';
import type { Argv } from 'yargs';
import { drill } from '../actions/drill.ts';
import { showRollouts } from '../actions/effects.ts';
import { logs } from '../actions/logs.ts';
import { listWebhooks } from '../actions/webhooks.ts';
import {
  decisionOptions,
  type AppArgument,
  type CommandContext,
  type OptionalAppArgument,
} from '../commandOptions.ts';
import { CommandFailure } from '../failure.ts';
import { parseDuration, parseTime } from '../parseTime.ts';
import type { CommonOptions } from '../sessionTypes.ts';
import { webhookCommands } from './webhookCommands.ts';

/** `<brand>` or `--all`, for commands that concern one brand or the whole environment. */
const placeOptions = <T>(parser: Argv<T>) =>
  parser
    .positional('brand', { choices: BRANDS, describe: 'One brand' })
    .option('all', { type: 'boolean', default: false, describe: 'All brands' });

function scopeFrom({ brand, all }: { brand?: string | undefined; all: boolean }): {
  readonly scope?: { readonly brand: string };
} {
  if ((brand === undefined) === !all)
    throw new CommandFailure('USAGE', 'Specify one brand, or --all for all of them.');
  return brand === undefined ? {} : { scope: { brand } };
}

/** Read the reports of a release, and operate releases in an incident. */
export function operationCommands<T extends CommonOptions>(
  parser: Argv<T>,
  context: CommandContext,
  app: AppArgument,
  optionalApp: OptionalAppArgument,
) {
  const { open, decide } = context;
  return parser
    .command(
      'logs [app]',
      'Show errors, timings and use of releases, as browsers reported them',
      (y) =>
        optionalApp(y)
          .option('release', { type: 'string', describe: 'Default: all releases' })
          .option('since', { type: 'string', default: '1d', describe: '30m, 2h, 3d or a date' })
          .option('limit', { type: 'number', default: 20, describe: 'Groups of errors, at most 200' }),
      async (options) => logs(await open(options), options),
    )
    .command(
      'rollouts',
      'Show running rollouts: verdict, and differences to the baseline with intervals',
      (y) => y,
      async (options) => showRollouts(await open(options)),
    )
    .command(
      'webhook',
      'Alerts of an application by webhook',
      (y) => webhookCommands(y, context, app),
      async (options) => listWebhooks(await open(options), undefined),
    )
    .command(
      'freeze [brand]',
      'Refuse promotions and rollouts of a brand, or of all, for some time',
      (y) =>
        decisionOptions(placeOptions(y)).option('for', {
          type: 'string',
          default: '4h',
          describe: '30m, 4h or 2d; at most 30 days',
        }),
      (options) =>
        decide(options, {
          kind: 'freeze',
          ...scopeFrom(options),
          until: parseDuration(options.for, Date.now()),
        }),
    )
    .command(
      'unfreeze [brand]',
      'End a freeze; --all ends every freeze',
      (y) => decisionOptions(placeOptions(y)),
      (options) => decide(options, { kind: 'unfreeze', ...scopeFrom(options) }),
    )
    .command(
      'drill <app>',
      'Practise an incident on a running product: switch-off, freeze, rollback, restore, with times',
      (y) =>
        app(y)
          .option('brand', { choices: BRANDS, demandOption: true, describe: 'The brand that players lose' })
          .option('yes', { type: 'boolean', default: false, describe: 'Skip the confirmation' }),
      async (options) => drill(await open(options), options),
    )
    .command(
      'restore',
      'Restore the releases, pins and switch-offs of an earlier time',
      (y) =>
        decisionOptions(
          y
            .option('at', {
              type: 'string',
              demandOption: true,
              describe: '30m, 2h, 3d or a time such as 2026-11-30T10:15:00Z',
            })
            .option('brand', { choices: BRANDS, describe: 'One brand; default: all' }),
        ),
      (options) =>
        decide(options, {
          kind: 'restore',
          at: parseTime(options.at, Date.now()),
          ...(options.brand && { scope: { brand: options.brand } }),
        }),
    );
}
