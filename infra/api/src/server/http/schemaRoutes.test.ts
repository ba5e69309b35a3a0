import { expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { createSchemaRoutes } from './schemaRoutes.ts';

it('returns both schemas unchanged for the life of the process', async () => {
  const routes = createSchemaRoutes({
    main: buildSchema('type Query { main: Int }'),
    lobby: buildSchema('type Query { lobby: Int }'),
  });
  const request = async () =>
    (await routes['POST /internal/schema']?.({ body: undefined, params: {}, query: new URLSearchParams() }))
      ?.body;
  const body = await request();
  const fields = Object.entries(body as Record<string, string>).map(([name, text]) => [
    name,
    ...Object.keys(buildSchema(text).getQueryType()?.getFields() ?? {}),
  ]);
  expect(fields).toEqual([
    ['main', 'main'],
    ['lobby', 'lobby'],
  ]);
  expect(await request()).toBe(body);
});
