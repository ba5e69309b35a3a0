import { MARKET_KINDS, OUTCOMES } from '@foyer/kernel/markets';
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

export const MinorUnits = new GraphQLScalarType<number, number>({
  name: 'MinorUnits',
  serialize: minorUnits,
  parseValue: minorUnits,
  parseLiteral: (node) => minorUnits(node.kind === Kind.INT ? Number(node.value) : undefined),
});

export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: (value) => (value instanceof Date ? value : new Date(String(value))).toISOString(),
  parseValue: instant,
  parseLiteral: (node) => instant(node.kind === Kind.STRING ? node.value : undefined),
});

export const SportsMarketKind = named('SportsMarketKind', MARKET_KINDS);
export const SportsOutcome = named('SportsOutcome', OUTCOMES);

/** A scalar with the values of a list that the page and the service share. */
function named<Name extends string>(name: string, values: readonly Name[]) {
  const read = (value: unknown): Name => {
    const found = values.find((known) => known === value);
    if (found === undefined) throw new GraphQLError(`${name} is one of ${values.length} values.`);
    return found;
  };
  return new GraphQLScalarType<Name, Name>({
    name,
    serialize: read,
    parseValue: read,
    parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : undefined),
  });
}

function minorUnits(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  throw new GraphQLError('MinorUnits is an integer number of minor units.');
}

function instant(value: unknown): string {
  const date = typeof value === 'string' && ISO_INSTANT.test(value) ? new Date(value) : undefined;
  if (!date || Number.isNaN(date.getTime()))
    throw new GraphQLError('DateTime is an ISO 8601 instant with a time zone.');
  return date.toISOString();
}
