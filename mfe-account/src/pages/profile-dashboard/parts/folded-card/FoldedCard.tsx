import { useText } from '@foyer/i18n';
import { importWithRetry } from '@foyer/platform';
import { Card, Disclosure, ErrorCard, Skeleton } from '@foyer/ui';
import { useState, type ReactNode } from 'react';
import { messages } from '../../ProfileDashboardPage.messages.ts';
import type * as foldedParts from './foldedParts.ts';

/** Contents of the folded cards, in a file that most visits to the overview do not load. */
type FoldedParts = typeof foldedParts;

interface FoldedCardProps {
  /** Translated. */
  readonly title: string;
  /** Renders the content once the player opens the card; its code and data are loaded then. */
  children(parts: FoldedParts): ReactNode;
}

/** A section of the overview that the player opens. */
export function FoldedCard({ title, children }: FoldedCardProps) {
  const text = useText();
  const [parts, setParts] = useState<FoldedParts>();
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  function load(): void {
    setLoading(true);
    void importWithRetry(() => import('./foldedParts.ts'))
      .then(setParts, () => setFailed(true))
      .finally(() => setLoading(false));
  }

  return (
    <Card>
      <Disclosure title={title} level={2} onToggle={(isOpen) => isOpen && !parts && !isLoading && load()}>
        {parts ? (
          children(parts)
        ) : hasFailed ? (
          <ErrorCard
            level={3}
            title={text(messages.partFailed)}
            retryLabel={text(messages.retry)}
            busy={isLoading}
            onRetry={load}
          />
        ) : (
          <Skeleton shape="block" height="12rem" />
        )}
      </Disclosure>
    </Card>
  );
}
