import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { transformSync } from '@swc/core';
import { treemapOf } from './treemap.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-treemap-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function compiled(source: string): { script: string; map: string } {
  const { code, map = '' } = transformSync(
    'export const text = "a text of forty characters, more or less";',
    {
      filename: source,
      sourceMaps: true,
    },
  );
  const files = { script: path.join(folder, 'main.js'), map: path.join(folder, 'main.js.map') };
  writeFileSync(files.script, code);
  writeFileSync(files.map, JSON.stringify({ ...(JSON.parse(map) as object), sources: [source] }));
  return files;
}

describe('treemapOf', () => {
  it.each([
    ['webpack://shell/../node_modules/react-dom/cjs/client.js', 'react-dom', 'cjs/client.js'],
    ['webpack://shell/../node_modules/@apollo/client/core/index.js', '@apollo/client', 'core/index.js'],
    ['webpack://shell/../shared/ui/src/icon/Icon.tsx', 'shared/ui/icon', 'Icon.tsx'],
    ['webpack://shell/./src/frame/menu/Menu.tsx', 'src/frame', 'menu/Menu.tsx'],
  ])('counts %s as %s', (source, name, module) => {
    const { script, map } = compiled(source);
    expect(treemapOf(script, map)).toMatchObject([{ name, modules: [{ name: module }] }]);
  });

  it('adds up to the compressed size of the script', () => {
    const { script, map } = compiled('webpack://shell/./src/a/b.ts');
    writeFileSync(`${script}.br`, Buffer.alloc(1_234));
    expect(treemapOf(script, map).reduce((sum, { bytes }) => sum + bytes, 0)).toBeCloseTo(1_234);
  });
});
