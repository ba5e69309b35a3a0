import { describe, expect, it } from '@jest/globals';
import { manifestSchema } from '@foyer/kernel/release-manifest';
import { repositoryRoot } from '@foyer/workspace';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { manifestJsonSchema, SCHEMA_FILE } from './manifestSchema.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(repositoryRoot, file), 'utf8'));
const examples = globSync('shared/docs/release-manifest/examples/*.json', { cwd: repositoryRoot }).sort();
const issuesOf = (file: string): readonly string[] =>
  (v.safeParse(manifestSchema, read(file)).issues ?? []).map((issue) => v.getDotPath(issue) ?? issue.message);

describe('the public specification of release.json', () => {
  it('is the schema that the command line uses; npm run packages -- --schema writes it', () => {
    expect(read(SCHEMA_FILE)).toEqual(JSON.parse(JSON.stringify(manifestJsonSchema())));
  });

  it.each(examples.filter((file) => !file.includes('refused-')))('accepts the example %s', (file) => {
    expect(issuesOf(file)).toEqual([]);
  });

  it.each([
    ['refused-base-elsewhere', 'base must be /assets/<app>/<release>/'],
    ['refused-file-without-hash', 'every listed file needs its hash in sri'],
    ['refused-path-outside', 'entry'],
    ['refused-unknown-member', 'sourceMap'],
  ])('refuses the example %s', (name, issue) => {
    expect(issuesOf(`shared/docs/release-manifest/examples/${name}.json`)[0]).toBe(issue);
  });

  it('has a test for each example', () => {
    expect(examples).toHaveLength(6);
  });
});
