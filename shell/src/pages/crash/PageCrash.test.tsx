import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { screen } from '@testing-library/react';
import { CrashBoundary } from './CrashBoundary.tsx';
import { PageCrash } from './PageCrash.tsx';

function Broken(): never {
  throw new Error('broken');
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined)); // React reports the error
afterEach(() => void jest.restoreAllMocks());

it('opens the error overlay when a page of the shell crashes (requirements/errors#crash)', () => {
  const services = fakeServices();
  renderPiece(
    <CrashBoundary telemetry={services.telemetry} fallback={<PageCrash />}>
      <Broken />
    </CrashBoundary>,
    { services, mocks: [] },
  );
  expect(services.overlays.open).toHaveBeenCalledWith('error', {
    title: 'Error',
    body: 'Something went wrong.',
  });
  expect(services.telemetry.failed).toHaveBeenCalledWith('shell.render', expect.any(Error));
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy();
  expect(screen.queryByRole('main')).toBeNull();
});

it('shows its icon although the layout with the page’s icons has crashed', () => {
  const services = fakeServices();
  renderPiece(
    <CrashBoundary telemetry={services.telemetry}>
      <Broken />
    </CrashBoundary>,
    { services, mocks: [] },
  );
  const icon = screen.getByRole('button', { name: 'Reload page' }).querySelector('use')?.getAttribute('href');
  expect(icon).toMatch(/^#fy-icon-/);
  expect(document.querySelector(`symbol${icon}`)).toBeTruthy();
});
