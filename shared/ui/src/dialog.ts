/**
 * Modal dialogs. Separate entry point: most first screens open none.
 * @packageDocumentation
 */
export { AlertDialog, type AlertDialogProps } from './dialog/AlertDialog.tsx';
export { Dialog, DialogAction, type DialogProps } from './dialog/Dialog.tsx';
