import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  fakeServices,
  refuse,
  renderPage,
  signedInSession,
  type GraphqlMock,
} from '@foyer/platform/testing';
import {
  AdditionalInformationDocument,
  SubmitAdditionalInformationDocument,
  type SubmitAdditionalInformationMutationVariables,
} from '../additional-information/AdditionalInformation.generated.ts';
import { Component as AdditionalInformation } from '../additional-information/AdditionalInformationPage.tsx';
import { CloseAccountDocument } from '../profile-close-account/CloseAccount.generated.ts';
import { Component as CloseAccount } from '../profile-close-account/ProfileCloseAccountPage.tsx';
import { PersonalDataDocument } from '../profile-privacy/PersonalData.generated.ts';
import { Component as Privacy } from '../profile-privacy/ProfilePrivacyPage.tsx';
import {
  ChangeAddressDocument,
  ChangeEmailDocument,
  ChangeLanguageDocument,
  ChangePhoneNumberDocument,
  ConfirmPhoneNumberDocument,
  ProfileDetailsDocument,
  type ContactDetailsFragment,
} from './Details.generated.ts';
import { Component } from './ProfileDetailsPage.tsx';

const PLAYER: ContactDetailsFragment = {
  __typename: 'Player',
  id: 'p',
  email: 'aino@aurora.test',
  emailVerified: true,
  phoneNumber: '+358401234567',
  isPhoneNumberVerified: true,
  language: 'en',
  country: { __typename: 'Country', id: 'FI', code: 'FI' },
  personalInfo: {
    __typename: 'PersonalInfo',
    firstName: 'Aino',
    lastName: 'Aurora',
    dateOfBirth: '1990-04-12',
    street: 'Harbour Street 1',
    zipCode: '00100',
    city: 'Harbour',
    state: null,
  },
};

type Missing = readonly ('city' | 'phoneNumber' | 'nationality')[];
const information = (missing: Missing) => ({
  __typename: 'AdditionalInformation' as const,
  id: 'p',
  missing: [...missing],
});
const details = (missing: Missing = []) =>
  answer(ProfileDetailsDocument, {
    __typename: 'Query',
    viewer: {
      __typename: 'Viewer',
      id: 'p',
      additionalInformation: information(missing),
      player: PLAYER,
    },
  });

function player(path: string) {
  const services = fakeServices({ path });
  services.session.set(signedInSession());
  return services;
}

function show(mocks: readonly GraphqlMock[] = [], missing: Missing = []) {
  const services = player('/en/profile/details/');
  renderPage(Component, { services, mocks: [details(missing), ...mocks] });
  return services;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

describe('contact details (requirements/screens#contact-data)', () => {
  it.each([
    [null, /We’ve sent a link to new@aurora.test/],
    ['TAKEN', /Another account uses this email address/],
    ['INVALID', /Check the format/],
    ['UNCHANGED', /This is your current one/],
    ['TOO_MANY', /too many times/],
  ] as const)('explain the answer %s to a change of the email address', async (refusal, said) => {
    show([
      answer(ChangeEmailDocument, {
        __typename: 'Mutation',
        changeEmail: { __typename: 'ContactChange', refusal },
      }),
    ]);
    await press(/^Change ?: Email address/);
    await userEvent.type(screen.getByLabelText('New email address'), 'new@aurora.test');
    await press('Send link');
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    // the current address stays until the link is opened
    expect(screen.getByText('aino@aurora.test')).toBeTruthy();
  });

  it('moves the focus into the form that replaces its button, and back', async () => {
    renderPage(Component, { services: player('/en/profile/details/'), mocks: [details()] });
    const change = () => screen.findByRole('button', { name: /^Change.*Address$/ });
    await userEvent.click(await change());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Street and number')));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const button = await change();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('changes the phone number with the code that the new one received', async () => {
    const outcomes = ['WRONG', 'VERIFIED'] as const;
    let calls = 0;
    const services = show([
      answer(ChangePhoneNumberDocument, {
        __typename: 'Mutation',
        changePhoneNumber: { __typename: 'ContactChange', refusal: null, phoneNumber: '+358409999999' },
      }),
      answer(ConfirmPhoneNumberDocument, () => ({
        __typename: 'Mutation' as const,
        confirmPhoneNumber: {
          __typename: 'VerifyPhoneNumberResult' as const,
          outcome: outcomes[calls++] ?? ('EXPIRED' as const),
        },
      })),
    ]);
    await press(/^Change ?: Phone number/);
    await userEvent.type(screen.getByLabelText('New phone number'), '040 999 9999');
    await press('Send code');
    expect(await screen.findByText(/sent to \+358409999999/)).toBeTruthy();
    const code = await screen.findByLabelText(/Code/);
    await userEvent.type(code, '111111');
    await press('Confirm');
    expect((await screen.findAllByText(/This code is wrong/)).length).toBeGreaterThan(0);
    await press('Confirm');
    await waitFor(() =>
      expect(services.toasts.show).toHaveBeenCalledWith('success', 'Your phone number has changed.'),
    );
  });

  it('keeps a rejected address in the form and marks its field', async () => {
    show([refuse(ChangeAddressDocument, 'ValidationFailure', ['FieldInvalid'], ['street'])]);
    await press(/^Change ?: Address/);
    const street = screen.getByLabelText<HTMLInputElement>('Street and number');
    await userEvent.clear(street);
    await userEvent.type(street, '???');
    await press('Save');
    expect((await screen.findAllByText(/Check this field/)).length).toBeGreaterThan(0);
    expect(street.value).toBe('???');
  });

  it('changes the language of messages at once', async () => {
    const services = show([
      answer(ChangeLanguageDocument, {
        __typename: 'Mutation',
        changeLanguage: { __typename: 'Viewer', id: 'p', player: { ...PLAYER, language: 'fi' } },
      }),
    ]);
    await userEvent.selectOptions(await screen.findByLabelText('Language'), 'fi');
    await waitFor(() => expect(services.toasts.show).toHaveBeenCalledWith('success', expect.any(String)));
  });

  it('leads to the form of missing information', async () => {
    show([], ['city']);
    expect((await screen.findByRole('link', { name: 'Add it now' })).getAttribute('href')).toBe(
      '/en/additional-information/',
    );
  });
});

describe('additional information (requirements/screens#additional-information)', () => {
  const query = (missing: Missing) =>
    answer(AdditionalInformationDocument, {
      __typename: 'Query',
      viewer: { __typename: 'Viewer', id: 'p', additionalInformation: information(missing) },
    });

  it('asks for the missing fields only, and thanks for them', async () => {
    const sent: SubmitAdditionalInformationMutationVariables[] = [];
    renderPage(AdditionalInformation, {
      services: player('/en/additional-information/'),
      mocks: [
        query(['city', 'nationality']),
        answer(SubmitAdditionalInformationDocument, (variables) => {
          sent.push(variables);
          return {
            __typename: 'Mutation' as const,
            submitAdditionalInformation: {
              __typename: 'Viewer' as const,
              id: 'p',
              additionalInformation: information([]),
              player: PLAYER,
            },
          };
        }),
      ],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Additional information' })).toBeTruthy();
    expect(screen.queryByLabelText('Street and number')).toBeNull();
    await press('Save');
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText(/City/), 'Helsinki');
    await userEvent.selectOptions(screen.getByLabelText(/Nationality/), 'FI');
    await press('Save');
    expect(await screen.findByRole('heading', { name: 'We have everything we need' })).toBeTruthy();
    expect(sent).toEqual([{ input: { city: 'Helsinki', nationality: 'FI' } }]);
  });

  it('reports that nothing is missing for a complete account', async () => {
    renderPage(AdditionalInformation, {
      services: player('/en/additional-information/'),
      mocks: [query([])],
    });
    expect(await screen.findByRole('heading', { name: 'We have everything we need' })).toBeTruthy();
  });
});

describe('closing the account', () => {
  function showClosing(refusal: 'BALANCE_LEFT' | 'WITHDRAWAL_RUNNING' | null) {
    const services = player('/en/profile/close-account/');
    Object.assign(services.overlays, { open: async () => 'ok' });
    const reasons: string[] = [];
    renderPage(CloseAccount, {
      services,
      mocks: [
        answer(CloseAccountDocument, ({ reason }) => {
          reasons.push(reason);
          return {
            __typename: 'Mutation' as const,
            closeAccount: {
              __typename: 'CloseAccountResult' as const,
              closed: refusal === null,
              refusal,
            },
          };
        }),
      ],
    });
    return reasons;
  }

  it('names the consequences and needs a reason', async () => {
    const reasons = showClosing(null);
    expect(screen.getByText(/signed out on every device at once/)).toBeTruthy();
    expect(screen.getByText(/keep records for 5 years/)).toBeTruthy();
    await press('Close my account');
    expect(screen.getAllByText('Select a reason.').length).toBeGreaterThan(0);
    await userEvent.click(screen.getByLabelText('Problems with payments'));
    await press('Close my account');
    expect(await screen.findByRole('heading', { name: 'Your account is closed' })).toBeTruthy();
    expect(reasons).toEqual(['PaymentIssues']);
  });

  it.each([
    ['BALANCE_LEFT', /still have money/],
    ['WITHDRAWAL_RUNNING', /A withdrawal is in progress/],
  ] as const)('explains the refusal %s', async (refusal, said) => {
    showClosing(refusal);
    await userEvent.click(screen.getByLabelText('Problems with my account'));
    await press('Close my account');
    expect(await screen.findByText(said)).toBeTruthy();
  });
});

describe('the ledger of consents (requirements/screens#personal-data)', () => {
  it('shows each consent with its decision', async () => {
    const record = { __typename: 'ConsentRecord' as const, version: null, at: '2026-11-20T10:00:00Z' };
    renderPage(Privacy, {
      services: player('/en/profile/privacy/'),
      mocks: [
        answer(PersonalDataDocument, {
          __typename: 'Query',
          viewer: {
            __typename: 'Viewer',
            id: 'p',
            dataExport: null,
            consents: [
              { ...record, id: '1', kind: 'MARKETING_SMS', isAccepted: false },
              { ...record, id: '2', kind: 'TERMS', isAccepted: true, version: '2026-01-01' },
            ],
          },
        }),
      ],
    });
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/text message.*Withdrawn/),
      expect.stringMatching(/version 2026-01-01.*Accepted/),
    ]);
  });
});
