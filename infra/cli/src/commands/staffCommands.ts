import type { Argv } from 'yargs';
import { inviteStaff } from '../actions/staff.ts';
import type { CommonOptions, Session } from '../sessionTypes.ts';

/** `foyer staff invite`. */
export function staffCommands<T extends CommonOptions>(
  parser: Argv<T>,
  open: (options: CommonOptions) => Promise<Session>,
) {
  return parser
    .command(
      'invite <email>',
      'Create a one-time link for a new staff account, also for the first operator',
      (y) =>
        y
          .positional('email', { type: 'string', demandOption: true })
          .option('role', {
            type: 'array',
            string: true,
            demandOption: true,
            describe: 'operator, auditor, support or squad:<name>',
          })
          .option('name', { type: 'string', describe: 'Shown in the console; by default from the email' })
          .option('reason', { type: 'string', describe: 'Reason for the audit log' }),
      async (options) => inviteStaff(await open(options), { ...options, roles: options.role }),
    )
    .demandCommand(1, 'Specify a staff command: foyer staff invite <email> --role operator');
}
