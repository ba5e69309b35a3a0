/** Every kind of limit (requirements/regulation#limit-changes). All other lists and types of kinds are derived from this one. */
export const LIMIT_KINDS = ['deposit', 'loss', 'wager', 'session'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

type UpperCase<Kinds extends readonly string[]> = {
  readonly [Index in keyof Kinds]: Uppercase<Kinds[Index]>;
};
type ApiNames = UpperCase<typeof LIMIT_KINDS>;

/** The kinds by their names in the GraphQL API and the database, in the order in which they are shown. */
export const API_LIMIT_KINDS = LIMIT_KINDS.map((kind) => kind.toUpperCase()) as unknown as ApiNames;
export type ApiLimitKind = ApiNames[number];

/** The kinds that limit an amount of money; the others limit time. */
export const MONEY_LIMIT_KINDS = API_LIMIT_KINDS.filter((kind) => kind !== 'SESSION');
