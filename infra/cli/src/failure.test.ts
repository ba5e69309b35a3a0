import { describe, expect, it } from '@jest/globals';
import { ENTRY } from './testing/changeAnswers.ts';
import { registerFakeRegistry } from './testing/fakeRegistry.ts';

const { answers, foyer } = registerFakeRegistry();

describe('foyer', () => {
  it('prints a refusal of the registry with its documentation page, and as JSON for programs', async () => {
    answers.set('/v1/changes/preview', {
      status: 423,
      body: { code: 'LOCKED', text: 'production is locked.' },
    });
    const forPeople = await foyer('rollback', 'casino', '--reason', 'Broken', '--yes');
    expect(forPeople.code).toBe(1);
    expect(forPeople.error).toContain('production is locked.\n  LOCKED: shared/docs/errors/LOCKED.md');
    const forPrograms = await foyer('rollback', 'casino', '--reason', 'Broken', '--yes', '--json');
    expect(JSON.parse(forPrograms.out)).toMatchObject({ code: 'LOCKED', text: 'production is locked.' });
  });

  it.each([
    ['LOCKED', 423, 1],
    ['NOT_PERMITTED', 403, 1],
    ['DATABASE_UNAVAILABLE', 503, 2],
    ['INTERNAL', 500, 2],
    ['OUTCOME_UNKNOWN', 503, 2],
    ['CLOCK_DIFFERS', 401, 2],
    ['STAFF_UNKNOWN', 503, 2],
  ])('distinguishes a refusal from an undecided outcome: %s', async (refusal, status, code) => {
    answers.set('/v1/changes/preview', { status, body: { code: refusal, text: 'No.' } });
    expect((await foyer('rollback', 'casino', '--reason', 'Broken', '--yes')).code).toBe(code);
  });

  it('reports an unexpected failure with its documentation page', async () => {
    answers.set('/v1/audit', { body: undefined });
    const { code, error } = await foyer('audit');
    expect([code, error]).toEqual([
      2,
      expect.stringContaining('UNEXPECTED: shared/docs/errors/UNEXPECTED.md'),
    ]);
  });

  it('rejects an answer of another version and names the unknown member', async () => {
    answers.set('/v1/audit', { body: { entries: [{ ...ENTRY, number: 'first' }] } });
    const { code, out, error } = await foyer('audit');
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(
      'The registry sent an answer this version does not know; update foyer. (/v1/audit: entries.0.number, ',
    );
    expect(error).toContain('ANSWER_UNKNOWN: shared/docs/errors/ANSWER_UNKNOWN.md');
  });

  it.each([
    ['a missing data home', ['status', '--home', '/nowhere'], 'HOME_MISSING'],
    ['a missing key', ['status', '--key', 'unknown-key'], 'KEY_FILE_MISSING'],
    ['an unreachable registry', ['status', '--registry', 'http://127.0.0.1:9'], 'REGISTRY_UNREACHABLE'],
    ['an unknown command', ['statsu'], 'USAGE'],
    ['a misspelt application', ['rollback', 'casin'], 'APP_UNKNOWN'],
    ['a misspelt application, with the meant one', ['rollback', 'casin'], 'Did you mean casino?'],
    ['a misspelt application to publish', ['publish', 'mfe-cashir'], 'Did you mean cashier?'],
    ['an application without sources', ['check', 'mfe-newcomer-poker'], 'APP_UNKNOWN'],
    ['an unknown brand', ['explain', 'unknown-brand', 'casino'], 'USAGE'],
  ])('exits with 2 and names the error: %s', async (_what, args, expected) => {
    const { code, error } = await foyer(...args);
    expect([code, error]).toEqual([2, expect.stringContaining(expected)]);
  });
});
