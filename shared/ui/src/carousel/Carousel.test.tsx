import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInKit } from '../testing/renderInKit.tsx';
import { Carousel } from './Carousel.tsx';

const WIDTH = 900;
const CONTENT = 3000;
const scrollBy = jest.fn<(options: ScrollToOptions) => void>();

/** Sets the sizes that a browser would measure: jsdom has no layout. */
beforeEach(() => {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { configurable: true, get: () => WIDTH },
    scrollWidth: { configurable: true, get: () => CONTENT },
    scrollBy: { configurable: true, value: scrollBy },
  });
});
afterEach(() => {
  scrollBy.mockReset();
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollWidth');
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollBy');
});

function renderCarousel(onNearEnd?: () => void) {
  renderInKit(
    <Carousel title="Popular" {...(onNearEnd && { onNearEnd })}>
      {['a', 'b', 'c'].map((game) => (
        <p key={game}>{game}</p>
      ))}
    </Carousel>,
  );
  return screen.getByRole('list');
}

function scrollTo(track: HTMLElement, left: number) {
  Object.defineProperty(track, 'scrollLeft', { configurable: true, value: left });
  fireEvent.scroll(track);
}

describe('Carousel', () => {
  it('is a region named by its title with a list of its items', () => {
    renderCarousel();
    expect(screen.getByRole('region', { name: 'Popular' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('scrolls by its width divided by 1.5 (requirements/screens#games)', async () => {
    const track = renderCarousel();
    await userEvent.click(screen.getByRole('button', { name: 'Scroll forward: Popular' }));
    expect(scrollBy).toHaveBeenCalledWith({ left: WIDTH / 1.5 });
    scrollTo(track, 1000);
    await userEvent.click(screen.getByRole('button', { name: 'Scroll back: Popular' }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -WIDTH / 1.5 });
  });

  it.each([
    [0, true, false],
    [1000, false, false],
    [CONTENT - WIDTH, false, true],
  ])('disables its buttons at the ends: at %d, back %s, forward %s', (left, backIsOff, onIsOff) => {
    const track = renderCarousel();
    scrollTo(track, left);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Scroll back: Popular' }).disabled).toBe(
      backIsOff,
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Scroll forward: Popular' }).disabled).toBe(
      onIsOff,
    );
  });

  it('requests more items within 200 px of the end (requirements/screens#games)', () => {
    const onNearEnd = jest.fn();
    const track = renderCarousel(onNearEnd);
    scrollTo(track, CONTENT - WIDTH - 201);
    expect(onNearEnd).not.toHaveBeenCalled();
    scrollTo(track, CONTENT - WIDTH - 199);
    expect(onNearEnd).toHaveBeenCalledTimes(1);
  });
});
