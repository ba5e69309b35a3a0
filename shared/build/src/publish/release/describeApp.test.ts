import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse, validate } from 'graphql';
import { readSchema } from '@foyer/codegen';
import { repositoryRoot } from '@foyer/workspace';
import { appFolders, describeApp } from './describeApp.ts';

const ASKED_BY_PAGES = ['main', 'lobby'].map((api) =>
  readSchema(path.join(repositoryRoot, `shared/graphql/schema/${api}.graphql`)),
);

describe('the documents of a release', () => {
  it.each(appFolders())(
    'are valid for pages in %s; the gate rejects any other (rule graphql/operation)',
    (folder) => {
      const documents = Object.values(describeApp(folder).documents);
      expect(
        documents.filter((text) =>
          ASKED_BY_PAGES.every((schema) => validate(schema, parse(text)).length > 0),
        ),
      ).toEqual([]);
    },
  );
});
