import type { PastToast, Toasts } from '@foyer/contract';
import * as v from 'valibot';
import { parseJson } from '../../lib/parseJson.ts';
import type { KeyValueStorage } from '../storage/adapters/safeStorage.ts';

const KEY = 'notifications';

/** Ids of toasts; notices have ids of their own. */
const NUMBERED = /^toast-\d+$/;

const pastSchema = v.array(
  v.object({
    id: v.string(),
    kind: v.picklist(['success', 'error', 'info', 'warning']),
    text: v.string(),
    href: v.optional(v.string()),
    at: v.number(),
    isRead: v.boolean(),
  }),
);

/**
 * Keeps the history of toasts across page loads of a tab until the player signs out, which empties it. Stored
 * in the tab only, because other players may use the device.
 */
export function keepToasts(
  toasts: Pick<Toasts, 'history' | 'restore'>,
  storage: Pick<KeyValueStorage, 'getItem' | 'setItem'>,
): void {
  const stored = v.safeParse(pastSchema, parseJson(storage.getItem(KEY) ?? '[]'));
  // ids of an earlier page could repeat those of this one
  if (stored.success) toasts.restore(stored.output.map(atEarlierPage));
  toasts.history.subscribe(() => storage.setItem(KEY, JSON.stringify(toasts.history.current())));
}

function atEarlierPage(toast: PastToast): PastToast {
  return NUMBERED.test(toast.id) ? { ...toast, id: `${toast.at}-${toast.id}` } : toast;
}
