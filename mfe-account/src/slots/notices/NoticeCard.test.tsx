import { expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeServices, renderPiece, type GraphqlMock } from '@foyer/platform/testing';
import {
  DismissPopUpDocument,
  type DismissPopUpMutation,
  type NoticeFieldsFragment,
} from './AccountNotices.generated.ts';
import { NoticeCard } from './NoticeCard.tsx';

const NOTICE: NoticeFieldsFragment = {
  __typename: 'AccountNotice',
  id: 'KycRequired',
  until: null,
  blocksPlay: true,
  popUpId: null,
  title: null,
  text: null,
  path: null,
};
const INPUT = { login: 'a@b.test', isMultipleAccounts: false, isReopenAllowed: false };

function show(
  notice: Partial<NoticeFieldsFragment>,
  isAvailable: boolean,
  mocks: readonly GraphqlMock[] = [],
) {
  const services = fakeServices();
  Object.assign(services.navigation, { isAvailable: () => isAvailable });
  renderPiece(<NoticeCard notice={{ ...NOTICE, ...notice }} input={INPUT} />, { services, mocks });
}

const href = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

it.each([
  ['KycRequired', 'See what’s missing', '/en/profile/documents/'],
  ['SowRequired', 'Answer now', '/en/source-of-wealth/'],
  ['SowUploadRequired', 'Answer now', '/en/source-of-wealth/'],
] as const)('%s leads to its page', (id, label, path) => {
  show({ id }, true);
  expect(href(label)).toBe(path);
});

it.each(['KycRequired', 'SowRequired', 'SowUploadRequired'] as const)(
  '%s leads to support while its page is not available',
  (id) => {
    show({ id }, false);
    expect(href('Contact support')).toMatch(/^mailto:/);
  },
);

it('shows the text of the operator with its link, and dismisses the pop-up', async () => {
  const dismissed = jest.fn();
  show({ id: 'Content', popUpId: 'spring', title: 'Hello', text: 'News', path: '/promotions/' }, true, [
    answer(DismissPopUpDocument, (variables): DismissPopUpMutation => {
      dismissed(variables.id);
      return {
        __typename: 'Mutation',
        dismissPopUp: {
          __typename: 'Viewer',
          id: 'v',
          notices: [],
          customer: { __typename: 'Customer', id: 'v', popUpsNeeded: [] },
        },
      };
    }),
  ]);
  expect(screen.getByText('Hello')).toBeTruthy();
  expect(screen.getByText('News')).toBeTruthy();
  expect(href('Read more')).toBe('/en/promotions/');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(dismissed).toHaveBeenCalledWith('spring'));
});
