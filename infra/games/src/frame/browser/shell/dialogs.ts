import { element } from '../element.ts';

export interface DialogAction {
  readonly label: string;
  readonly isPrimary?: boolean;
  act(): void;
}

export interface Dialogs {
  open(title: string, content: readonly (Node | string)[], actions?: readonly DialogAction[]): void;
  close(): void;
  readonly isOpen: () => boolean;
}

/** One native dialog at a time; the browser restores focus to its opener. */
export function createDialogs(closeLabel: string): Dialogs {
  let current: HTMLDialogElement | undefined;
  function close(): void {
    current?.close();
  }
  return {
    isOpen: () => current !== undefined,
    close,
    open(title, content, actions = []) {
      close();
      const heading = element('h2', { id: 'dialog-title', tabindex: -1 }, title);
      const dialog = element('dialog', { class: 'dialog', 'aria-labelledby': 'dialog-title' });
      const buttons = actions.map((action) =>
        element(
          'button',
          {
            type: 'button',
            class: action.isPrimary ? 'button primary' : 'button',
            click: () => {
              close();
              action.act();
            },
          },
          action.label,
        ),
      );
      dialog.append(
        element(
          'header',
          { class: 'dialog-head' },
          heading,
          element(
            'button',
            { type: 'button', class: 'icon-button', 'aria-label': closeLabel, click: close },
            '×',
          ),
        ),
        element('div', { class: 'dialog-body', tabindex: 0 }, ...content),
        element('footer', { class: 'dialog-foot' }, ...buttons),
      );
      dialog.addEventListener('close', () => {
        dialog.remove();
        if (current === dialog) current = undefined;
      });
      document.body.append(dialog);
      current = dialog;
      dialog.showModal();
      heading.focus();
    },
  };
}
