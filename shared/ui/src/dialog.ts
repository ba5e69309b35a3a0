/**
 * Overlays in front of a page. An entry of its own: most first screens open none.
 * @packageDocumentation
 */
export { AlertDialog, type AlertDialogProps } from './dialog/AlertDialog.tsx';
export { Dialog, DialogAction, type DialogProps } from './dialog/Dialog.tsx';
