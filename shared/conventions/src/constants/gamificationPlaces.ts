import type { PlacedConstant } from './placedConstant.ts';

const ENGAGEMENT = 'mfe-gamification/src/features/engagement';

/** Constants of the pages of the engagement service. */
export const GAMIFICATION_PLACED: readonly PlacedConstant[] = [
  {
    anchor: 'gamification',
    what: '3 retries every 2 s',
    file: 'shell/src/services/engagement/createEngagement.ts',
    definition: /const RETRIES = 3;.*\nconst RETRY_MS = 2_000;/,
  },
  {
    anchor: 'gamification',
    what: 'fetched again 2 s after a dialog action',
    file: `${ENGAGEMENT}/useParticipation.ts`,
    definition: 'REFETCH_MS = 2_000;',
  },
  {
    anchor: 'gamification',
    what: '5 attempts to reload, each waiting 1 s longer',
    file: `${ENGAGEMENT}/useEngagement.ts`,
    definition: /const RELOADS = 5;\nconst RELOAD_STEP_MS = 1_000;/,
    second: /RELOAD_STEP\w* = 1_000\b/,
  },
];
