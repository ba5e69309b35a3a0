import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripTypeScriptTypes } from 'node:module';
import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildSchema, parse, print, stripIgnoredCharacters } from 'graphql';
import type { DocumentNode } from 'graphql';
import { generate } from './generate.ts';
import { withTypenames } from './trustedDocument.ts';

const LOBBY = `
  scalar MinorUnits
  schema { query: Query }
  type Query { games(sort: Sort!, slice: Slice): [Game!]! }
  input Slice { first: Int! after: ID }
  enum Sort { NAME NEWEST }
  type Game { id: ID! name: String! stake: MinorUnits sort: Sort! studio: Studio }
  type Studio { id: ID! name: String! }
`;

let root = '';

function write(file: string, text: string): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'foyer-codegen-'));
  write('shared/graphql/schema/lobby/lobby.graphql', LOBBY);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

async function run(): Promise<Map<string, string>> {
  return generate(root);
}

function constants(source: string): Record<string, DocumentNode & { __meta__?: { hash: string } }> {
  const plain = stripTypeScriptTypes(source)
    .replace(/^import.*$/gm, '')
    .replaceAll('export const ', 'out.');
  return vm.runInNewContext(`const out = {}; ${plain}; out`) as Record<string, DocumentNode>;
}

describe('codegen', () => {
  it('imports the types of scalars that are defined elsewhere', async () => {
    write(
      'shared/graphql/schema/lobby/bets.graphql',
      'scalar SportsOutcome extend type Game { best: SportsOutcome }',
    );
    write('mfe-a/src/Best.lobby.graphql', 'query Best { games(sort: NAME, slice: { first: 1 }) { best } }');
    expect((await run()).get('mfe-a/src/Best.generated.ts')).toMatch(
      /^import type \{ OutcomeId \} from '@foyer\/kernel\/markets';$/m,
    );
  });

  it('writes a typed document next to its operation, with the hash of the text that Apollo sends', async () => {
    write(
      'mfe-a/src/pages/Page.lobby.graphql',
      'query Games($slice: Slice) { games(sort: NAME, slice: $slice) { id ...Card_game } }',
    );
    write(
      'mfe-a/src/parts/Card.lobby.graphql',
      'fragment Card_game on Game { name stake sort studio { name } }',
    );
    const files = await run();
    const page = files.get('mfe-a/src/pages/Page.generated.ts') ?? '';

    expect(page).toContain("import type { Card_gameFragment } from '../parts/Card.generated.ts';");
    expect(page).toContain("import type * as Lobby from '@foyer/graphql/lobby';");
    expect(page).toMatch(/as unknown as TypedDocumentNode<GamesQuery, GamesQueryVariables>;/);

    const { GamesDocument } = constants(page);
    if (!GamesDocument) throw new Error('no document');
    const sent = stripIgnoredCharacters(print(GamesDocument));
    const hash = `sha256:${createHash('sha256').update(sent).digest('hex')}`;
    expect(GamesDocument.__meta__?.hash).toBe(hash);
    expect(sent).toContain('studio{name __typename}');
    expect(JSON.parse(files.get('mfe-a/documents.generated.json') ?? '')).toEqual({ [hash]: sent });
  });

  it('reads the API from the end of a file’s name, and allows several APIs in one package', async () => {
    write(
      'shared/graphql/schema/wallet/wallet.graphql',
      'schema { query: Query } type Query { balance: Int! }',
    );
    write('shared/a/src/asks.wallet.graphql', 'query Balance { balance }');
    write('shared/a/src/shows.lobby.graphql', 'query Games { games(sort: NAME) { id } }');
    const files = await run();
    expect(files.get('shared/a/src/asks.generated.ts')).toContain(
      'TypedDocumentNode<BalanceQuery, BalanceQueryVariables>',
    );
    const documentsIn = (file: string): unknown[] =>
      Object.values(JSON.parse(files.get(file) ?? '') as object);
    expect(documentsIn('shared/a/wallet-documents.generated.json')).toEqual(['query Balance{balance}']);
    // every release that uses the package contains these, and they are checked against the schemas for pages
    expect(documentsIn('shared/a/documents.generated.json')).toEqual([
      'query Games{games(sort:NAME){id __typename}}',
    ]);
  });

  it('writes enums as unions, and scalars as their JSON types', async () => {
    const types = (await run()).get('shared/graphql/src/lobby.generated.ts') ?? '';
    expect(types).not.toMatch(/\benum\b/);
    expect(types).toMatch(/MinorUnits: \{ input: number; output: number; \}/);
    expect(types).toMatch(/ID: \{ input: string; output: string; \}/);
    expect(() => stripTypeScriptTypes(types)).not.toThrow();
  });

  it.each([
    ['an unknown field', 'query Bad { games(sort: NAME) { nope } }', /Cannot query field "nope"/],
    ['an unknown fragment', 'query Bad { games(sort: NAME) { ...Nowhere } }', /Nowhere/],
    ['an operation without a name', '{ games(sort: NAME) { id } }', /needs a name/],
  ])('rejects %s', async (_what, source, message) => {
    write('mfe-a/src/Bad.lobby.graphql', source);
    await expect(run()).rejects.toThrow(message);
  });

  it('adds __typename exactly where Apollo adds it: everywhere except in the operation itself', () => {
    const schema = buildSchema(LOBBY);
    const document = withTypenames(
      parse('query Q { games(sort: NAME) { __typename id studio { id } } }'),
      schema,
    );
    expect(stripIgnoredCharacters(print(document))).toBe(
      'query Q{games(sort:NAME){__typename id studio{id __typename}}}',
    );
  });
});
