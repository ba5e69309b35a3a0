import { IntlRoot } from '@foyer/i18n';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Providers of every component of the kit: a router and a language. The source texts are English. */
export function renderInKit(piece: ReactNode, language = 'en'): RenderResult {
  return render(piece, {
    wrapper: ({ children }) => (
      <MemoryRouter>
        <IntlRoot language={language} messages={{}}>
          {children}
        </IntlRoot>
      </MemoryRouter>
    ),
  });
}
