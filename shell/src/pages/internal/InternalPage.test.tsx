import { describe, expect, it } from '@jest/globals';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { screen } from '@testing-library/react';
import { InternalPage } from './InternalPage.tsx';

function open(path: string, mode: 'development' | 'production' = 'development') {
  const services = fakeServices({ path });
  renderPiece(<InternalPage />, {
    services: { ...services, page: { ...services.page, mode } },
  });
}

// requirements/routes#route-list, requirements/reliability#safe-forms
describe('internal pages', () => {
  it('are listed', () => {
    open('/internal/');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/internal/device/',
      '/en/internal-cookie/',
    ]);
  });

  it('show brand, market and device', () => {
    open('/en/internal/device/');
    expect(screen.getByRole('heading', { name: 'This device' })).toBeTruthy();
    expect(screen.getByText('Aurora, mga')).toBeTruthy();
    expect(screen.getByText('desktop, other')).toBeTruthy();
  });

  it.each([
    ['/internal/unknown/', 'development'],
    ['/internal/device/', 'production'],
    ['/internal/', 'production'],
  ] as const)('%s does not exist in %s', (path, mode) => {
    open(path, mode);
    expect(screen.queryByRole('heading', { name: /This device|Internal pages/ })).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });
});
