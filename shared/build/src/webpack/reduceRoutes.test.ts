import { describe, expect, it } from '@jest/globals';
import { mentionedOwners, reduceRoutes } from './reduceRoutes.ts';

const ROUTES = `
const POKER = { owner: 'poker' };
export const ROUTES = {
  lobby: { owner: 'casino', path: '' },
  pokerTable: { ...POKER, path: 'poker' },
  deposit: { owner: 'cashier', path: 'deposit' },
};`;
const ownersIn = (text: string, name = 'page.tsx'): readonly string[] =>
  mentionedOwners(ROUTES, [{ name, text }], 'casino');

describe('mentionedOwners', () => {
  it.each([
    ['a string', `open('pokerTable');`],
    ['a template literal without parts', 'open(`pokerTable`);'],
    ['a string after a template literal with slashes', 'const a = `https://${host}//`; open("pokerTable");'],
    ['a string within a template literal', "const a = `to ${hrefTo('pokerTable')}`;"],
    ['the name of a property', 'const icons = { pokerTable: Cards };'],
    ['an attribute of an element', '<Link to="pokerTable" />;'],
    ['the name of a property in a type', 'interface Icons { pokerTable: string }'],
  ])('finds a route id in %s', (_case, text) => {
    expect(ownersIn(text)).toEqual(['casino', 'poker']);
  });

  it.each([
    ['a comment at the end of a line', "open(); // like 'pokerTable'"],
    ['a comment over lines', "/** Opens 'pokerTable', or pokerTable: the page. */\nopen();"],
    ['a comment within an element', '<p>{/* "pokerTable" */}</p>;'],
    ['a longer template literal', "const help = `use 'pokerTable' as the id, pokerTable: the table`;"],
    ['a longer string', `const help = "use 'pokerTable' as the id";`],
    ['the text of an element', "<p>{'see'} 'pokerTable'</p>;"],
  ])('ignores a route id in %s', (_case, text) => {
    expect(ownersIn(text)).toEqual(['casino']);
  });

  it('reads type assertions of a module without elements', () => {
    expect(ownersIn("const page = <RouteId>'deposit';", 'page.ts')).toEqual(['cashier', 'casino']);
  });
});

describe('reduceRoutes', () => {
  it('keeps the paths of the squads that a remote mentions', () => {
    expect(reduceRoutes(ROUTES, new Set(['casino', 'poker']))).toBe(`
const POKER = { owner: 'poker' };
export const ROUTES = {
  lobby: { path: '' },
  pokerTable: { path: 'poker' },
};`);
  });
});
