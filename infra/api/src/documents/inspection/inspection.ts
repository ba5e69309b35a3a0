import type { DocumentRefusal } from '@foyer/graphql/main';

export type MediaType = 'image/jpeg' | 'image/png' | 'application/pdf';

/** File name extensions. */
export const EXTENSIONS: Readonly<Record<MediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/** A file that a player may send, or the reason why not. */
export type Inspection = { readonly mediaType: MediaType } | { readonly refusal: DocumentRefusal };

/** Decoded parts of a file, such as the streams of a PDF, or the reason why it is refused. */
export type Content = { readonly parts: readonly Buffer[] } | { readonly refusal: DocumentRefusal };

export function refused(refusal: DocumentRefusal): { readonly refusal: DocumentRefusal } {
  return { refusal };
}
