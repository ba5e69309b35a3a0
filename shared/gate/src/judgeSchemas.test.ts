import { describe, expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { judgeSchemas } from './judgeSchemas.ts';
import { CHECKED, GOOD, withFallback } from './testing/goodFacts.ts';

describe('judgeSchemas', () => {
  const now = { main: buildSchema('type Query { name: String nick: String }') };
  it('fails with the operation, the field and the squad that must change first', () => {
    const report = judgeSchemas(
      GOOD.live,
      now,
      { main: buildSchema('type Query { nick: String }') },
      { ...CHECKED, app: 'api' },
    );
    expect(report.result).toBe('failed');
    expect(report.findings.map(({ text, first }) => [text, first])).toContainEqual([
      'Name of shell@s1: Cannot query field "name" on type "Query".',
      ['shell'],
    ]);
  });

  it('fails for an operation of a fallback release', () => {
    const { live } = withFallback({ documents: { a: 'query Name { name }' } }, {});
    const report = judgeSchemas(
      live.filter(({ isRollbackTarget }) => isRollbackTarget),
      now,
      { main: buildSchema('type Query { nick: String }') },
      { ...CHECKED, app: 'api' },
    );
    expect([report.result, report.findings[0]?.text]).toEqual([
      'failed',
      'Name of mfe-account@a0 (restored by a rollback): Cannot query field "name" on type "Query".',
    ]);
  });

  it('passes with a warning when no release uses a removed field', () => {
    const report = judgeSchemas(
      GOOD.live,
      now,
      { main: buildSchema('type Query { name: String }') },
      { ...CHECKED, app: 'api' },
    );
    expect([report.result, report.findings.map(({ id }) => id)]).toEqual([
      'passed',
      ['graphql/schema-narrows'],
    ]);
  });
});
