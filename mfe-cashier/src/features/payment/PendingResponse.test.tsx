import { describe, expect, it, jest } from '@jest/globals';
import { renderPiece } from '@foyer/platform/testing';
import { act, screen } from '@testing-library/react';
import { PendingResponse, type PendingResponseProps } from './PendingResponse.tsx';

const STILL = /You won’t be charged twice/;
const UNCONFIRMED = 'We’re still waiting for confirmation';

function wait(props: Partial<PendingResponseProps> = {}): void {
  renderPiece(
    <PendingResponse
      id="p-1"
      operation="Starting your deposit of €20.00"
      attempt={1}
      unconfirmed={{ title: UNCONFIRMED, text: 'It may be on its way.' }}
      {...props}
    />,
  );
}

const shownTexts = (): readonly string[] => [
  ...(screen.queryByText(STILL) ? ['still waiting'] : []),
  ...(screen.queryByText(UNCONFIRMED) ? ['unconfirmed'] : []),
];

describe('PendingResponse', () => {
  it.each([
    [1_900, []],
    [2_000, ['still waiting']],
    [7_900, ['still waiting']],
    [8_000, ['unconfirmed']],
  ])('shows after %d ms: %j', async (waited, expected) => {
    jest.useFakeTimers();
    try {
      wait();
      await act(async () => jest.advanceTimersByTimeAsync(waited));
      expect(shownTexts()).toEqual(expected);
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    [1, []],
    [2, ['still waiting']],
    [3, ['unconfirmed']],
  ])('shows at once for attempt %d: %j', (attempt, expected) => {
    wait({ attempt });
    expect(shownTexts()).toEqual(expected);
  });
});
