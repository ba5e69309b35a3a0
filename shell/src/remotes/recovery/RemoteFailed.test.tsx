import { describe, expect, it } from '@jest/globals';
import { IntlRoot } from '@foyer/i18n';
import { render, screen } from '@testing-library/react';
import { RemoteFailed } from './RemoteFailed.tsx';

describe('a remote that failed to load', () => {
  it.each([
    ['page', 1],
    ['slot', 2],
  ] as const)('has, for a %s, a heading of level %d', (area, level) => {
    render(
      <IntlRoot language="en" messages={{}}>
        <RemoteFailed area={area} onRetry={() => undefined} />
      </IntlRoot>,
    );
    expect(screen.getByRole('heading', { level, name: 'This part isn’t available right now' })).toBeTruthy();
  });
});
