import type { RegistryClient } from '@foyer/runtime';
import { deepStrictEqual } from 'node:assert/strict';
import * as v from 'valibot';
import { ANSWER_SCHEMAS } from './answerSchemas.ts';

type Method = 'GET' | 'POST';
type WithoutQuery<Path extends string> = Path extends `${infer Base}?${string}` ? Base : Path;
type AnswerOf<
  Of extends Method,
  Path extends string,
> = `${Of} ${WithoutQuery<Path>}` extends infer Route extends keyof typeof ANSWER_SCHEMAS
  ? v.InferOutput<(typeof ANSWER_SCHEMAS)[Route]>
  : unknown;

/** A registry client whose answers are typed, and checked, by their path. */
export interface CheckedClient {
  get<const Path extends string>(path: Path): Promise<AnswerOf<'GET', Path>>;
  post<const Path extends string>(path: Path, body: unknown): Promise<AnswerOf<'POST', Path>>;
}

/**
 * The answer must match the schema of its path in {@link ANSWER_SCHEMAS} and have no additional members, so
 * that the registry, the console and the command line cannot differ.
 */
export function createCheckedClient(client: RegistryClient): CheckedClient {
  return {
    get: async <Path extends string>(path: Path) =>
      checkedAnswer<'GET', Path>('GET', path, await client.get(path, v.unknown())),
    post: async <Path extends string>(path: Path, body: unknown) =>
      checkedAnswer<'POST', Path>('POST', path, await client.post(path, body)),
  };
}

/** @throws for an answer without a schema, of another shape, or with a member that its schema does not have. */
export function checkedAnswer<Of extends Method, Path extends string>(
  method: Of,
  path: Path,
  received: unknown,
): AnswerOf<Of, Path> {
  const route = `${method} ${path.split('?')[0]}`;
  const schema = new Map<string, v.GenericSchema>(Object.entries(ANSWER_SCHEMAS)).get(route);
  if (!schema) throw new Error(`${route} has no schema in ANSWER_SCHEMAS. Add one.`);
  const parsed = v.parse(schema, received);
  // copied, because Jest has its own prototypes
  deepStrictEqual(copyOf(received), copyOf(parsed));
  return parsed as AnswerOf<Of, Path>; // the schema was found by the same route
}

function copyOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
