/** `GET /v1/scripts`: the scripts and styles that payment pages may contain (PCI DSS 6.4.3). */
import * as v from 'valibot';
import { listOf } from '../lib/list-schema.ts';

const inventoryFileSchema = v.object({
  kind: v.picklist(['script', 'style']),
  app: v.string(),
  release: v.string(),
  /** The squad that is responsible for the file and signed it. */
  owner: v.string(),
  /** Path of the request, without the origin. */
  path: v.string(),
  /** `sha384-…`, as signed. */
  integrity: v.string(),
  role: v.string(),
  reason: v.string(),
});
/** A script or style that may be in a payment page. */
export type InventoryFile = v.InferOutput<typeof inventoryFileSchema>;

const inventoryInlineSchema = v.object({
  name: v.string(),
  integrity: v.string(),
  reason: v.string(),
  /** Path of the only document that may contain it; absent: every page. */
  document: v.exactOptional(v.string()),
});
/** A script in the document. */
export type InventoryInline = v.InferOutput<typeof inventoryInlineSchema>;

/**
 * Everything that may run in a payment page, with its owner and its reason. Generated from the signed release
 * plan, never maintained by hand.
 */
export const scriptInventorySchema = v.object({
  /** Version of the release plan that it was generated from. */
  version: v.number(),
  files: listOf(inventoryFileSchema),
  inline: listOf(inventoryInlineSchema),
  /** Documents of other parties, on other origins. */
  frames: listOf(v.object({ origin: v.string(), reason: v.string() })),
});
export type ScriptInventory = v.InferOutput<typeof scriptInventorySchema>;
