import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { repositoryRoot } from '@foyer/workspace';
import { judge, pageOf, reportOf } from './report.ts';
import { ALL_RULES, RULES } from './rules.ts';
import { sarifOf } from './sarif.ts';
import { CHECKED, withCandidate } from './testing/goodFacts.ts';

describe('the report', () => {
  it('is SARIF 2.1.0 whose results have known rules and a location', () => {
    const waivers = [
      {
        rule: 'messages/locale',
        about: 'lacks 1 of 2 texts',
        reason: 'the sheet goes next week',
        until: '2026-12-01',
      },
    ];
    const all = judge(
      {
        ...withCandidate({
          requires: { react: '^20.0.0' },
          describes: { messages: { en: 2, fi: 1 } },
        }),
        schemas: undefined,
      },
      RULES,
    );
    const sarif = sarifOf(
      reportOf(CHECKED, all, { rules: RULES.length, waivers, today: '2026-11-22' }),
      'mfe-casino',
    ) as Sarif;
    expect([sarif.version, sarif.$schema, sarif.runs.length]).toEqual([
      '2.1.0',
      'https://json.schemastore.org/sarif-2.1.0.json',
      1,
    ]);
    const [{ tool, results, invocations }] = sarif.runs;
    for (const { ruleId, ruleIndex, level, message, locations } of results) {
      expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
      expect(['error', 'warning', 'note', 'none']).toContain(level);
      expect(message.text).not.toBe('');
      expect(locations[0]?.physicalLocation.artifactLocation.uri).toMatch(/^mfe-casino\/[\w.-]+$/);
    }
    expect(results.map(({ ruleId, suppressions }) => [ruleId, suppressions?.[0]?.status])).toEqual([
      ['shared/range', undefined],
      ['messages/locale', 'accepted'],
    ]);
    expect(invocations[0].executionSuccessful).toBe(false);
    expect(invocations[0].toolExecutionNotifications.map(({ associatedRule }) => associatedRule.id)).toEqual([
      'graphql/operation',
    ]);
  });

  it('has exactly one page for every rule', () => {
    expect(ALL_RULES.filter(({ id }) => !existsSync(path.join(repositoryRoot, pageOf(id))))).toEqual([]);
    const pages = readdirSync(path.join(repositoryRoot, 'shared/docs/checks'));
    expect(
      pages
        .map((page) => `shared/docs/checks/${page}`)
        .filter((page) => !ALL_RULES.some(({ id }) => pageOf(id) === page)),
    ).toEqual([]);
    for (const page of pages)
      expect(readFileSync(path.join(repositoryRoot, 'shared/docs/checks', page), 'utf8')).toMatch(
        /^# [a-z]+\/[a-z-]+: .+\n[\s\S]*\*\*What to do:\*\* .+/,
      );
  });
});

interface Sarif {
  readonly $schema: string;
  readonly version: string;
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
      readonly invocations: readonly [
        {
          readonly executionSuccessful: boolean;
          readonly toolExecutionNotifications: readonly {
            readonly associatedRule: { readonly id: string };
          }[];
        },
      ];
      readonly results: readonly {
        readonly ruleId: string;
        readonly ruleIndex: number;
        readonly level: string;
        readonly message: { readonly text: string };
        readonly locations: readonly {
          readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } };
        }[];
        readonly suppressions?: readonly { readonly status: string }[];
      }[];
    },
  ];
}
