import { describe, expect, it } from '@jest/globals';
import { ENTRY } from './testing/changeAnswers.ts';
import { registerFakeRegistry } from './testing/fakeRegistry.ts';

const { answers, foyer } = registerFakeRegistry();

describe('foyer', () => {
  it('says the registry’s no with its page, and for programs as JSON', async () => {
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

  it('says of what it does not know that it does not, and how to look', async () => {
    answers.set('/v1/audit', { body: undefined });
    const { code, error } = await foyer('audit');
    expect([code, error]).toEqual([
      2,
      expect.stringContaining('UNEXPECTED: shared/docs/errors/UNEXPECTED.md'),
    ]);
  });

  it('rejects an answer of another version, and names the member that it does not know', async () => {
    answers.set('/v1/audit', { body: { entries: [{ ...ENTRY, number: 'first' }] } });
    const { code, out, error } = await foyer('audit');
    expect([code, out]).toEqual([2, '']);
    expect(error).toContain(
      'The registry sent an answer this version does not know; update foyer. (/v1/audit: entries.0.number, ',
    );
    expect(error).toContain('ANSWER_UNKNOWN: shared/docs/errors/ANSWER_UNKNOWN.md');
  });

  it.each([
    ['a home that is not there', ['status', '--home', '/nowhere'], 'HOME_MISSING'],
    ['a key that is not there', ['status', '--key', 'nobody'], 'KEY_FILE_MISSING'],
    ['a registry that is not there', ['status', '--registry', 'http://127.0.0.1:9'], 'REGISTRY_UNREACHABLE'],
    ['a word that is none', ['statsu'], 'USAGE'],
    ['a brand that is none', ['explain', 'nobody', 'casino'], 'USAGE'],
  ])('ends with 2 and says so: %s', async (_what, words, expected) => {
    const { code, error } = await foyer(...words);
    expect([code, error]).toEqual([2, expect.stringContaining(expected)]);
  });
});
