import { describe, expect, it, jest } from '@jest/globals';
import type { PageProps } from '@foyer/contract';
import { fakeServices, renderPage } from '@foyer/platform/testing';
import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { elementComponent, type ElementContext, type ElementPart } from './elementComponent.tsx';

const title = { id: 'poker.title', defaultMessage: 'Poker' };

/** A page without a framework that records what the adapter calls. */
function plainPage() {
  const update = jest.fn<(props: PageProps & ElementContext) => void>();
  const unmount = jest.fn();
  const page: ElementPart<PageProps> = {
    mount(element, first) {
      const show = ({ text, params }: PageProps & ElementContext): void => {
        element.textContent = `${text(title)} ${params['table'] ?? ''}`;
      };
      show(first);
      first.ready();
      return {
        update(props) {
          update(props);
          show(props);
        },
        unmount() {
          element.textContent = '';
          unmount();
        },
      };
    },
  };
  return { page, update, unmount };
}

describe('elementComponent', () => {
  it('mounts a page of another framework with its texts, services and parameters', () => {
    const services = fakeServices();
    const { container } = renderPage(elementComponent(plainPage().page), {
      services,
      params: { table: '7' },
      messages: { [title.id]: 'Pokeri' },
    });
    expect(container.textContent).toBe('Pokeri 7');
    expect(services.telemetry.phase).toHaveBeenCalledWith('test', 'test', 'business-ready');
  });

  it('updates it in place when its parameters change', () => {
    const { page, update, unmount } = plainPage();
    const Page = elementComponent(page);
    function Tables() {
      const [table, setTable] = useState(7);
      return (
        <>
          <button onClick={() => setTable(8)}>Next</button>
          <Page params={{ table: String(table) }} />
        </>
      );
    }
    const { container, getByRole } = renderPage(Tables);
    fireEvent.click(getByRole('button'));
    expect(container.textContent).toContain('8');
    expect(update).toHaveBeenLastCalledWith(expect.objectContaining({ params: { table: '8' } }));
    expect(unmount).not.toHaveBeenCalled();
  });

  it('unmounts it with the component', () => {
    const { page, unmount } = plainPage();
    const { unmount: leave } = renderPage(elementComponent(page));
    expect(unmount).not.toHaveBeenCalled();
    leave();
    expect(unmount).toHaveBeenCalledTimes(1);
  });
});
