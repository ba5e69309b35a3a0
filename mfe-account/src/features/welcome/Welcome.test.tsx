import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fakeServices, renderPage } from '@foyer/platform/testing';
import { Welcome } from './Welcome.tsx';

function arrive(path: string, services = fakeServices({ path })) {
  renderPage(() => <Welcome name="Aino" />, { services, mocks: [] });
  return services;
}

it('is shown once per device', async () => {
  const services = arrive('/en/');
  await waitFor(() =>
    expect(services.toasts.show).toHaveBeenCalledWith('info', expect.stringContaining('Welcome, Aino')),
  );
  arrive('/en/', services);
  expect(services.toasts.show).toHaveBeenCalledTimes(1);
});

it('waits until registration is complete', () => {
  expect(arrive('/en/register/?step=limits').toasts.show).not.toHaveBeenCalled();
});
