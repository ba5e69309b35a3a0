import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '@foyer/workspace';
import { Ajv } from 'ajv';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SCHEMA_FILE } from '../manifestSchema.ts';
import { packPlatform, type OutsideProject, type PackedPlatform } from '../testing/outsideProjects.ts';
import { templateBytes } from './templateBytes.ts';
import { buildTemplate, type TemplateName } from './templates.ts';

/** Generous, because a loaded machine compiles and builds slowly. */
const STEP_TIMEOUT_MS = 180_000;
const SQUAD = 'poker';

let base = '';
let platform: PackedPlatform;
const isManifest = new Ajv({ strict: false, validateFormats: false }).compile(
  JSON.parse(readFileSync(path.join(repositoryRoot, SCHEMA_FILE), 'utf8')) as object,
);

beforeAll(async () => {
  base = mkdtempSync(path.join(tmpdir(), 'foyer-templates-'));
  platform = await packPlatform(repositoryRoot, base, SQUAD);
}, STEP_TIMEOUT_MS);

afterAll(() => rmSync(base, { recursive: true, force: true }));

function created(template: TemplateName): OutsideProject {
  const folder = path.join(base, template);
  expect(platform.create(folder, SQUAD, '--template', template)).toMatchObject({ code: 0 });
  return platform.install(folder);
}

interface Manifest {
  readonly requires: Readonly<Record<string, string>>;
  readonly describes: {
    readonly pages: readonly string[];
    readonly services: { readonly uses: readonly string[] };
    readonly shared: { readonly uses: Readonly<Record<string, readonly string[]>> };
  };
}

/** Builds a project, and judges the release by the public schema and by the rules of the gate. */
function released(project: OutsideProject, template: TemplateName): Manifest {
  expect(buildTemplate(project, template)).toMatchObject({ code: 0 });
  const manifest: unknown = JSON.parse(readFileSync(path.join(project.folder, 'dist/release.json'), 'utf8'));
  expect({ isValid: isManifest(manifest), errors: isManifest.errors }).toEqual({
    isValid: true,
    errors: null,
  });
  const { code, out } = project.foyer('check', '--folder', 'dist', '--json');
  expect({ code, ...(JSON.parse(out) as object) }).toMatchObject({
    code: 0,
    result: 'passed',
    counts: { errors: 0, gaps: 0 },
  });
  return manifest as Manifest;
}

describe('the template rspack', () => {
  it(
    'builds to a release that shares the modules of the shell as webpack does',
    () => {
      const { describes, requires } = released(created('rspack'), 'rspack');
      expect(describes).toMatchObject({
        pages: [SQUAD],
        services: { uses: expect.arrayContaining(['navigation.setTitle', 'texts.want']) },
        shared: { uses: { react: expect.arrayContaining(['use']), 'react/jsx-runtime': ['jsx', 'jsxs'] } },
      });
      expect(Object.keys(requires)).toEqual(['react', 'react-intl', 'react/jsx-runtime']);
      expect(templateBytes(path.join(base, 'rspack/dist'))).toMatchObject({ framework: 0, requests: 5 });
    },
    STEP_TIMEOUT_MS,
  );
});

describe('the template svelte', () => {
  let project: OutsideProject;

  it(
    'passes its types and tests',
    () => {
      project = created('svelte');
      expect(project.run('typescript/bin/tsc', '-p', '.')).toMatchObject({ code: 0, out: '' });
      expect(project.run('jest/bin/jest.js')).toMatchObject({
        code: 0,
        error: expect.stringContaining('3 passed'),
      });
    },
    STEP_TIMEOUT_MS,
  );

  it(
    'builds to a release without React, whose services and texts are described',
    () => {
      const { describes, requires } = released(project, 'svelte');
      expect(describes.services.uses).toEqual(
        expect.arrayContaining(['navigation.setTitle', 'session.signIn', 'wallet']),
      );
      // the adapter takes React's hooks and the texts from the shell
      expect(Object.keys(requires)).toEqual(['react', 'react-intl', 'react/jsx-runtime']);
      const { framework, page } = templateBytes(path.join(base, 'svelte/dist'));
      expect(framework).toBeGreaterThan(page);
      // the page's policy forbids elements from text, and styles belong to files with integrity
      const script = readFileSync(path.join(base, 'svelte/dist/poker.js'), 'utf8');
      expect(script).not.toMatch(/createPolicy|\.innerHTML\s*=/);
      expect(readFileSync(path.join(base, 'svelte/dist/poker.css'), 'utf8')).toContain('.amount.mfe_poker_');
    },
    STEP_TIMEOUT_MS,
  );
});
