import type { Argv } from 'yargs';
import { addKey, revokeKey } from '../actions/keys.ts';
import type { AcceptOptions } from '../actions/acceptInvitation.ts';
import { newKey, rotateKey } from '../actions/squadKeys.ts';
import type { CommonOptions, Session } from '../sessionTypes.ts';

const YEAR_DAYS = 365;

function squadKeyOptions<T>(parser: Argv<T>) {
  return parser
    .positional('squad', { type: 'string', demandOption: true, describe: 'casino, account …' })
    .option('days', { type: 'number', default: YEAR_DAYS, describe: 'Validity in days' })
    .option('yes', { type: 'boolean', default: false, describe: 'No effect: nothing is confirmed' })
    .option('reason', { type: 'string', describe: 'Reason for the audit log' });
}

/** `foyer keys new`, `rotate`, `add` and `foyer keys revoke`. */
export function keyCommands<T extends CommonOptions>(
  parser: Argv<T>,
  open: (options: CommonOptions) => Promise<Session>,
  accept: (options: AcceptOptions) => Promise<void>,
) {
  return parser
    .command(
      'accept <squad>',
      'Accept the invitation of a squad with its key, which is created when it does not exist',
      (y) =>
        y
          .positional('squad', { type: 'string', demandOption: true })
          .option('token', { type: 'string', describe: 'Token of the invitation; better: FOYER_INVITATION' })
          .option('file', { type: 'string', describe: 'File of the private key (PEM)' }),
      async (options) => accept(options),
    )
    .command(
      'new <squad>',
      'Create the signing key of a squad on this machine',
      (y) => squadKeyOptions(y),
      async (options) => newKey(await open(options), options),
    )
    .command(
      'rotate <squad>',
      'Replace the signing key of a squad: add a new one, use it, revoke the old one',
      (y) => squadKeyOptions(y),
      // a squad replaces its own key with that key, unless another one is named
      async (options) =>
        rotateKey(
          await open(options.key === 'operator' ? { ...options, key: options.squad } : options),
          options,
        ),
    )
    .command(
      'add <holder> <file>',
      'Add a signing key (a PEM file; only its public key is sent)',
      (y) =>
        y
          .positional('holder', { type: 'string', demandOption: true })
          .positional('file', { type: 'string', demandOption: true })
          .option('role', {
            type: 'array',
            string: true,
            demandOption: true,
            describe: 'squad:<name>, operator or auditor',
          })
          .option('email', {
            type: 'string',
            describe: 'Email of the holder’s console account; required to import protected content',
          })
          .option('days', { type: 'number', default: YEAR_DAYS, describe: 'Validity in days' })
          .option('yes', { type: 'boolean', default: false, describe: 'No effect: nothing is confirmed' })
          .option('reason', { type: 'string', describe: 'Reason for the audit log' }),
      async (options) => addKey(await open(options), { ...options, roles: options.role }),
    )
    .command(
      'revoke <id>',
      'Revoke a signing key',
      (y) =>
        y
          .positional('id', { type: 'string', demandOption: true })
          .option('since', {
            type: 'string',
            describe: 'The key was stolen: withdraw what was published with it since then (2h, 3d, a date)',
          })
          .option('reason', { type: 'string', describe: 'Reason for the audit log' })
          .option('yes', { type: 'boolean', default: false, describe: 'Skip the confirmation' }),
      async (options) => revokeKey(await open(options), { ...options, key: options.id }),
    );
}
