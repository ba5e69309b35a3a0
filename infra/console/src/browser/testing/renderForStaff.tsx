import { IntlRoot } from '@foyer/i18n';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { PersonRoot } from '../state/PersonRoot.tsx';

/** Renders a page for a member of staff with these roles; returns the user that operates it. */
export function renderForStaff(page: ReactNode, roles: readonly string[] = ['operator']): UserEvent {
  render(
    <IntlRoot language="en-GB" messages={{}}>
      <MemoryRouter>
        <PersonRoot person={{ name: 'Ann', email: 'ann@staff.test', roles }}>{page}</PersonRoot>
      </MemoryRouter>
    </IntlRoot>,
  );
  return userEvent.setup();
}
