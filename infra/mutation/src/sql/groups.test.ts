import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { API_MIGRATIONS } from '@foyer/api';
import { FUNCTIONS, groupOfFunction, LEFT_OUT, TABLES } from './groups.ts';

const CREATED = /create (?:or replace )?(function|table) (?:if not exists )?(?:api\.)?(\w+)/g;
const RENAMED = /alter (table) \w+ rename to (\w+)/g;

/** Names that the SQL of the api creates, tables of migrations and their later names included. */
function created(kind: 'function' | 'table'): ReadonlySet<string> {
  const folders = kind === 'function' ? ['functions'] : ['schema'];
  const texts = folders.flatMap((folder) =>
    readdirSync(join(API_MIGRATIONS, folder)).map((name) =>
      readFileSync(join(API_MIGRATIONS, folder, name), 'utf8'),
    ),
  );
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(CREATED), ...text.matchAll(RENAMED)].flatMap(([, what, name]) =>
        what === kind && name ? [name] : [],
      ),
    ),
  );
}

describe('groups of the mutation tests', () => {
  const functions = created('function');

  it('contain every function of the api, or name the reason why not', () => {
    expect(functions.size).toBeGreaterThan(200);
    const missing = [...functions].filter(
      (name) => groupOfFunction(name) === undefined && LEFT_OUT[name] === undefined,
    );
    expect(missing).toEqual([]);
  });

  it('contain no function and no table that does not exist', () => {
    const tables = created('table');
    expect(
      Object.values(FUNCTIONS)
        .flat()
        .filter((name) => !functions.has(name)),
    ).toEqual([]);
    expect(Object.keys(LEFT_OUT).filter((name) => !functions.has(name))).toEqual([]);
    expect(
      Object.values(TABLES)
        .flat()
        .filter((name) => !tables.has(name)),
    ).toEqual([]);
  });
});
