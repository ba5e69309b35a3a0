import type { BrandId } from '@foyer/market';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { CommandFailure } from '../failure.ts';

/** Account with which the gate's browser opens pages for players. */
export interface GatePlayer {
  readonly email: string;
  readonly password: string;
}

/** Accounts by brand; for a brand without one, only pages for visitors are opened. */
export type GatePlayers = Readonly<Partial<Record<BrandId, GatePlayer>>>;

const MAX_LENGTH = 256;
const playersSchema = v.record(
  v.string(),
  v.strictObject({
    email: v.pipe(v.string(), v.email(), v.maxLength(MAX_LENGTH)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_LENGTH)),
  }),
);

/**
 * Accounts of the release gate in `keys/gate-players.json` of the data home; empty without the file. @throws {@link CommandFailure} `USAGE` when the file is malformed.
 */
export async function readGatePlayers(home: string): Promise<GatePlayers> {
  const file = path.join(home, 'keys', 'gate-players.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw new CommandFailure('USAGE', `${file} cannot be read (${error.code}).`);
  });
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), playersSchema), text);
  if (!read.success)
    throw new CommandFailure(
      'USAGE',
      `${file} is not a table of brands with email and password (${v.getDotPath(read.issues[0]) ?? 'it'}: ${read.issues[0].message}).`,
    );
  return read.output;
}
