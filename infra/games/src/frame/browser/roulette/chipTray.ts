import { element } from '../element.ts';
import type { GameKit } from '../gameView.ts';
import { icon, type IconName } from '../shell/icons.ts';

export interface ChipTray {
  readonly root: HTMLElement;
  readonly chipMinor: () => number;
  setEnabled(isEnabled: boolean, can: Readonly<Record<TrayAction, boolean>>): void;
}

export type TrayAction = 'undo' | 'clear' | 'double' | 'repeat';
const ACTIONS: readonly (readonly [TrayAction, IconName])[] = [
  ['undo', 'undo'],
  ['clear', 'clear'],
  ['double', 'double'],
  ['repeat', 'repeat'],
];

/** Chip selection, undo, clear and repeat. */
export function createChipTray(
  kit: GameKit,
  chips: readonly number[],
  act: (action: TrayAction) => void,
): ChipTray {
  let chosen = chips[Math.min(1, chips.length - 1)] ?? 0;
  const radios = chips.map((chip) => {
    const input = element('input', {
      type: 'radio',
      name: 'chip',
      value: chip,
      class: 'visually-hidden',
      checked: chip === chosen,
    });
    input.addEventListener('change', () => {
      chosen = chip;
    });
    return element(
      'label',
      { class: 'chip-choice' },
      input,
      element('span', { class: 'chip' }, kit.amounts.short(chip)),
      element('span', { class: 'visually-hidden' }, kit.amounts.money(chip)),
    );
  });
  const buttons = ACTIONS.map(
    ([action, name]) =>
      [
        action,
        element(
          'button',
          {
            type: 'button',
            class: 'icon-button',
            'aria-label': kit.texts(action),
            title: kit.texts(action),
            click: () => act(action),
          },
          icon(name),
        ),
      ] as const,
  );
  return {
    root: element(
      'div',
      { class: 'tray' },
      element(
        'fieldset',
        { class: 'chips' },
        element('legend', { class: 'visually-hidden' }, kit.texts('chip')),
        ...radios,
      ),
      element('div', { class: 'tray-actions' }, ...buttons.map(([, button]) => button)),
    ),
    chipMinor: () => chosen,
    setEnabled(isEnabled, can) {
      for (const [action, button] of buttons) button.disabled = !isEnabled || !can[action];
    },
  };
}
