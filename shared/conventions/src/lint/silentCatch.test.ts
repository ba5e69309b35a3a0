import { beforeAll, describe, expect, it } from '@jest/globals';
import { lintCases, type LintMessages } from './lintCases.fixture.ts';

const SILENT = [
  'try { work(); } catch {}',
  'try { work(); } catch { /* the cache is optional */ }',
  'try { work(); } catch { return undefined; }',
  'try { work(); } catch (error) { const message = 1; }',
  'work().catch(() => undefined);',
  'work().catch(() => {});',
  'work().catch(function () { return []; });',
  'work().catch((_error) => false);',
];

const REPORTING = [
  'try { work(); } catch (error) { log.warn("failed", { error }); }',
  'try { work(); } catch (error) { return error; }',
  'try { work(); } catch { throw new Error("unreadable"); }',
  'try { work(); } catch { failed = true; }',
  "work().catch(ignoreError('prefetch is optional'));",
  'work().catch((error) => error);',
  'work().catch(() => report());',
  'work().catch(handle);',
];

let found: ReadonlyMap<string, LintMessages>;

beforeAll(async () => {
  const all = [...SILENT, ...REPORTING];
  const cases = all.map((code) => ({ file: 'shared/kernel/src/example.ts', code }));
  const messages = await lintCases(cases, /no-silent-catch/);
  found = new Map(all.map((code, index) => [code, messages[index] ?? []]));
});

describe('no-silent-catch', () => {
  it.each(SILENT)('rejects %s', (code) => {
    expect(found.get(code)).toHaveLength(1);
  });

  it.each(REPORTING)('accepts %s', (code) => {
    expect(found.get(code)).toEqual([]);
  });
});
