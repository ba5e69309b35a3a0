import { useState, type ReactNode } from 'react';
import { Card, Disclosure } from '@foyer/ui';

interface FoldedCardProps {
  /** Translated. */
  readonly title: string;
  /** Rendered, and its data loaded, once the player opens the card. */
  readonly children: ReactNode;
}

/** A section of the overview that the player opens. */
export function FoldedCard({ title, children }: FoldedCardProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Card>
      <Disclosure title={title} level={2} onToggle={(isOpen) => setOpened((before) => before || isOpen)}>
        {wasOpened && children}
      </Disclosure>
    </Card>
  );
}
