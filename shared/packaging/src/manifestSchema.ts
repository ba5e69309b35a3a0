import { MANIFEST_VERSION, manifestMembers } from '@foyer/kernel/release-manifest';
import { toJsonSchema } from '@valibot/to-json-schema';

/** File of the published schema, relative to the root. */
export const SCHEMA_FILE = `shared/docs/release-manifest/release-manifest-${MANIFEST_VERSION}.schema.json`;

/**
 * The JSON Schema of `release.json`, from the schema with which the command line validates it. It cannot express two
 * rules: the form of `base`, and that every listed file has a hash.
 */
export function manifestJsonSchema(): object {
  // a check by a function has no counterpart in JSON Schema
  const { $schema, ...schema } = toJsonSchema(manifestMembers, { errorMode: 'ignore' });
  return {
    $schema,
    $id: `https://foyer.example/schemas/release-manifest-${MANIFEST_VERSION}.json`,
    title: `release.json, version ${MANIFEST_VERSION}`,
    ...schema,
  };
}
