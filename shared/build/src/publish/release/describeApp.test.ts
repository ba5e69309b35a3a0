import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { schemaText } from '@foyer/graphql/schema-text';
import { appFolders, describeApp } from './describeApp.ts';

const PAGE_SCHEMAS = (['main', 'lobby'] as const).map((api) => buildSchema(schemaText(api)));

describe('the documents of a release', () => {
  it.each(appFolders())(
    'are valid for pages in %s; the gate rejects any other (rule graphql/operation)',
    (folder) => {
      const documents = Object.values(describeApp(folder).documents);
      expect(
        documents.filter((text) => PAGE_SCHEMAS.every((schema) => validate(schema, parse(text)).length > 0)),
      ).toEqual([]);
    },
  );
});
