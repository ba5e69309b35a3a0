import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { currentReleaseSet } from '../release/releaseSet.ts';
import { repositoryRoot } from '../repository.ts';
import { isTooHeavy, measure } from './measure.ts';
import type { Budgets, Bytes } from './measure.ts';

const { values } = parseArgs({ options: { home: { type: 'string' } } });
const home = path.resolve(values.home ?? process.env['FOYER_HOME'] ?? path.join(repositoryRoot, '.foyer'));
const budgets = JSON.parse(
  readFileSync(path.join(repositoryRoot, 'shared/build/sizes.json'), 'utf8'),
) as Budgets;
const set = currentReleaseSet(home);

function kilobytes({ js, css }: Bytes): string {
  return `${(js / 1000).toFixed(1).padStart(6)} KB js ${(css / 1000).toFixed(1).padStart(5)} KB css`;
}

if (set) {
  const rows = measure(home, set, budgets);
  for (const row of rows)
    console.log(
      `${row.name.padEnd(20)} ${kilobytes(row.actual)}   of ${kilobytes(row.allowed)}${isTooHeavy(row) ? '   TOO HEAVY' : ''}`,
    );
  if (rows.some(isTooHeavy)) process.exitCode = 1;
} else {
  console.error(`Nothing is published in ${home}: run npm run build first.`);
  process.exitCode = 1;
}
