import { expect, it } from '@jest/globals';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import { act, screen } from '@testing-library/react';
import { RemoteLoading } from './RemoteLoading.tsx';

it.each([
  ['/en/login/', 2],
  ['/en/login/?autoSignIn=1', 1],
])(
  'shows a skeleton on %s unless the address starts the sign-in (requirements/routes#layouts)',
  (path, parts) => {
    renderPiece(<RemoteLoading route="login" />, { services: fakeServices({ path }) });
    // the announcement for screen readers is always the first part
    expect(screen.getByRole('status').children).toHaveLength(parts);
  },
);

it('stays without a skeleton when the parameter leaves the address before the page has loaded', () => {
  const services = fakeServices({ path: '/en/games/?autoSignIn=1' });
  renderPiece(<RemoteLoading route="games" />, { services });
  act(() => services.navigation.set({ ...services.navigation.current(), search: '' }));
  expect(screen.getByRole('status').children).toHaveLength(1);
});
