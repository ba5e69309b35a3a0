import type { LiveFacts, Schemas } from './facts.ts';
import { reportOf, type About, type CheckReport } from './report.ts';
import { OTHER_RULES } from './rules.ts';
import { schemaBreaks, schemaNarrows } from './rules/graphql.ts';

/** Checks a new api schema against the operations of live releases and against the running schema. */
export function judgeSchemas(
  live: readonly LiveFacts[],
  now: Schemas,
  then: Schemas,
  about: About,
): CheckReport {
  const broken = [...schemaBreaks(live, now, then)].map((fault) => ({
    ...OTHER_RULES.schemaBreaks,
    ...fault,
  }));
  const narrowed = [...schemaNarrows(now, then)].map((fault) => ({ ...OTHER_RULES.schemaNarrows, ...fault }));
  const gaps =
    live.length === 0
      ? [
          {
            ...OTHER_RULES.live,
            text: 'No live release has operations that could be checked.',
            isGap: true as const,
          },
        ]
      : [];
  return reportOf(about, [...gaps, ...broken, ...narrowed], { rules: 2, waivers: undefined, today: '' });
}
