import ts from 'typescript';
import type { Attribute, Describer } from './describe.ts';
import { accepts, elementOf } from './driverTypes.ts';
import type { FoundQuery } from './findQueries.ts';

/** A parameter that is read as a composite type; PostgreSQL ignores keys that the type does not have. */
const COMPOSITE = /jsonb_populate_record(?:set)?\(null::([a-z_.]+), \$(\d+)\)/g;
/** The property of `CompositeJson` (`infra/api/src/lib/composite.ts`) that keeps the type of the fields. */
const FIELDS = /^__@FIELDS@/;

/** Compares the fields of each composite parameter with the attributes of its type; empty when they agree. */
export function checkComposites(
  checker: ts.TypeChecker,
  describer: Describer,
  { text, values }: FoundQuery,
): readonly string[] {
  return [...(text ?? '').matchAll(COMPOSITE)].flatMap(([, type = '', position]) => {
    const attributes = describer.attributesOf(type);
    const value = values?.[Number(position) - 1];
    // the function may also read a table, whose type is unknown here
    if (!attributes || !value) return [];
    const fields = fieldsOf(checker, value.node);
    if (!fields) return [`Parameter $${position} is read as ${type}: pass compositeJson(…).`];
    return compare(checker, describer, { type, attributes, fields, node: value.node });
  });
}

interface Compared {
  readonly type: string;
  readonly attributes: readonly Attribute[];
  readonly fields: ts.Type;
  readonly node: ts.Node;
}

function compare(
  checker: ts.TypeChecker,
  describer: Describer,
  { type, attributes, fields, node }: Compared,
): readonly string[] {
  const properties = new Map(checker.getPropertiesOfType(fields).map((one) => [one.name, one]));
  return [
    ...attributes.flatMap((attribute) => {
      const property = properties.get(attribute.name);
      if (!property) return [`The value for ${type} has no field ${attribute.name}.`];
      const given = checker.getTypeOfSymbolAtLocation(property, node);
      const part = compositePart(checker, describer, type, attribute, given);
      if (part) return compare(checker, describer, { ...part, node });
      if (accepts(checker, attribute.type, given)) return [];
      return [
        `${attribute.name} of ${type} is ${attribute.type}, the field is ${checker.typeToString(given)}.`,
      ];
    }),
    ...[...properties.keys()]
      .filter((name) => !attributes.some((attribute) => attribute.name === name))
      .map((name) => `${type} has no attribute ${name}.`),
  ];
}

/** The attribute as a composite type or an array of one, with the type of its fields. */
function compositePart(
  checker: ts.TypeChecker,
  describer: Describer,
  parent: string,
  attribute: Attribute,
  given: ts.Type,
): Omit<Compared, 'node'> | undefined {
  const schema = parent.slice(0, parent.lastIndexOf('.') + 1);
  const element = elementOf(attribute.type);
  const type = `${schema}${element ?? attribute.type}`;
  const attributes = describer.attributesOf(type);
  const value = checker.getNonNullableType(given);
  const fields = element === undefined ? value : checker.getIndexTypeOfType(value, ts.IndexKind.Number);
  return attributes && fields && { type, attributes, fields };
}

function fieldsOf(checker: ts.TypeChecker, node: ts.Expression): ts.Type | undefined {
  const property = checker
    .getPropertiesOfType(checker.getTypeAtLocation(node))
    .find(({ name }) => FIELDS.test(name));
  return property && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, node));
}
