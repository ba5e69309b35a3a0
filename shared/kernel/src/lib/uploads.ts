/** Limits of document uploads, for pages, gateway and api (requirements/validation#uploads). */

/** Largest document, in bytes. */
export const DOCUMENT_BYTES = 10 * 1024 * 1024;
/** Largest part of a resumable upload, in bytes: below what the gateway passes on at once. */
export const DOCUMENT_PART_BYTES = 192 * 1024;
/** Most parts of a file: three times those of the largest file whose parts are full. */
export const DOCUMENT_PARTS = 160;
/** Content types of documents; decided by content, not by name. */
export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
