/**
 * The jackpot provider: pots, opt-in, draws and the events socket of requirements/interfaces#jackpot-provider.
 * @packageDocumentation
 */
import { fileURLToPath } from 'node:url';

export { createJackpot, type JackpotDependencies } from './createJackpot.ts';

/** Folder of the schema's SQL files: `schema` once each, `functions` whenever they change. */
export const JACKPOT_MIGRATIONS: string = fileURLToPath(new URL('../sql', import.meta.url));
