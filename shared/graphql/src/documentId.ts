import type { DocumentNode } from 'graphql';

/**
 * The id under which a service knows a document that codegen wrote: `sha256:` and the digest of its text.
 * @throws when codegen did not write it.
 */
export function documentIdOf(document: DocumentNode): string {
  // codegen adds `__meta__` to the document, which graphql's types do not know
  const hash = (document as DocumentNode & { readonly __meta__?: { readonly hash?: string } }).__meta__?.hash;
  if (hash === undefined) throw new Error('Only documents that codegen wrote have an id.');
  return hash;
}
