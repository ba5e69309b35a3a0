/**
 * Run manually after a model changed (`node infra/games/src/engines/slot/writeFacts.ts`): the search for
 * the top prize takes a minute, too long for a start.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toBasisPoints } from '../rational.ts';
import { exactHitRate } from './mathematics/hitRate.ts';
import { exactReturn } from './mathematics/exactReturn.ts';
import { topPrize } from './mathematics/topPrize.ts';
import { standardDeviation } from './mathematics/volatility.ts';
import { modelHash } from './modelHash.ts';
import { SLOT_MODELS } from './models.ts';

const rows = SLOT_MODELS.map((model) => {
  const rtp = exactReturn(model);
  const best = topPrize(model);
  const deviation = Math.round(standardDeviation(model) * 1000) / 1000;
  return `  '${model.id}': {
    modelHash: '${modelHash(model)}',
    rtp: { numerator: '${rtp.numerator}', denominator: '${rtp.denominator}' },
    hitRateBasisPoints: ${toBasisPoints(exactHitRate(model))},
    deviation: ${deviation},
    topPrize: ${best.timesStake},
    topPrizeScreen: [${best.screen.map((column) => `'${column}'`).join(', ')}],
  },`;
});

await writeFile(
  join(import.meta.dirname, 'facts.generated.ts'),
  `// Written by writeFacts.ts; never edited.
export interface StoredSlotFacts {
  readonly modelHash: string;
  readonly rtp: { readonly numerator: string; readonly denominator: string };
  readonly hitRateBasisPoints: number;
  /** Standard deviation of a round, in stakes. */
  readonly deviation: number;
  /** Most that one screen pays, in stakes, and a screen that pays it. */
  readonly topPrize: number;
  readonly topPrizeScreen: readonly string[];
}

export const SLOT_FACTS: Readonly<Record<string, StoredSlotFacts>> = {
${rows.join('\n')}
};
`,
);
