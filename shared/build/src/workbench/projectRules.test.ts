import { describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { addedTo } from './projectRules.ts';
import { withProjectRules } from './workbenchConfiguration.ts';

const SCRIPTS = { test: /\.[cm]?[jt]s$/, type: 'javascript/auto' as const };
const PRESET: Configuration = {
  module: { rules: [SCRIPTS] },
  resolve: { extensions: ['.ts', '.js'], conditionNames: ['import', 'default'] },
  plugins: [],
};
/** As the template for Svelte writes it. */
const OWN: Configuration = {
  ...PRESET,
  module: { rules: [{ test: /\.svelte$/, loader: 'svelte-loader', options: { emitCss: false } }, SCRIPTS] },
  resolve: {
    extensions: ['.ts', '.js', '.svelte'],
    conditionNames: ['svelte', 'browser', 'import', 'default'],
  },
};

describe('configuration of a project in the workbench', () => {
  it('adds the rules, extensions and conditions of the project to the preset', () => {
    const { resolve, module } = withProjectRules(PRESET, addedTo(PRESET, OWN));
    expect(resolve?.extensions).toEqual(['.ts', '.js', '.svelte']);
    expect(resolve?.conditionNames).toEqual(['svelte', 'browser', 'import', 'default']);
    expect(module?.rules).toHaveLength(2);
  });

  it('leaves the preset as it is for a project without its own configuration', () => {
    const { module, resolve } = withProjectRules(PRESET, addedTo(PRESET, PRESET));
    expect([module, resolve]).toEqual([PRESET.module, PRESET.resolve]);
  });

  it('compiles a component of Svelte', async () => {
    const folder = mkdtempSync(path.join(import.meta.dirname, '.svelte-'));
    try {
      writeFileSync(
        path.join(folder, 'Card.svelte'),
        '<script>let { name } = $props();</script><p>Card of {name}</p>',
      );
      writeFileSync(
        path.join(folder, 'main.js'),
        "import Card from './Card.svelte';\nglobalThis.card = Card;\n",
      );
      const compiler = webpack({
        ...withProjectRules(PRESET, addedTo(PRESET, OWN)),
        mode: 'development',
        devtool: false,
        entry: path.join(folder, 'main.js'),
        output: { path: path.join(folder, 'dist') },
      });
      const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
        compiler?.run((error, result) => (error ? reject(error) : resolve(result)));
      });
      expect(stats?.toJson({ errors: true }).errors).toEqual([]);
      expect(readFileSync(path.join(folder, 'dist/main.js'), 'utf8')).toContain('Card of ');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
