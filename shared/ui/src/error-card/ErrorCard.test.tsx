import { describe, expect, it, jest } from '@jest/globals';
import { money } from '@foyer/money';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { Money } from '../money/Money.tsx';
import { Notice } from '../notice/Notice.tsx';
import { ProgressBar } from '../progress-bar/ProgressBar.tsx';
import { SkipLink } from '../skip-link/SkipLink.tsx';
import { renderInKit } from '../testing/renderInKit.tsx';
import { ErrorCard } from './ErrorCard.tsx';

describe('ErrorCard', () => {
  it('is announced and offers a retry', async () => {
    const onRetry = jest.fn();
    renderInKit(<ErrorCard title="Jackpots did not come" retryLabel="Retry" onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('Jackpots did not come');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});

describe('Notice', () => {
  it.each([
    ['negative', 'alert'],
    ['positive', 'status'],
  ] as const)('%s notice after a user action is an %s; others are not announced', (tone, role) => {
    renderInKit(
      <>
        <Notice tone={tone} live>
          Now
        </Notice>
        <Notice tone={tone}>Always</Notice>
      </>,
    );
    expect(screen.getAllByRole(role)).toHaveLength(1);
  });

  it('can be dismissed', async () => {
    const onDismiss = jest.fn();
    renderInKit(<Notice onDismiss={onDismiss}>Once</Notice>);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this message' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});

describe('Money', () => {
  it.each([
    [1250, '+€12.50'],
    [-500, '-€5.00'],
    [0, '€0.00'],
  ])('signed %d is %s: the sign distinguishes it, not the colour alone', (minor, written) => {
    renderInKit(
      <p>
        <Money amount={money(minor, 'EUR')} tone="signed" />
      </p>,
    );
    expect(screen.getByRole('paragraph').textContent).toBe(written);
  });
});

describe('ProgressBar', () => {
  it('exposes its value as text', () => {
    renderInKit(<ProgressBar label="Weekly limit" value={40} maximum={100} text="€40 of €100" />);
    expect(screen.getByRole('progressbar', { name: 'Weekly limit' }).getAttribute('aria-valuetext')).toBe(
      '€40 of €100',
    );
  });
});

describe('SkipLink', () => {
  it('moves the focus and does not change the URL', async () => {
    renderInKit(
      <>
        <SkipLink target="main">Skip</SkipLink>
        <main id="main" tabIndex={-1}>
          Page
        </main>
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Skip' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(location.hash).toBe('');
  });
});

describe('EmptyState', () => {
  it('shows the next step', () => {
    renderInKit(<EmptyState title="No games yet" action={<a href="/">Find one</a>} />);
    expect(screen.getByRole('heading', { name: 'No games yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find one' })).toBeTruthy();
  });
});
