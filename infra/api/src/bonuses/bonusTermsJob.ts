import { startJob, type FoyerSettings, type Job, type Log, type Pool } from '@foyer/runtime';
import { countPublications } from '../content/versions/publicationRows.ts';
import { writeBonusTerms } from '../players/brandRules.ts';

const TICK_MS = 5_000;

interface BonusTermsJobDeps {
  readonly pool: Pool;
  readonly log: Log;
  readonly settings: FoyerSettings;
}

/** Writes published terms for the money functions within five seconds. Safe to run in every replica. */
export function startBonusTermsJob({ pool, log, settings }: BonusTermsJobDeps): Job<void> {
  let written: number | undefined;
  return startJob({
    name: 'bonus terms',
    everyMs: TICK_MS,
    log,
    async run() {
      const count = await countPublications(pool);
      if (count === written) return;
      await writeBonusTerms(pool, settings);
      written = count;
    },
  });
}
