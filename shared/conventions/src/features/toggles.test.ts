import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { BRAND_TOGGLES, EXPERIMENTS, LOCAL_FLAGS } from '@foyer/market';
import { repositoryRoot } from '@foyer/workspace';

interface Source {
  readonly file: string;
  readonly text: string;
}

const sources: readonly Source[] = globSync('{shell,mfe-*,shared/*,infra/*}/{src,content}/**/*.{ts,tsx}', {
  cwd: repositoryRoot,
  exclude: (name) => name.includes('node_modules'),
})
  .filter((file) => !file.endsWith('.generated.ts') && !file.startsWith('shared/market/'))
  .map((file) => ({ file, text: readFileSync(path.join(repositoryRoot, file), 'utf8') }));

const isTest = ({ file }: Source): boolean => /\.test\.tsx?$/.test(file);
const product = sources.filter((source) => !isTest(source));
const tests = sources.filter(isTest);
const filesWith = (of: readonly Source[], pattern: RegExp): readonly string[] =>
  of.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

describe('brand toggles (requirements/entities#feature-toggles, requirements/access#feature-flags)', () => {
  it.each(BRAND_TOGGLES)('%s is read by product code', (toggle) => {
    const reader = new RegExp(`(?:useFeature\\(|\\.has\\(|toggle: )'${toggle}'`);
    expect(filesWith(product, reader)).not.toEqual([]);
  });

  it.each(BRAND_TOGGLES)('%s has a test that compares its effect on and off', (toggle) => {
    expect(filesWith(tests, new RegExp(`probeToggle\\(\\s*'${toggle}'`))).not.toEqual([]);
  });
});

describe('local flags (requirements/entities#local-flags)', () => {
  it.each(Object.keys(LOCAL_FLAGS))('%s is read by product code', (flag) => {
    const reader = new RegExp(`(?:useVariation\\(|\\.variation\\()'${flag}'`);
    expect(filesWith(product, reader)).not.toEqual([]);
  });
});

describe('A/B tests (requirements/states#ab-tests)', () => {
  it.each(Object.keys(EXPERIMENTS))('%s changes a page', (name) => {
    expect(filesWith(product, new RegExp(`useExperiment\\('${name}'\\)`))).not.toEqual([]);
  });
});
