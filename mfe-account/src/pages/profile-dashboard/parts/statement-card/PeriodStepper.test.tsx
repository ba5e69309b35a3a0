import { describe, expect, it } from '@jest/globals';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { screen } from '@testing-library/react';
import { PeriodStepper } from './PeriodStepper.tsx';

describe('the label of a statement period', () => {
  it.each([
    ['month', '2026-10-31T22:00:00.000Z', 'November 2026'],
    ['year', '2025-12-31T22:00:00.000Z', '2026'],
  ] as const)('names a %s that begins at %s in Tallinn %s in any device time zone', (unit, from, name) => {
    renderPiece(<PeriodStepper period={{ unit, back: 0 }} from={from} onPeriod={() => undefined} />, {
      services: fakeServices({ brand: 'tuli' }),
    });
    expect(screen.getByRole('status').textContent).toBe(name);
  });
});
