import type { BrandId } from '@foyer/market';
import type { ContentSection } from '@foyer/market/content';
import { contentValidationSchema, type ContentValidation } from '@foyer/market/content-answers';
import { useDebouncedRequest, type DebouncedRequest } from '../../state/useDebouncedRequest.ts';

/** Debounce of validations while a person types, in ms. */
const DEBOUNCE_MS = 300;

/** The server's findings for a body; idle without one. */
export function useValidation(
  brand: BrandId,
  section: ContentSection,
  body: unknown,
): DebouncedRequest<ContentValidation> {
  return useDebouncedRequest(
    '/content/validation',
    contentValidationSchema,
    body === undefined ? undefined : { brand, section, body },
    DEBOUNCE_MS,
  );
}
