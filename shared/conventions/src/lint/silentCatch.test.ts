import { ESLint } from 'eslint';
import { describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '@foyer/workspace';
import tseslint from 'typescript-eslint';
import { foyerPlugin } from './silentCatch.ts';

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
});
