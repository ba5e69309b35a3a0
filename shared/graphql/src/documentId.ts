import type { DocumentNode } from 'graphql';

/**
 * The id of a generated document, by which services trust it: `sha256:` and the digest of its text.
 * @throws for a document that codegen did not write.
 */
export function documentIdOf(document: DocumentNode): string {
  // codegen adds `__meta__` to the document, which graphql's types do not contain
  const hash = (document as DocumentNode & { readonly __meta__?: { readonly hash?: string } }).__meta__?.hash;
  if (hash === undefined)
    throw new Error('The document has no id. Define it in a .graphql file and run npm run codegen.');
  return hash;
}
