import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { act, screen } from '@testing-library/react';
import { anEvent, aSnapshot, NOON } from '../../features/sports-feed/board.fixture.ts';
import { Component } from './TopMatches.tsx';

const browser = { WebSocket: globalThis.WebSocket };
afterEach(() => void Object.assign(globalThis, browser));

class FakeSocket {
  static last: FakeSocket | undefined;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  close(): void {
    FakeSocket.last = undefined;
  }
}

beforeEach(() => {
  globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket; // Only what the adapter uses.
});

function show(board?: object): void {
  renderPiece(<Component maximum={3} />, { services: fakeServices({ path: '/en/', now: NOON }) });
  if (board) act(() => FakeSocket.last?.onmessage?.({ data: JSON.stringify(board) }));
}

describe('top matches on the lobby', () => {
  it('links the next match of each sport, with its prices', () => {
    show(
      aSnapshot([
        anEvent('north', { phase: 'upcoming', startsAt: NOON + 60_000 }),
        anEvent('later', { phase: 'upcoming', startsAt: NOON + 120_000 }),
        anEvent('live', { phase: 'live' }),
      ]),
    );
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(1);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/sports/event/north/');
    expect(items[0]?.textContent).toMatch(/north Rovers – north City.*1\.90 · 1\.90$/);
  });

  it('shows nothing without a board', () => {
    show();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
