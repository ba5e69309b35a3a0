import { WEBHOOK_EVENTS } from '@foyer/kernel/webhook-answers';
import type { Argv } from 'yargs';
import { listWebhooks, removeWebhook, setWebhook, testWebhook } from '../actions/webhooks.ts';
import type { AppArgument, CommandContext } from '../commandOptions.ts';
import type { CommonOptions } from '../sessionTypes.ts';

const reasonOption = { type: 'string', describe: 'Reason for the audit log' } as const;

/** Alerts of an application by webhook. */
export function webhookCommands<T extends CommonOptions>(
  parser: Argv<T>,
  { open }: CommandContext,
  app: AppArgument,
) {
  return parser
    .command(
      'set <app>',
      'Set the address that receives alerts of an application',
      (y) =>
        app(y)
          .option('url', { type: 'string', demandOption: true, describe: 'An https address' })
          .option('events', {
            type: 'array',
            choices: WEBHOOK_EVENTS,
            default: [...WEBHOOK_EVENTS],
          })
          .option('error-bound', {
            type: 'number',
            default: 2,
            describe: 'Percentage of failed page loads above which an alert is sent',
          })
          .option('new-secret', { type: 'boolean', default: false, describe: 'Replace the secret' })
          .option('reason', reasonOption),
      async (options) => setWebhook(await open(options), options),
    )
    .command(
      'test <app>',
      'Send a test message now',
      (y) => app(y),
      async (options) => testWebhook(await open(options), options.app),
    )
    .command(
      'remove <app>',
      'Remove the webhook of an application',
      (y) => app(y).option('reason', reasonOption),
      async (options) => removeWebhook(await open(options), options.app, options.reason),
    )
    .command(
      'list',
      'List webhooks and the last deliveries',
      (y) => y,
      async (options) => listWebhooks(await open(options), undefined),
    );
}
