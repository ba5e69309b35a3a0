import { Component, Suspense, type ReactNode } from 'react';
import { useServices } from '../hooks/useServices.ts';

export interface OptionalPartProps {
  /** Name for telemetry. */
  readonly area: string;
  /** Reserves the space of the part while it loads. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** An optional part of a page: when its code fails to load or throws, the page continues without it. */
export function OptionalPart({ area, placeholder, children }: OptionalPartProps) {
  const { telemetry } = useServices();
  return (
    <Boundary onError={(error) => telemetry.failed(area, error)}>
      <Suspense fallback={placeholder}>{children}</Suspense>
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
