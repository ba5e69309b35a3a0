import { WAIVERS_FILE } from '@foyer/gate';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandFailure } from '../failure.ts';

/** The waivers in a folder, not validated; undefined without a file. @throws {@link CommandFailure} `USAGE` */
export function readWaivers(folder: string): unknown {
  const file = path.join(folder, WAIVERS_FILE);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    throw new CommandFailure('USAGE', `${file} is not JSON.`);
  }
}
