import { useEffectEvent, useLayoutEffect, useRef, type ComponentType } from 'react';
import type { Services } from '@foyer/contract';
import { useLanguage, useText, type FormatText } from '@foyer/i18n';
import { usePlatform } from './platformContext.tsx';

/** Services and texts for a page or slot of another framework, beside its own properties. */
export interface ElementContext {
  readonly services: Services;
  /** Formats a text of the remote by its message id. A new function when the texts change. */
  readonly text: FormatText;
  /** BCP 47 tag for dates and numbers. */
  readonly language: string;
  /** Reports to telemetry that the main content is shown. A page calls it once. */
  ready(): void;
}

/** A mounted page or slot of another framework. */
export interface MountedElement<Props> {
  /** Called with all properties when one of them, or the texts, have changed. */
  update(props: Props & ElementContext): void;
  /** Removes the content and everything that it started: listeners, timers, subscriptions. */
  unmount(): void;
}

/** A page or slot that another framework, or none, draws into an element. */
export interface ElementPart<Props> {
  mount(element: HTMLElement, props: Props & ElementContext): MountedElement<Props>;
}

/**
 * The component of a page or slot that is drawn without React. The shell mounts it as any other: texts, failures and
 * updates are those of every remote (ADR 0366).
 * @example export const Component = elementComponent<PageProps>({ mount: (element, props) => drawTable(element, props) });
 */
export function elementComponent<Props extends object>(part: ElementPart<Props>): ComponentType<Props> {
  return function ElementComponent(props: Props) {
    const { app, release, services } = usePlatform();
    const language = useLanguage();
    const text = useText();
    const element = useRef<HTMLDivElement>(null);
    const mounted = useRef<MountedElement<Props>>(undefined);
    const ready = (): void => services.telemetry.phase(app, release, 'business-ready');
    const current = { ...props, services, text, language, ready };
    const mount = useEffectEvent(() => {
      if (element.current) mounted.current = part.mount(element.current, current);
    });

    // synchronises the element with content that lives outside React
    useLayoutEffect(() => {
      mount();
      return () => {
        mounted.current?.unmount();
        mounted.current = undefined;
      };
    }, []);

    // declared after the mount: the first call repeats its properties
    useLayoutEffect(() => mounted.current?.update(current));

    return <div ref={element} />;
  };
}
