/**
 * The engagement service: missions, points and levels from facts of the ledger, behind the provider's interface of
 * requirements/interfaces#gamification-provider.
 * @packageDocumentation
 */
import { fileURLToPath } from 'node:url';

export { createEngagement } from './createEngagement.ts';
export { seedEngagement } from './seed/seedEngagement.ts';

/** Folder of the schema's SQL files: `schema` once each, `functions` whenever they change. */
export const ENGAGEMENT_MIGRATIONS: string = fileURLToPath(new URL('../sql', import.meta.url));
