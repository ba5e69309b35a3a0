import { afterEach, describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { RequestFailure } from '../../adapters/sendRequest.ts';
import { AsyncContent } from './AsyncContent.tsx';

afterEach(cleanup);

function show(failure: RequestFailure): void {
  render(
    <IntlRoot language="en" messages={{}}>
      <AsyncContent request={{ data: undefined, failure, isLoading: false, reload: () => undefined }}>
        {() => null}
      </AsyncContent>
    </IntlRoot>,
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
    show(failure);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
