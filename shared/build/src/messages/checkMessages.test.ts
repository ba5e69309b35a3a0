import { describe, expect, it } from '@jest/globals';
import { idProblems, translationProblems } from './checkMessages.ts';

describe('translationProblems', () => {
  const english = {
    'a.b.games': '{count, plural, one {# game} other {# games}}',
    'a.b.hello': 'Hello <b>{name}</b>',
  };
  const finnish = {
    'a.b.games': '{count, plural, one {# peli} other {# peliä}}',
    'a.b.hello': 'Hei <b>{name}</b>',
  };

  it('accepts a complete translation', () => {
    expect(translationProblems(english, finnish)).toEqual([]);
  });

  it('accepts a translation without a plural', () => {
    expect(translationProblems(english, { ...finnish, 'a.b.games': 'ゲーム {count} 本' })).toEqual([]);
  });

  it.each([
    ['a missing id', { 'a.b.games': finnish['a.b.games'] }, 'a.b.hello is missing'],
    ['an empty text', { ...finnish, 'a.b.hello': ' ' }, 'a.b.hello is empty'],
    ['a left-over id', { ...finnish, 'a.b.old': 'vanha' }, 'a.b.old does not exist in English'],
    ['a lost value', { ...finnish, 'a.b.hello': 'Hei <b>sinä</b>' }, 'a.b.hello lacks {name}'],
    ['a lost tag', { ...finnish, 'a.b.hello': 'Hei {name}' }, 'a.b.hello lacks <b>'],
    [
      'a misspelt value',
      { ...finnish, 'a.b.hello': 'Hei <b>{nimi}</b>' },
      'a.b.hello has {nimi}, which the English text does not have',
    ],
  ])('reports %s', (_what, texts, problem) => {
    expect(translationProblems(english, texts)).toContain(problem);
  });

  it('names the message that does not parse', () => {
    expect(
      translationProblems(english, { ...finnish, 'a.b.games': '{count, plural, one {#}}' }).join(),
    ).toMatch(/a\.b\.games is not valid ICU/);
  });
});

describe('idProblems', () => {
  it('requires ids of the form <package>.<area>.<key>', () => {
    expect(
      idProblems({ 'casino.list.empty': '', 'casino.empty': '', 'account.list.empty': '' }, 'casino'),
    ).toEqual([
      'casino.empty must have the form casino.<area>.<key>',
      'account.list.empty must have the form casino.<area>.<key>',
    ]);
  });
});
