import * as v from 'valibot';

/** Schema of a read-only array in an answer. */
export function listOf<const Item extends v.GenericSchema>(
  item: Item,
): v.SchemaWithPipe<readonly [v.ArraySchema<Item, undefined>, v.ReadonlyAction<v.InferOutput<Item>[]>]> {
  return v.pipe(v.array(item), v.readonly());
}
