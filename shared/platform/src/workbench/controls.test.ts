import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { controls, readChoice } from './controls.ts';

const VALUES = {
  part: ['poker', 'poker-tables'],
  state: ['Visitor', 'Signed-in player'],
  data: ['as arranged', 'failing'],
  brand: ['aurora', 'caravel'],
  locale: ['en', 'ja'],
};

function open(query: string): HTMLElement {
  const { frame, stage } = controls(readChoice(new URLSearchParams(query), VALUES));
  document.body.replaceChildren(frame, stage);
  return frame;
}
const selectOf = (label: string): HTMLSelectElement => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent.startsWith(label),
  );
  const select = found?.querySelector('select');
  if (!select) throw new Error(`No control is labelled ${label}.`);
  return select;
};
const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

afterEach(() => sessionStorage.clear());

describe('the controls of the workbench', () => {
  it('show the choice of the address, and the first value for an unknown one', () => {
    open('?brand=caravel&part=nothing');
    expect([selectOf('Brand').value, selectOf('Page or slot').value]).toEqual(['caravel', 'poker']);
  });

  it('load the next choice, and then focus the control that was changed', async () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockReturnValue();
    open('');
    const brand = selectOf('Brand');
    brand.value = 'caravel';
    brand.dispatchEvent(new Event('change'));
    expect(submit).toHaveBeenCalledTimes(1);
    open('?brand=caravel');
    await nextFrame();
    expect(document.activeElement).toBe(selectOf('Brand'));
    // only after a change
    open('?brand=caravel');
    await nextFrame();
    expect(document.activeElement).toBe(document.body);
    submit.mockRestore();
  });
});
