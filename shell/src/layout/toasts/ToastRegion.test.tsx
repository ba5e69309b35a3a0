import { afterEach, expect, it } from '@jest/globals';
import type { Toast } from '@foyer/contract';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { act, screen } from '@testing-library/react';
import { ToastRegion } from './ToastRegion.tsx';

const toast = (id: string, kind: Toast['kind']): Toast => ({ id, kind, text: `Text ${id}`, phase: 'open' });
const liveText = () => [screen.getByRole('status'), screen.getByRole('alert')].map((one) => one.textContent);

afterEach(() => document.querySelector('dialog')?.remove());

it('moves into a dialog that opens, and announces only the toasts that follow', async () => {
  const services = fakeServices();
  renderPiece(<ToastRegion />, { services });
  act(() => services.toasts.set([toast('a', 'info'), toast('b', 'error')]));
  expect(liveText()).toEqual(['Text a', 'Text b']);

  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  await act(async () => dialog.setAttribute('open', ''));
  expect(dialog.textContent).toBe('Text aText b');
  expect(liveText()).toEqual(['', '']);

  act(() => services.toasts.set([toast('a', 'info'), toast('b', 'error'), toast('c', 'info')]));
  expect(liveText()).toEqual(['Text c', '']);

  await act(async () => dialog.removeAttribute('open'));
  expect(dialog.textContent).toBe('');
  expect(liveText()).toEqual(['', '']);
  expect(screen.getByText('Text c')).toBeTruthy();
});
