import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestFailure } from '../../adapters/sendRequest.ts';
import { AsyncContent } from './AsyncContent.tsx';

afterEach(cleanup);

const reload = jest.fn();

function content(failure: RequestFailure, state: { isReloading: boolean; data?: string }) {
  return (
    <IntlRoot language="en" messages={{}}>
      <AsyncContent request={{ data: undefined, failure, isLoading: false, reload, ...state }}>
        {(data: string) => <p>{data}</p>}
      </AsyncContent>
    </IntlRoot>
  );
}

describe('AsyncContent', () => {
  it.each<[what: string, failure: RequestFailure, words: RegExp]>([
    [
      'a service that is away without advice about decisions',
      new RequestFailure(502, 'PAYMENTS_AWAY', ''),
      /^The payment service is not responding\. Try again in a moment\.$/,
    ],
    [
      'a response without a code in words',
      new RequestFailure(503, 'FAILED', ''),
      /^The console could not process the request\. Try again in a moment\.$/,
    ],
    [
      'a refusal as for a decision',
      new RequestFailure(403, 'NOT_PERMITTED', ''),
      /^Your role does not allow/,
    ],
    [
      'an unknown code with the text of the server',
      new RequestFailure(500, 'NEW_ONE', 'It broke.'),
      /^It broke\. \(NEW_ONE\)$/,
    ],
  ])('explains %s', (_what, failure, words) => {
    render(content(failure, { isReloading: false }));
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it.each([
    ['without data', {}],
    ['with outdated data', { data: 'Outdated' }],
  ])('announces that a retry %s is pending and that it failed again', async (_what, data) => {
    const failure = new RequestFailure(502, 'FAILED', '');
    const { rerender } = render(content(failure, { isReloading: false, ...data }));
    const button = screen.getByRole('button', { name: 'Try again' });
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(button);
    expect(reload).toHaveBeenCalledTimes(1);
    rerender(content(failure, { isReloading: true, ...data }));
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Loading');
    rerender(content(failure, { isReloading: false, ...data }));
    expect(button.hasAttribute('aria-busy')).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('Could not be loaded');
    expect(document.activeElement).toBe(button);
    reload.mockClear();
  });
});
