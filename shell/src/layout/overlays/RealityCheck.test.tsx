import { describe, expect, it, jest } from '@jest/globals';
import type { OverlayOutcome } from '@foyer/contract';
import { money } from '@foyer/money';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { showDialogs } from '@foyer/ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RealityCheck } from './RealityCheck.tsx';

showDialogs();

function openCheck(protectionMode?: 'strict') {
  const onEnd = jest.fn<(outcome: OverlayOutcome) => void>();
  const content = {
    elapsedMs: 3_600_000,
    sinceLastMs: 3_600_000,
    wagered: money(300, 'EUR'),
    won: money(120, 'EUR'),
    net: money(-180, 'EUR'),
    onLeave: jest.fn(),
    onHistory: jest.fn(),
    onLimits: jest.fn(),
    onBreak: jest.fn(),
    breakUntil: Date.UTC(2026, 10, 21, 12, 5),
    why: { title: 'Why do I see this rule?', facts: [{ label: 'Required by', value: 'Malta' }] },
  };
  const services = fakeServices(protectionMode === undefined ? {} : { protectionMode });
  renderPiece(<RealityCheck content={content} onEnd={onEnd} />, { services });
  return { onEnd, content };
}
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const pressEscape = () =>
  fireEvent(screen.getByRole('alertdialog'), new Event('cancel', { cancelable: true }));

describe('a reality check in specification mode', () => {
  it.each<[string, OverlayOutcome]>([
    ['OK', 'ok'],
    ['Dismiss', 'dismissed'],
  ])(
    'ends with %s and stays on the page (requirements/screens#overlays-and-toasts)',
    async (name, outcome) => {
      const { onEnd, content } = openCheck();
      expect(buttons()).not.toEqual(expect.arrayContaining(['Stop playing']));
      await click(name);
      expect(onEnd).toHaveBeenCalledWith(outcome);
      expect(content.onLeave).not.toHaveBeenCalled();
    },
  );
  it('is dismissed by Escape', () => {
    const { onEnd } = openCheck();
    pressEscape();
    expect(onEnd).toHaveBeenCalledWith('dismissed');
  });
});

describe('a reality check in strict mode', () => {
  it('asks to stop or to keep playing', async () => {
    const { onEnd, content } = openCheck('strict');
    expect(buttons()).toEqual(expect.arrayContaining(['Stop playing', 'Keep playing']));
    await click('Stop playing');
    expect(content.onLeave).toHaveBeenCalledTimes(1);
    await click('Keep playing');
    expect(onEnd).toHaveBeenLastCalledWith('ok');
  });
  it('ignores Escape', () => {
    const { onEnd } = openCheck('strict');
    pressEscape();
    expect(onEnd).not.toHaveBeenCalled();
  });
});
