import { BRANDS } from '@foyer/market';
import type { Argv } from 'yargs';
import type { CommandContext } from '../commandOptions.ts';
import { audit, verifyAudit, verifyFiles } from '../actions/status.ts';
import { scripts } from '../actions/scripts.ts';
import { verifyPages } from '../actions/verifyPages.ts';
import { appNamed } from '../names.ts';
import type { CommonOptions } from '../sessionTypes.ts';

/** Read the audit log, file hashes and the script inventory. */
export function readCommands<T extends CommonOptions>(parser: Argv<T>, { open }: CommandContext) {
  return parser
    .command(
      'audit',
      'Show decisions with author and reason',
      (y) =>
        y
          .option('app', {
            type: 'string',
            coerce: (name?: string) => (name === undefined ? undefined : appNamed(name)),
          })
          .option('brand', { choices: BRANDS })
          .option('limit', { type: 'number', default: 20 })
          .option('verify', {
            type: 'boolean',
            default: false,
            describe: 'Verify the hash chain of the entries',
          }),
      async (options) =>
        options.verify ? verifyAudit(await open(options)) : audit(await open(options), options),
    )
    .command(
      'verify',
      'Hash every file of the live releases again (control-program check)',
      (y) =>
        y.option('pages', {
          type: 'boolean',
          default: false,
          describe: 'Also compare the payment pages, fetched and in a browser, with the signed inventory',
        }),
      async (options) =>
        options.pages ? verifyPages(await open(options)) : verifyFiles(await open(options)),
    )
    .command(
      'scripts',
      'List the scripts allowed in payment pages: owner, hash, reason',
      (y) =>
        y.option('app', {
          type: 'string',
          coerce: (name?: string) => (name === undefined ? undefined : appNamed(name)),
        }),
      async (options) => scripts(await open(options), options.app),
    );
}
