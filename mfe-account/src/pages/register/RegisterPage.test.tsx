import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  fakeServices,
  refuse,
  renderPage,
  signedInSession,
  streamingWallet,
  type GraphqlMock,
} from '@foyer/platform/testing';
import {
  SetPlayerLimitDocument,
  type SetPlayerLimitMutation,
  type SetPlayerLimitMutationVariables,
} from '../../features/limits/SetPlayerLimit.generated.ts';
import { CountryContextQueryDocument, RootQueryContextDocument } from './Registration.generated.ts';
import { Component } from './RegisterPage.tsx';

const country = answer(CountryContextQueryDocument, {
  __typename: 'Query',
  countryContext: { __typename: 'CountryContext', countryCode: 'FI' },
});
const flows = answer(RootQueryContextDocument, {
  __typename: 'Query',
  root: {
    __typename: 'Root',
    flowSettings: {
      __typename: 'FlowSettings',
      registrations: [
        { __typename: 'RegistrationFlow', countryCode: 'MT', flow: 'Identity' },
        { __typename: 'RegistrationFlow', countryCode: 'FI', flow: 'Identity' },
        { __typename: 'RegistrationFlow', countryCode: 'NO', flow: 'OpenBanking' },
        { __typename: 'RegistrationFlow', countryCode: 'IE', flow: 'Sms' },
      ],
    },
  },
});

describe('country step (requirements/experience#registration)', () => {
  it('starts with the visitor’s own country and continues to the registration endpoint', async () => {
    const services = fakeServices({ path: '/en/register/?redir=/en/games/x/' });
    renderPage(Component, { services, mocks: [country, flows] });
    expect((await screen.findByLabelText<HTMLSelectElement>(/Country of residence/)).value).toBe('FI');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(services.session.signUp).toHaveBeenCalledWith({
      redir: '/en/register/?step=limits&redir=%2Fen%2Fgames%2Fx%2F',
      carry: {},
      country: 'FI',
    });
  });
  it.each([
    ['/en/register/', '/en/'],
    ['/en/register/?redir=/en/games/x/&amount=20', '/en/games/x/?amount=20'],
  ])('sends a signed-in player on from %s to %s', async (path, href) => {
    const services = fakeServices({ path });
    services.session.set(signedInSession());
    renderPage(Component, { services, mocks: [country, flows] });
    await waitFor(() => expect(services.navigation.go).toHaveBeenCalledWith(href, { replace: true }));
    expect(screen.queryByLabelText(/Country of residence/)).toBeNull();
  });
  it('registers with the bank where the site settings say so', async () => {
    const services = fakeServices({ path: '/en/register/?redir=/en/games/x/&amount=20' });
    renderPage(Component, { services, mocks: [country, flows] });
    await userEvent.selectOptions(await screen.findByLabelText(/Country of residence/), 'NO');
    expect(screen.getByText(/In Norway, you register with your bank/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(services.navigation.go).toHaveBeenCalledWith(
      '/en/open-banking-login/?amount=20&redir=%2Fen%2Fgames%2Fx%2F',
    );
    expect(services.session.signUp).not.toHaveBeenCalled();
  });
  it('registers by text message where the site settings say so', async () => {
    const services = fakeServices({ path: '/en/register/' });
    renderPage(Component, { services, mocks: [country, flows] });
    await userEvent.selectOptions(await screen.findByLabelText(/Country of residence/), 'IE');
    expect(screen.getByText(/In Ireland, you register with your phone number/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(services.session.signUp).toHaveBeenCalledWith(expect.objectContaining({ country: 'IE' }));
  });
  it('explains an unavailable flow instead of failing', async () => {
    const services = fakeServices({ path: '/en/register/' });
    Object.assign(services.navigation, { isAvailable: () => false });
    renderPage(Component, { services, mocks: [country, flows] });
    await userEvent.selectOptions(await screen.findByLabelText(/Country of residence/), 'NO');
    expect(screen.getByText(/isn’t available yet/)).toBeTruthy();
    expect(
      screen.getByRole('button', { name: 'Continue' }).hasAttribute('disabled') ||
        screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled') === 'true',
    ).toBe(true);
  });
  it('offers a retry when the countries fail to load', async () => {
    renderPage(Component, {
      services: fakeServices({ path: '/en/register/' }),
      mocks: [country, refuse(RootQueryContextDocument, 'ServiceUnavailableFailure')],
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('Check your connection and try again.')).toBeTruthy();
    await userEvent.click(retry);
    expect(document.activeElement).toBe(retry);
  });
  it('suggests the country of the page when the visitor’s own fails to load', async () => {
    renderPage(Component, {
      services: fakeServices({ path: '/en/register/', country: 'MT' }),
      mocks: [refuse(CountryContextQueryDocument, 'ServiceUnavailableFailure'), flows],
    });
    expect((await screen.findByLabelText<HTMLSelectElement>(/Country of residence/)).value).toBe('MT');
  });
});

describe('limits step (requirements/access#features-by-licence, depositLimitsOnRegistration)', () => {
  function newPlayer() {
    const services = fakeServices({ path: '/en/register/?step=limits' });
    services.session.set(signedInSession());
    services.wallet.set(streamingWallet());
    return services;
  }
  const saved: SetPlayerLimitMutationVariables[] = [];
  const save = answer(SetPlayerLimitDocument, (variables): SetPlayerLimitMutation => {
    saved.push(variables);
    return {
      __typename: 'Mutation',
      setPlayerLimit: {
        __typename: 'PlayerLimit',
        id: variables.input.period,
        amount: 5000,
        minutes: null,
        remaining: 5000,
        remainingMinutes: null,
        pending: null,
      },
    };
  });

  it('saves the entered amounts in minor units and continues', async () => {
    const services = newPlayer();
    renderPage(Component, { services, mocks: [save] });
    await userEvent.type(screen.getByLabelText(/Daily deposit limit/), '49,90');
    await userEvent.type(screen.getByLabelText(/Monthly deposit limit/), '200');
    await userEvent.click(screen.getByRole('button', { name: 'Save my limits' }));
    await waitFor(() => expect(services.navigation.go).toHaveBeenCalledWith('/en/', { replace: true }));
    expect(saved.map(({ input }) => [input.kind, input.period, input.amount])).toEqual([
      ['DEPOSIT', 'Day', 4990],
      ['DEPOSIT', 'Month', 20000],
    ]);
  });
  it('sends a limit again with its key, and another amount with a new one', async () => {
    saved.length = 0;
    let failures = 2;
    const flaky: GraphqlMock = {
      ...save,
      respond: (variables) => {
        const answered = save.respond(variables);
        failures -= 1;
        return failures >= 0
          ? refuse(SetPlayerLimitDocument, 'ServiceUnavailableFailure').respond(variables)
          : answered;
      },
    };
    const services = newPlayer();
    renderPage(Component, { services, mocks: [flaky] });
    const button = screen.getByRole('button', { name: 'Save my limits' });
    await userEvent.type(screen.getByLabelText(/Daily deposit limit/), '50');
    await userEvent.click(button);
    expect(await screen.findByText('We couldn’t save your limits. Try again.')).toBeTruthy();
    await userEvent.click(button);
    await waitFor(() => expect(saved).toHaveLength(2));
    await userEvent.type(screen.getByLabelText(/Daily deposit limit/), '0');
    await userEvent.click(button);
    await waitFor(() => expect(services.navigation.go).toHaveBeenCalledTimes(1));
    const [first, again, other] = saved.map(({ input }) => input.key);
    expect(first).toMatch(/^[\w-]{8,80}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
  it('keeps the entered amounts and shows what is wrong', async () => {
    const services = newPlayer();
    renderPage(Component, { services, mocks: [] });
    await userEvent.type(screen.getByLabelText(/Daily deposit limit/), 'fifty');
    await userEvent.click(screen.getByRole('button', { name: 'Save my limits' }));
    expect(screen.getByText(/Enter a number/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/Daily deposit limit/).value).toBe('fifty');
    expect(services.navigation.go).not.toHaveBeenCalled();
  });
});
