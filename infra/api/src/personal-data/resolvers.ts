import type { Pool } from '@foyer/runtime';
import type { SignedIn } from '../server/graphql/context.ts';
import { readConsents } from './consents.ts';

export interface PersonalDataDeps {
  readonly pool: Pool;
}

/** The player's own personal data (requirements/screens#personal-data). */
export function createPersonalDataResolvers(deps: PersonalDataDeps) {
  return {
    Viewer: {
      consents: ({ player }: SignedIn) => readConsents(deps.pool, player.id),
    },
  };
}
