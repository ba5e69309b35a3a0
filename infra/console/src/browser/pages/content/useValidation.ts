import type { BrandId } from '@foyer/market';
import type { ContentSection } from '@foyer/market/content';
import { contentValidationSchema, type ContentValidation } from '@foyer/market/content-answers';
import { useEffect, useState } from 'react';
import { after } from '../../adapters/liveStream.ts';
import { RequestFailure, sendRequest } from '../../adapters/sendRequest.ts';

/** Debounce of validations while a person types, in ms. */
const DEBOUNCE_MS = 300;

interface Validated {
  /** Undefined while the current body is being validated. */
  readonly validation: ContentValidation | undefined;
  readonly failure: RequestFailure | undefined;
}

/** The server's findings for a body; idle without one. */
export function useValidation(brand: BrandId, section: ContentSection, body: unknown): Validated {
  const [state, setState] = useState<{ readonly of?: string } & Partial<Validated>>({});
  const wanted = body === undefined ? undefined : JSON.stringify({ brand, section, body });
  useEffect(() => {
    if (wanted === undefined) return undefined;
    let isCurrent = true;
    const stop = after(DEBOUNCE_MS, () => {
      sendRequest('/content/validation', contentValidationSchema, JSON.parse(wanted)).then(
        (validation) => isCurrent && setState({ of: wanted, validation }),
        (error: unknown) =>
          isCurrent &&
          setState({
            of: wanted,
            failure: error instanceof RequestFailure ? error : new RequestFailure(0, 'FAILED', String(error)),
          }),
      );
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [wanted]);
  const isOwn = wanted !== undefined && state.of === wanted;
  return {
    validation: isOwn ? state.validation : undefined,
    failure: isOwn ? state.failure : undefined,
  };
}
