import { verifyDraw as verify, type DrawFault } from '@foyer/kernel/raffle-draw';
import { readFile } from 'node:fs/promises';
import { styleText } from 'node:util';
import { requestSite } from '../dev/siteRequest.ts';
import { CommandFailure } from '../failure.ts';
import type { Terminal } from '../terminal.ts';

const OK = 200;

const EXPLANATIONS: Readonly<Record<DrawFault, string>> = {
  NOT_A_DRAW: 'the record does not have the format of a draw',
  NOT_DRAWN: 'the seed is not revealed yet; try again after the draw',
  SEED_HASH: 'the seed is not the one whose hash was published',
  LIST_ORDER: 'the entries are not unique and ascending',
  LIST_HASH: 'the ticket list, prizes or times are not those whose hash was published',
  WINNERS: 'the computed winners are others',
  EARLIER_COPY: 'the record differs from the copy that was saved earlier',
};

export interface VerifyDrawOptions {
  /** Address or file of the record. */
  readonly source: string;
  /** File with a copy that was saved before the draw. */
  readonly earlier: string | undefined;
  readonly json: boolean;
}

/**
 * Recomputes a raffle draw from its public record (shared/docs/raffle-draws.md). Needs neither a data home nor a key.
 * @throws {@link CommandFailure} when the record cannot be read or the draw is not verified
 */
export async function verifyDraw(
  { source, earlier, json }: VerifyDrawOptions,
  terminal: Terminal,
): Promise<void> {
  const { draw, faults } = await verify(
    await readRecord(source),
    earlier === undefined ? undefined : await readRecord(earlier),
  );
  if (faults.length > 0)
    throw new CommandFailure(
      'DRAW_NOT_VERIFIED',
      `${source} is not verified: ${faults.map((fault) => EXPLANATIONS[fault]).join('; ')}.`,
    );
  const winners = draw?.winners ?? [];
  terminal.out(
    json
      ? JSON.stringify({ id: draw?.id, verified: true, winners }, null, 2)
      : [
          `${styleText('green', '✓')} ${draw?.id} is verified: ${draw?.entries?.length} entries, ${winners.length} winners`,
          ...winners.map(
            ({ prize, ticket, entry }) => `  prize ${prize + 1}: ticket ${ticket}, entry ${entry}`,
          ),
        ].join('\n'),
  );
}

async function readRecord(source: string): Promise<unknown> {
  const text = await readSource(source).catch((error: unknown) => {
    throw new CommandFailure('DRAW_UNREADABLE', `${source} cannot be read: ${reasonOf(error)}.`);
  });
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new CommandFailure('DRAW_UNREADABLE', `${source} is not JSON: ${reasonOf(error)}.`);
  }
}

async function readSource(source: string): Promise<string> {
  if (!/^https?:\/\//.test(source)) return readFile(source, 'utf8');
  const { status, text } = await requestSite(new URL(source));
  if (status !== OK) throw new Error(`the site answered with status ${status}`);
  return text;
}

/** A refused connection to a name with several addresses has its message in the first error only. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
