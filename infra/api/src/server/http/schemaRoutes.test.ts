import { expect, it } from '@jest/globals';
import { buildSchema } from 'graphql';
import { SCHEMA_ROUTES } from './schemaRoutes.ts';

it('returns both schemas unchanged for the life of the process', async () => {
  const ask = () => SCHEMA_ROUTES['/internal/schema']?.({} as never, undefined);
  const { body } = (await ask()) ?? { body: {} };
  const schemas = Object.entries(body as Record<string, string>).map(([name, text]) => [
    name,
    buildSchema(text).getQueryType()?.name,
  ]);
  expect(schemas).toEqual([
    ['main', 'Query'],
    ['lobby', 'Query'],
  ]);
  expect((await ask())?.body).toBe(body);
});
