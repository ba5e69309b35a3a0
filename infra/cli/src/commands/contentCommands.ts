import { BRANDS } from '@foyer/market';
import { CONTENT_SECTIONS } from '@foyer/market/content';
import type { Argv } from 'yargs';
import { contentHistory, exportContent, importContent } from '../actions/content.ts';
import type { CommonOptions, Session } from '../sessionTypes.ts';

/** `foyer content export|import|history`. */
export function contentCommands<T extends CommonOptions>(
  parser: Argv<T>,
  open: (options: CommonOptions) => Promise<Session>,
) {
  return parser
    .command(
      'export <brand> [file]',
      'Print the live content of a brand, or write it to a file',
      (y) =>
        y.positional('brand', { choices: BRANDS, demandOption: true }).positional('file', { type: 'string' }),
      async (options) => exportContent(await open(options), { brand: options.brand, file: options.file }),
    )
    .command(
      'import <brand> <file>',
      'Validate an exported file and save the sections that differ as drafts',
      (y) =>
        y
          .positional('brand', { choices: BRANDS, demandOption: true })
          .positional('file', { type: 'string', demandOption: true })
          .option('reason', { type: 'string', describe: 'Reason for the audit log' }),
      async (options) => importContent(await open(options), options),
    )
    .command(
      'history <brand> <section>',
      'Show the publications of a section with author and reason',
      (y) =>
        y
          .positional('brand', { choices: BRANDS, demandOption: true })
          .positional('section', { choices: CONTENT_SECTIONS, demandOption: true })
          .option('limit', { type: 'number', default: 20 }),
      async (options) => contentHistory(await open(options), options),
    )
    .demandCommand(1, 'Specify a content command: foyer content export <brand>');
}
