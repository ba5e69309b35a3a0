declare const FIELDS: unique symbol;

/** JSON of named fields for a parameter of a composite type; the type parameter keeps the fields for `npm run queries`. */
export type CompositeJson<Fields extends object> = string & { readonly [FIELDS]?: Fields };

/** JSON of an array of such values. */
export type CompositeListJson<Fields extends object> = string & { readonly [FIELDS]?: Fields };

/**
 * The value of a parameter that {@link compositeParameter} reads. `npm run queries` compares its keys and their types
 * with the attributes of the composite type, because PostgreSQL ignores unknown keys. Dates are UTC.
 */
export function compositeJson<Fields extends object>(fields: Fields): CompositeJson<Fields> {
  return JSON.stringify(fields);
}

/** The value of a parameter that {@link compositeListParameter} reads. */
export function compositeListJson<Fields extends object>(list: readonly Fields[]): CompositeListJson<Fields> {
  return JSON.stringify(list);
}

/** SQL that reads the JSON of parameter `$1` as the composite type `api.<type>` (`sql/schema/009-parameters.sql`). */
export function compositeParameter<Type extends string>(type: Type): string {
  return `(select r from jsonb_populate_record(null::api.${type}, $1) r)`;
}

/** SQL that reads the JSON of parameter `$1` as an array of the composite type `api.<type>`. */
export function compositeListParameter<Type extends string>(type: Type): string {
  return `array(select r from jsonb_populate_recordset(null::api.${type}, $1) r)`;
}
