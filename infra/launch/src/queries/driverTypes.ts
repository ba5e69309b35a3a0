import ts from 'typescript';

/** The shapes that the driver returns and accepts; `json` is any value. */
export type DriverShape = 'boolean' | 'number' | 'string' | 'date' | 'buffer' | 'json';

const SHAPES: Readonly<Record<string, DriverShape>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  // runtime/database.ts converts it and throws outside the safe range
  int8: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  date: 'date',
  timestamp: 'date',
  timestamptz: 'date',
  json: 'json',
  jsonb: 'json',
  bytea: 'buffer',
};

/** Types that the driver returns as text: text itself, uuid, numeric and everything unknown to it. */
export function shapeOf(type: string): DriverShape {
  return SHAPES[type] ?? 'string';
}

/** The element of an array type of PostgreSQL, such as `text` for `_text`. */
export function elementOf(type: string): string | undefined {
  return type.startsWith('_') ? type.slice(1) : undefined;
}

/** True if a property of type `declared` can hold what the driver returns for a column of type `type`. */
export function holds(checker: ts.TypeChecker, declared: ts.Type, type: string): boolean {
  const element = elementOf(type);
  return partsOf(checker, declared).every((part) => {
    if ((part.flags & ts.TypeFlags.Unknown) !== 0) return true;
    if (element === undefined) return hasShape(checker, part, shapeOf(type));
    const [item] = checker.isArrayType(part) ? checker.getTypeArguments(part as ts.TypeReference) : [];
    return item !== undefined && holds(checker, item, element);
  });
}

/** True if a value of type `given` is sent in a form that a parameter of type `type` accepts. */
export function accepts(checker: ts.TypeChecker, type: string, given: ts.Type): boolean {
  const element = elementOf(type);
  return partsOf(checker, given).every((part) => {
    if ((part.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0) return false;
    if (element !== undefined) {
      const [item] =
        checker.isArrayType(part) || checker.isTupleType(part)
          ? checker.getTypeArguments(part as ts.TypeReference)
          : [];
      return item !== undefined && accepts(checker, element, item);
    }
    const shape = shapeOf(type);
    if (shape === 'string') return isStringOrNumber(checker, part, type);
    if (shape === 'date') return hasShape(checker, part, 'date') || hasShape(checker, part, 'string');
    // the driver writes objects as JSON, but arrays as PostgreSQL arrays
    if (shape === 'json') return hasShape(checker, part, 'string') || !checker.isArrayType(part);
    return hasShape(checker, part, shape);
  });
}

function isStringOrNumber(checker: ts.TypeChecker, part: ts.Type, type: string): boolean {
  return hasShape(checker, part, 'string') || (type === 'numeric' && hasShape(checker, part, 'number'));
}

/** The members of a union without null and undefined, and the constraint of a type parameter. */
function partsOf(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const base = checker.getBaseConstraintOfType(type) ?? type;
  const parts = base.isUnion() ? base.types : [base];
  return parts.filter((part) => (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) === 0);
}

function hasShape(checker: ts.TypeChecker, part: ts.Type, shape: DriverShape): boolean {
  if (part.isIntersection()) return part.types.some((one) => hasShape(checker, one, shape));
  switch (shape) {
    case 'boolean':
      return (part.flags & ts.TypeFlags.BooleanLike) !== 0;
    case 'number':
      return (part.flags & ts.TypeFlags.NumberLike) !== 0;
    case 'string':
      return (part.flags & ts.TypeFlags.StringLike) !== 0;
    case 'date':
      return part.symbol?.name === 'Date';
    case 'buffer':
      return ['Buffer', 'Uint8Array'].includes(part.symbol?.name ?? '');
    case 'json':
      return (part.flags & ts.TypeFlags.Any) === 0 && part.symbol?.name !== 'Date';
  }
}
