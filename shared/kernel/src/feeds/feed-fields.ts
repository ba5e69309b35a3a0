const MAX_LIST_LENGTH = 2_000;

/** Parses all items; undefined if any is invalid, so that a list never lacks items unnoticed. */
export function listOf<Item>(
  input: unknown,
  parse: (item: unknown) => Item | undefined,
): readonly Item[] | undefined {
  if (!Array.isArray(input) || input.length > MAX_LIST_LENGTH) return undefined;
  const items = input.flatMap((item) => parse(item) ?? []);
  return items.length === input.length ? items : undefined;
}

/** Leaves out the items of a newer feed: sports and markets that this version does not have. */
export function withKnown(input: unknown, name: string, values: readonly string[]): unknown {
  if (!Array.isArray(input)) return input;
  return input.filter((item) => {
    const value = fieldsOf(item)?.(name);
    return typeof value !== 'string' || values.includes(value);
  });
}

/** Reads own fields of an object; undefined for anything else. */
export function fieldsOf(input: unknown): ((name: string) => unknown) | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  return (name) =>
    Object.hasOwn(input, name) ? (input as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** True for an integer from 0 on. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

/** True for an id of a match or competition. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9]{1,16}$/.test(value);
}

/** True for a name of a team, player or competition. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= 60;
}
