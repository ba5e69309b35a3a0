import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ButtonLink } from '../button-link/ButtonLink.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { renderInKit } from '../testing/renderInKit.tsx';
import { Button } from './Button.tsx';

describe('Button', () => {
  it('acts once for a press by pointer and once for a press by key', async () => {
    const onPress = jest.fn();
    renderInKit(<Button onPress={onPress}>Deposit</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('while busy takes no second press, keeps the focus and says so', async () => {
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
  it('leads inside by the router, outside in a tab of its own without handing itself over', () => {
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
  it('has its label as its name and exposes its pressed state', () => {
    renderInKit(<IconButton icon="sound" label="Sound" pressed onPress={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Sound', pressed: true })).toBeTruthy();
  });
});
