import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { repositoryRoot, sourceFiles } from '@foyer/workspace';

// Finland's gambling act (HE 16/2025) writes peliesto. In Estonian, limits are limiidid and a self-exclusion is a
// mängukeeld; only the national list has the name of its own that the Tax and Customs Board gives it.
const TERMS = [
  ['fi', /pelikiel[tl]o|pelinesto/i],
  ['et_EE', /mängupiirang(?!ute nimekiri|utega isikute nimekir)|(?:sinu|aja|seada) ?piirang/i],
] as const;

it.each(TERMS)('texts in %s have one term for self-exclusion', (locale, other) => {
  const files = sourceFiles(`**/{messages,texts}/${locale}.json`);
  expect(files.length).toBeGreaterThan(5);
  const lines = files.flatMap((file) =>
    readFileSync(path.join(repositoryRoot, file), 'utf8')
      .split('\n')
      .filter((line) => other.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
