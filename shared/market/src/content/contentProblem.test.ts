import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { problemOf } from './contentProblem.ts';
import { parseContent } from './contentSections.ts';

const problem = (schema: v.GenericSchema, input: unknown): string | undefined => {
  const [issue] = v.safeParse(schema, input).issues ?? [];
  return issue && problemOf(issue);
};
const number = (...checks: v.GenericPipeItem<number, number>[]) => v.pipe(v.number(), ...checks);

describe('the code of a problem', () => {
  it.each([
    ['TEXT_MISSING', v.pipe(v.string(), v.minLength(1)), ''],
    ['ENTRY_MISSING', v.pipe(v.array(v.string()), v.minLength(1)), []],
    ['TOO_LONG', v.pipe(v.string(), v.maxLength(1)), 'two'],
    ['TOO_MANY', v.pipe(v.array(v.string()), v.maxLength(0)), ['one']],
    ['POSITIVE', number(v.minValue(1)), 0],
    ['NOT_NEGATIVE', number(v.minValue(0)), -1],
    ['OUT_OF_RANGE', number(v.minValue(5)), 4],
    ['TOO_HIGH', number(v.maxValue(5)), 6],
    ['WHOLE', number(v.integer()), 1.5],
    ['NUMBER', v.number(), null],
    ['ODDS', v.pipe(v.number(), v.maxValue(5, 'ODDS')), 6],
  ])('is %s', (code, schema, input) => {
    expect(problem(schema, input)).toBe(code);
  });

  it('names the field of a new mission without a name', () => {
    const read = parseContent('missions', [{ id: 'a', name: { en: '' } }]);
    const problems = read.ok ? [] : read.problems;
    expect(problems).toContainEqual({ path: ['0', 'name', 'en'], problem: 'TEXT_MISSING' });
  });

  it('names the missing reward of a new item of the shop', () => {
    const read = parseContent('shop', [{ id: 'a', name: 'a', offer: '' }]);
    const problems = read.ok ? [] : read.problems;
    expect(problems).toContainEqual({ path: ['0', 'offer'], problem: 'REWARD_MISSING' });
  });
});
