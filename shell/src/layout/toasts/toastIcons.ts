import type { ToastKind } from '@foyer/contract';
import type { IconName } from '@foyer/ui';

export const TOAST_ICONS: Readonly<Record<ToastKind, IconName>> = {
  success: 'checkCircle',
  error: 'error',
  info: 'info',
  warning: 'warning',
};
