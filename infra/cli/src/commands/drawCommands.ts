import type { Argv } from 'yargs';
import { verifyDraw } from '../actions/verifyDraw.ts';
import type { CommonOptions } from '../sessionTypes.ts';
import type { Terminal } from '../terminal.ts';

/** `foyer draw verify`. */
export function drawCommands<T extends CommonOptions>(parser: Argv<T>, terminal: Terminal) {
  return parser
    .command(
      'verify <source>',
      'Recompute the winners of a raffle draw from its public record',
      (y) =>
        y
          .positional('source', { type: 'string', demandOption: true, describe: 'Address or file' })
          .option('earlier', { type: 'string', describe: 'A copy of the record, saved before the draw' }),
      async (options) => verifyDraw(options, terminal),
    )
    .demandCommand(1, 'Specify a draw command: foyer draw verify <url|file>');
}
