import { useServices } from '@foyer/platform';
import { Component, Suspense, type ReactNode } from 'react';

export interface QuietPartProps {
  /** For the telemetry: what was lost. */
  readonly area: string;
  /** Keeps the place while the part is on its way. */
  readonly place: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that nobody came for: when its code does not come, or it breaks, the page goes on without it. */
export function QuietPart({ area, place, children }: QuietPartProps) {
  const { telemetry } = useServices();
  return (
    <Boundary onError={(error) => telemetry.failed(area, error)}>
      <Suspense fallback={place}>{children}</Suspense>
    </Boundary>
  );
}

interface BoundaryProps {
  onError(error: unknown): void;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
