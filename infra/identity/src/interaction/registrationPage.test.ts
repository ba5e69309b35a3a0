import { describe, expect, it } from '@jest/globals';
import { registrationPage } from './registrationPage.ts';

describe('registrationPage', () => {
  it.each([
    '/en/register/',
    '/fr_CA/register/',
    '/en/register/?redir=%2Fen%2Fgames%2Fember-hollow%2F&amount=20',
  ])('accepts %s', (path) => {
    expect(registrationPage(path)).toBe(path);
  });

  it.each([
    undefined,
    7,
    '',
    '/en/login/',
    '//evil.example/en/register/',
    'https://evil.example/en/register/',
    '/en/register/../games/',
    '/en//register/',
    '/en/register/#x',
    '/en/register/?redir=javascript:alert(1)',
    '/en/register/?a="onclick=',
    `/en/register/?redir=${'a'.repeat(1_000)}`,
  ])('rejects %p', (path) => {
    expect(registrationPage(path)).toBeUndefined();
  });
});
