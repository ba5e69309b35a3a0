import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, refuse, renderPiece } from '@foyer/platform/testing';
import { StatementEmail } from './StatementEmail.tsx';
import { StatementEmailDocument } from './StatementEmail.generated.ts';

describe('the choice of the monthly statement by email', () => {
  it('shows no switch before the choice is known, and offers a retry when it could not be loaded', async () => {
    let isDown = true;
    const loaded = answer(StatementEmailDocument, {
      __typename: 'Query',
      viewer: {
        __typename: 'Viewer',
        id: 'aino',
        statementEmail: { __typename: 'StatementEmail', isWanted: true, isMandatory: false },
      },
    });
    renderPiece(<StatementEmail />, {
      services: fakeServices(),
      mocks: [
        {
          ...loaded,
          respond: (variables) =>
            (isDown ? refuse(StatementEmailDocument, 'ServiceUnavailableFailure') : loaded).respond(
              variables,
            ),
        },
      ],
    });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(await screen.findByText('We couldn’t load your choice about statement emails.')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('switch')).toHaveProperty('checked', true);
  });
});
