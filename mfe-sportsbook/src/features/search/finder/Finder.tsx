import { useText } from '@foyer/i18n';
import { lazyPart } from '@foyer/platform';
import { Icon } from '@foyer/ui';
import { Suspense, useRef, useState } from 'react';
import type { SearchableBoard } from '../boardSearch.ts';
import * as css from './Finder.css.ts';
import { messages } from './Finder.messages.ts';

const SearchBox = lazyPart(async () => (await import('../search-box/SearchBox.tsx')).SearchBox);

export interface FinderProps {
  /** Undefined until the board has loaded. */
  readonly board: SearchableBoard | undefined;
}

/** The search over the board; its code loads when it is opened. */
export function Finder({ board }: FinderProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const isFocused = useRef(false);
  const opener = (
    <button
      type="button"
      className={css.opener}
      ref={(button) => {
        if (!isFocused.current) return;
        isFocused.current = false;
        button?.focus();
      }}
      onClick={() => setIsOpen(true)}
    >
      <Icon name="search" size="small" />
      {text(messages.label)}
    </button>
  );
  if (!isOpen) return opener;
  return (
    <Suspense fallback={opener}>
      <SearchBox
        board={board}
        label={text(messages.label)}
        onClose={() => {
          isFocused.current = true;
          setIsOpen(false);
        }}
      />
    </Suspense>
  );
}
