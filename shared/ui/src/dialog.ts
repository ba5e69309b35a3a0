/**
 * What stands in front of a page. A door of its own: most first screens open none.
 * @packageDocumentation
 */
export { AlertDialog, type AlertDialogProps } from './dialog/AlertDialog.tsx';
export { Dialog, DialogAction, type DialogProps } from './dialog/Dialog.tsx';
