import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { START_MS, type TestDatabase, createTestDatabase } from '@foyer/api/proving';
import { EQUIVALENTS } from './equivalents.ts';
import { FUNCTIONS, GROUPS, LEFT_OUT } from './groups.ts';
import { openResultStore, type MutantResult } from './resultStore.ts';
import { mutantsOf, type Mutant } from './mutants.ts';
import { score } from './report.ts';
import { readTargets } from './targets.ts';
import { readTokens } from './tokens.ts';
import { roundRobin } from './mutantOrder.ts';

jest.setTimeout(START_MS);

const define = (body: string): string =>
  `CREATE OR REPLACE FUNCTION api.f(p_a bigint DEFAULT 0)\n RETURNS bigint\n LANGUAGE plpgsql\nAS $function$${body}$function$\n`;
const faultsOf = (body: string): readonly Mutant[] =>
  mutantsOf({ group: 'ledger', kind: 'function', name: 'f', definition: define(body) });

describe('readTokens', () => {
  it('splits SQL into words, numbers, strings and operators without comments and spaces', () => {
    expect(
      readTokens(`-- a < b\nIf v_a.b >= 10 /* or */ and p->>'a' <> 'it''s' then`).map(({ text }) => text),
    ).toEqual(['if', 'v_a.b', '>=', '10', 'and', 'p', '->>', "'a'", '<>', "'it''s'", 'then']);
  });

  it('gives each token its nesting depth', () => {
    expect(readTokens('a(b[c], d)').map(({ text, depth }) => `${text}${depth}`)).toEqual([
      'a0',
      '(0',
      'b1',
      '[1',
      'c2',
      ']1',
      ',1',
      'd1',
      ')0',
    ]);
  });

  it.each(['a)', '(a', "a 'b"])('rejects unbalanced input: %s', (sql) =>
    expect(() => readTokens(sql)).toThrow(),
  );
});

describe('mutantsOf', () => {
  it.each<readonly [body: string, ...after: string[]]>([
    ['a < b', 'a <= b'],
    ['a >= b', 'a > b'],
    ['a = b', 'a <> b'],
    ['a and b', 'a or b'],
    ['a + b', 'a - b'],
    ['a * b', 'a / b'],
    ['select * from t'],
    ['select count(*) from t'],
    ['exists (select 1 from t)'],
    ['least(a, b)', 'greatest(a, b)'],
    ['a is null', 'a is not null'],
    ['a is not null', 'a is null'],
    ['a is distinct from b', 'a is not distinct from b'],
    ['not exists (b)', 'exists (b)'],
    ['found', 'not found'],
    ['not found', 'found'],
    ['x 7 y', 'x 8 y', 'x 6 y'],
    ['x 0 y', 'x 1 y'],
    ["interval '15 seconds'", "interval '16 seconds'", "interval '14 seconds'"],
    ['coalesce(a, b)', '(a)', '(b)'],
    ['coalesce(a, f(b, c), d)', '(a)', 'coalesce(f(b, c), d)'],
    ["a in ('b', 'c')", "a in ( 'c')", "a in ('b')"],
    ['a in (select b)'],
    ['where a for update skip locked', 'where a'],
    ['where a for share', 'where a'],
    ['order by a desc', 'order by a'],
    ["a 'b < c and 7' -- d or 8", ...[]],
    ['begin perform f(a); return a; end', 'begin null; return a; end'],
    ['begin if a then return b; end if; return c; end', 'begin if a then null; end if; return c; end'],
    ['begin v_a := b; return c; end', 'begin null; return c; end'],
    [
      "begin if a then raise exception 'b' using errcode = 'c'; end if; return c; end",
      'begin if a then null; end if; return c; end',
      "begin if a then raise exception 'b' using errcode <> 'c'; end if; return c; end",
    ],
    [
      'declare v_a bigint := 1; begin return c; end',
      'declare v_a bigint := 2; begin return c; end',
      'declare v_a bigint := 0; begin return c; end',
    ],
  ])('mutates %s', (body, ...after) => {
    expect(faultsOf(body).map((fault) => fault.after.replaceAll(/ +/g, ' '))).toEqual(
      after.map((text) => text.replaceAll(/ +/g, ' ')),
    );
  });

  it('leaves the signature of a function unchanged and reports the mutated line', () => {
    const [fault] = faultsOf('\nbegin\n  return a\n    < b;\nend ');
    expect(fault).toMatchObject({
      target: 'f',
      operator: 'boundary',
      line: 3,
      before: '< b;',
      after: '<= b;',
      sql: define('\nbegin\n  return a\n    <= b;\nend '),
    });
  });

  it('drops a whole check constraint or trigger', () => {
    const drop = (kind: 'check' | 'trigger'): string | undefined =>
      mutantsOf({ group: 'ledger', kind, name: 'n', table: 't', definition: 'CHECK (a > 0)' })[0]?.sql;
    expect([drop('check'), drop('trigger')]).toEqual([
      'alter table t drop constraint n',
      'drop trigger n on t',
    ]);
  });
});

describe('order of mutants', () => {
  const faults = GROUPS.flatMap((group) =>
    mutantsOf({
      group,
      kind: 'function',
      name: group,
      definition: define(`${group} < b and c > d or e = 1`),
    }),
  );
  const wanted = { seed: 7, count: 3, only: undefined, again: false };
  const handOut = (next: () => Mutant | undefined): readonly Mutant[] =>
    Array.from({ length: 40 }, next).filter((fault) => fault !== undefined);
  const result = (fault: Mutant, outcome: MutantResult['outcome']): MutantResult => ({
    kind: 'mutant',
    ...fault,
    outcome,
    seconds: 1,
  });

  it('follows the seed and selects the same number of mutants from each group', () => {
    const order = handOut(roundRobin(faults, openResultStore(undefined), wanted));
    expect(order).toEqual(handOut(roundRobin(faults, openResultStore(undefined), wanted)));
    expect(order).not.toEqual(
      handOut(roundRobin(faults, openResultStore(undefined), { ...wanted, seed: 8 })),
    );
    expect(GROUPS.map((group) => order.filter((fault) => fault.group === group).length)).toEqual(
      GROUPS.map(() => 3),
    );
  });

  it('resumes after recorded mutants, replaces invalid ones and repeats survivors on request', () => {
    const store = openResultStore(undefined);
    const [first, second, third] = handOut(roundRobin(faults, store, { ...wanted, only: ['ledger'] }));
    for (const [fault, outcome] of [
      [first, 'killed'],
      [second, 'nonsense'],
      [third, 'survived'],
    ] as const)
      if (fault) store.add(result(fault, outcome));
    expect(handOut(roundRobin(faults, store, { ...wanted, only: ['ledger'] }))).toHaveLength(1);
    expect(handOut(roundRobin(faults, store, { ...wanted, again: true }))).toEqual([third]);
  });

  it('computes the score per group without invalid mutants', () => {
    const store = openResultStore(undefined);
    for (const group of GROUPS)
      faults
        .filter((fault) => fault.group === group)
        .forEach((fault, index) =>
          store.add(result(fault, index === 0 ? 'nonsense' : index === 1 ? 'survived' : 'killed')),
        );
    const { text, isSufficient } = score(faults, store);
    expect(isSufficient).toBe(false);
    expect(text).toMatch(/^ledger\s+83\.3 %/m);
    for (const fault of faults) store.add(result(fault, 'timeout'));
    expect(score(faults, store).isSufficient).toBe(true);
  });
});

describe('listed money functions', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await createTestDatabase()), START_MS);
  afterAll(() => database.close());

  it('exist and are listed once, and each listed equivalent is a mutant', async () => {
    const targets = await readTargets(database.pool);
    const { rows } = await database.pool.query<{ name: string }>(
      `select distinct proname as name from pg_proc where pronamespace = 'api'::regnamespace`,
    );
    const named = [...Object.values(FUNCTIONS).flat(), ...Object.keys(LEFT_OUT)];
    expect(named.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    const faults = targets.flatMap(mutantsOf);
    expect(
      EQUIVALENTS.filter(
        (one) =>
          !faults.some(
            ({ target, before, after }) =>
              target === one.target && before === one.before && after === one.after,
          ),
      ),
    ).toEqual([]);
  });
});
