import { ESLint } from 'eslint';
import { describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '@foyer/workspace';
import tseslint from 'typescript-eslint';
import { foyerPlugin, SILENT_CATCHES } from './silentCatch.ts';

const SOURCES = '{shell,mfe-*,shared/*,infra/*}/src/**/*.{ts,tsx}';
const LINT_MS = 120_000;

const eslint = new ESLint({
  cwd: repositoryRoot,
  overrideConfigFile: true,
  overrideConfig: [
    { ignores: ['**/*.generated.ts', '**/*.test.{ts,tsx}', '**/testing/**', '**/*.d.ts'] },
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      linterOptions: { reportUnusedDisableDirectives: 'off' },
      plugins: { foyer: foyerPlugin },
      rules: { 'foyer/no-silent-catch': 'error' },
    },
  ],
  allowInlineConfig: false,
});

async function findings(code: string): Promise<number> {
  const [result] = await eslint.lintText(code, { filePath: 'shared/kernel/src/example.ts' });
  return result?.messages.length ?? -1;
}

describe('no-silent-catch', () => {
  it.each([
    'try { work(); } catch {}',
    'try { work(); } catch { /* the cache is optional */ }',
    'try { work(); } catch { return undefined; }',
    'try { work(); } catch (error) { const message = 1; }',
    'work().catch(() => undefined);',
    'work().catch(() => {});',
    'work().catch(function () { return []; });',
    'work().catch((_error) => false);',
  ])('rejects %s', async (code) => {
    expect(await findings(code)).toBe(1);
  });

  it.each([
    'try { work(); } catch (error) { log.warn("failed", { error }); }',
    'try { work(); } catch (error) { return error; }',
    'try { work(); } catch { throw new Error("unreadable"); }',
    'try { work(); } catch { failed = true; }',
    "work().catch(ignoreError('prefetch is optional'));",
    'work().catch((error) => error);',
    'work().catch(() => report());',
    'work().catch(handle);',
  ])('accepts %s', async (code) => {
    expect(await findings(code)).toBe(0);
  });

  it(
    'finds no more silent catches than at its introduction, by package',
    async () => {
      const counts: Record<string, number> = {};
      for (const { filePath, messages } of await eslint.lintFiles(SOURCES)) {
        const [top = '', name = ''] = filePath.slice(repositoryRoot.length + 1).split('/');
        const folder = top === 'shared' || top === 'infra' ? `${top}/${name}` : top;
        if (messages.length > 0) counts[folder] = (counts[folder] ?? 0) + messages.length;
      }
      const grown = Object.entries(counts).filter(([folder, count]) => count > (SILENT_CATCHES[folder] ?? 0));
      expect(grown).toEqual([]);
    },
    LINT_MS,
  );
});
