import { expect, it } from '@jest/globals';
import { fakeServices, fakeStore, renderPiece } from '@foyer/platform/testing';
import { screen } from '@testing-library/react';
import { NotificationList } from './NotificationList.tsx';

it('lists past toasts with their time in the licence’s zone', () => {
  const services = fakeServices({ brand: 'quetzal' });
  const history = fakeStore([
    { id: 'a', kind: 'error', text: 'Not saved', at: services.now(), isRead: false },
  ] as const);
  renderPiece(<NotificationList />, {
    services: { ...services, toasts: { ...services.toasts, history } },
    mocks: [],
  });
  expect(screen.getByRole('listitem').textContent).toContain('Not saved');
  expect(screen.getByRole('listitem').querySelector('time')?.dateTime).toBe(
    new Date(services.now()).toISOString(),
  );
  expect(screen.getByRole('listitem').querySelector('time')?.textContent).toMatch(/^6:00\sam GMT-6$/);
  expect(screen.getByText('New')).toBeTruthy();
  expect(services.toasts.markRead).toHaveBeenCalledTimes(1);
});

it('links a notice to the page that it is about', () => {
  const services = fakeServices({ brand: 'quetzal' });
  const history = fakeStore([
    {
      id: 'a',
      kind: 'info',
      text: 'Claim it',
      at: services.now() - 2 * 86_400_000,
      isRead: true,
      href: '/en/missions/',
    },
  ] as const);
  renderPiece(<NotificationList />, {
    services: { ...services, toasts: { ...services.toasts, history } },
    mocks: [],
  });
  expect(screen.getByRole('listitem').querySelector('time')?.textContent).toMatch(/\d{4}.*GMT-6$/);
  expect(screen.getByRole('link', { name: 'Claim it' }).getAttribute('href')).toBe('/en/missions/');
});

it('says that there are none', () => {
  renderPiece(<NotificationList />, { services: fakeServices(), mocks: [] });
  expect(screen.getByText('You have no notifications.')).toBeTruthy();
});
