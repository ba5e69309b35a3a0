import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInKit } from '../testing/renderInKit.tsx';
import { AlertDialog } from './AlertDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { showDialogs } from '../testing/showDialogs.ts';

showDialogs();

describe('Dialog', () => {
  it('is named by its title and focuses it', () => {
    renderInKit(
      <Dialog title="Search" onClose={() => undefined}>
        …
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Search' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Search' }));
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'closes if it is dismissable (%s): Escape, the back gesture and a press beside it close it %d times each',
    async (dismissable, times) => {
      const onClose = jest.fn();
      renderInKit(
        <Dialog title="Check" dismissable={dismissable} onClose={onClose}>
          …
        </Dialog>,
      );
      const dialog = screen.getByRole('dialog');
      await userEvent.keyboard('{Escape}');
      fireEvent(dialog, new Event('cancel', { cancelable: true }));
      fireEvent.pointerDown(dialog);
      expect(onClose).toHaveBeenCalledTimes(3 * times);
      expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(times);
    },
  );

  it('does not close for a cancel from within, such as a file picker’s', () => {
    const onClose = jest.fn();
    renderInKit(
      <Dialog title="Upload" onClose={onClose}>
        <input aria-label="File" type="file" />
      </Dialog>,
    );
    fireEvent(screen.getByLabelText('File'), new Event('cancel', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('prevents the browser from closing it without a state change', () => {
    renderInKit(
      <Dialog title="Check" dismissable={false} onClose={() => undefined}>
        …
      </Dialog>,
    );
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    expect(cancel.defaultPrevented).toBe(true);
  });
});

describe('AlertDialog', () => {
  it('labels both buttons and reports the selected one', async () => {
    const onConfirm = jest.fn();
    const onCancel = jest.fn();
    renderInKit(
      <AlertDialog
        title="Close?"
        confirmLabel="Close account"
        cancelLabel="Keep it"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        …
      </AlertDialog>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close account' }));
    expect([onCancel.mock.calls.length, onConfirm.mock.calls.length]).toEqual([1, 1]);
    expect(screen.getByRole('alertdialog', { name: 'Close?' })).toBeTruthy();
  });
});
