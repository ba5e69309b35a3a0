import { IntlRoot } from '@foyer/i18n';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Renders with the providers that the components need: a router and a locale with the English source texts. */
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
