import type { FormError } from '@foyer/ui/forms';
import { useMemo } from 'react';

/** The problem of one field for the summary of a form; unchanged while the player types. */
export function useFormError(field: string, message: string | undefined): readonly FormError[] {
  return useMemo(() => (message === undefined ? [] : [{ field, message }]), [field, message]);
}
