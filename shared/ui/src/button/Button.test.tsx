import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ButtonLink } from '../button-link/ButtonLink.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { renderInKit } from '../testing/renderInKit.tsx';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('calls onPress once for a click and once for a key press', async () => {
    const onPress = jest.fn();
    renderInKit(<Button onPress={onPress}>Deposit</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('ignores clicks while busy, keeps the focus and announces the busy state', async () => {
    const onPress = jest.fn();
    renderInKit(
      <Button busy onPress={onPress}>
        Deposit
      </Button>,
    );
    const button = screen.getByRole('button');
    await userEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('submits a form only with type submit', () => {
    renderInKit(
      <>
        <Button>One</Button>
        <Button type="submit">Two</Button>
      </>,
    );
    expect(screen.getByRole('button', { name: 'One' }).getAttribute('type')).toBe('button');
    expect(screen.getByRole('button', { name: 'Two' }).getAttribute('type')).toBe('submit');
  });
});

describe('ButtonLink', () => {
  it('uses the router for internal links and a new tab without opener for external ones', () => {
    renderInKit(
      <>
        <ButtonLink href="/en/games/">Games</ButtonLink>
        <ButtonLink href="https://help.test" external>
          Help
        </ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Games' }).getAttribute('target')).toBeNull();
    expect(screen.getByRole('link', { name: 'Help' }).getAttribute('rel')).toBe('noopener noreferrer');
  });
});

describe('IconButton', () => {
  it('uses its label as accessible name and exposes its pressed state', () => {
    renderInKit(<IconButton icon="sound" label="Sound" pressed onPress={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Sound', pressed: true })).toBeTruthy();
  });
});
