import { OFF_REASONS } from '@foyer/kernel/release-plan';
import { ROLLOUT_SCHEDULES, type RolloutScheduleName } from '@foyer/kernel/rollout-schedule';
import { BRANDS } from '@foyer/market';
import type { Argv } from 'yargs';
import {
  ENVIRONMENTS,
  decisionOptions,
  scopeOptions,
  scopeOf,
  type AppArgument,
  type CommandContext,
} from '../commandOptions.ts';
import { approve } from '../actions/approvals.ts';
import { readShareOrSchedule } from '../schedule.ts';
import type { CommonOptions } from '../sessionTypes.ts';

/** Change which release visitors get, and switch applications off and on. */
export function decisionCommands<T extends CommonOptions>(
  parser: Argv<T>,
  { decide }: CommandContext,
  app: AppArgument,
) {
  return parser
    .command(
      'promote <app> [release]',
      'Make a release the default',
      (y) =>
        decisionOptions(
          app(y)
            .positional('release', { type: 'string' })
            .option('from', { choices: ENVIRONMENTS, describe: 'Take the default of another environment' }),
        ),
      (options) =>
        decide(options, { kind: 'promote', app: options.app, release: options.release, from: options.from }),
    )
    .command(
      'rollout <app> [release]',
      'Roll a release out to a share of the visitors',
      (y) =>
        decisionOptions(
          app(y)
            .positional('release', { type: 'string' })
            .option('share', {
              type: 'string',
              describe: 'For example 5%: it stays at this share until you raise it',
            })
            .option('schedule', {
              choices: Object.keys(ROLLOUT_SCHEDULES) as RolloutScheduleName[],
              describe: 'Continue automatically as long as the evidence allows it',
            })
            .option('steps', { type: 'string', describe: 'Custom schedule: 1%/10m,10%/10m,50%/20m' })
            .option('brand', { type: 'array', choices: BRANDS, describe: 'One or more brands; default: all' })
            .option('narrower', {
              type: 'boolean',
              default: false,
              describe: 'Reduce the share: the other visitors get the default again',
            })
            .option('stop', { type: 'boolean', default: false }),
        ),
      (options) =>
        decide(
          options,
          options.stop
            ? { kind: 'rollout-stop', app: options.app }
            : {
                kind: 'rollout',
                app: options.app,
                release: options.release,
                ...readShareOrSchedule(options),
                brands: options.brand,
                ...(options.narrower && { narrower: true }),
              },
        ),
    )
    .command(
      'rollback <app>',
      'Roll back to the previous default',
      (y) => decisionOptions(app(y)),
      (options) => decide(options, { kind: 'rollback', app: options.app }),
    )
    .command(
      'pin <app> <release>',
      'Pin a release for part of the market',
      (y) =>
        decisionOptions(scopeOptions(app(y).positional('release', { type: 'string', demandOption: true }))),
      (options) =>
        decide(options, { kind: 'pin', app: options.app, release: options.release, scope: scopeOf(options) }),
    )
    .command(
      'unpin <app>',
      'Remove a pin',
      (y) => decisionOptions(scopeOptions(app(y))),
      (options) => decide(options, { kind: 'unpin', app: options.app, scope: scopeOf(options) }),
    )
    .command(
      'off <app>',
      'Switch an application off',
      (y) =>
        decisionOptions(scopeOptions(app(y))).option('public-reason', {
          choices: OFF_REASONS,
          default: 'maintenance' as const,
          describe: 'Reason shown to players',
        }),
      (options) =>
        decide(options, {
          kind: 'off',
          app: options.app,
          scope: scopeOf(options),
          publicReason: options.publicReason,
        }),
    )
    .command(
      'on <app>',
      'Switch it on again',
      (y) => decisionOptions(scopeOptions(app(y))),
      (options) => decide(options, { kind: 'on', app: options.app, scope: scopeOf(options) }),
    );
}

/** Lock an environment, withdraw and reinstate releases. */
export function restrictionCommands<T extends CommonOptions>(
  parser: Argv<T>,
  { decide, open }: CommandContext,
  app: AppArgument,
) {
  return parser
    .command(
      'lock',
      'Refuse every change of an environment, or of one brand in it',
      (y) => decisionOptions(y.option('brand', { choices: BRANDS })),
      (options) =>
        decide(options, { kind: 'lock', ...(options.brand && { scope: { brand: options.brand } }) }),
    )
    .command(
      'unlock',
      'Allow changes again',
      (y) => decisionOptions(y.option('brand', { choices: BRANDS })),
      (options) =>
        decide(options, { kind: 'unlock', ...(options.brand && { scope: { brand: options.brand } }) }),
    )
    .command(
      'withdraw <app> <release>',
      'Withdraw a release everywhere',
      (y) => decisionOptions(app(y).positional('release', { type: 'string', demandOption: true })),
      (options) => decide(options, { kind: 'withdraw', app: options.app, release: options.release }),
    )
    .command(
      'approve [id]',
      'Approve a release without a passed check that another operator requested; without an id, list them',
      (y) =>
        y
          .positional('id', { type: 'string' })
          .option('reject', { type: 'boolean', default: false, describe: 'End the request without a change' })
          .option('reason', { type: 'string', describe: 'Reason for the audit log' })
          .option('yes', { type: 'boolean', default: false, describe: 'Skip the confirmation' }),
      async (options) => approve(await open(options), options),
    )
    .command(
      'reinstate <app> <release>',
      'Restore a withdrawn release',
      (y) => decisionOptions(app(y).positional('release', { type: 'string', demandOption: true })),
      (options) => decide(options, { kind: 'reinstate', app: options.app, release: options.release }),
    );
}
