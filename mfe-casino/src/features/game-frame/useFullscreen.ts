import { useServices } from '@foyer/platform';
import { useSyncExternalStore, type RefObject } from 'react';

export interface Fullscreen {
  /** False on phones without full screen mode. */
  readonly isPossible: boolean;
  readonly isOn: boolean;
  toggle(): void;
}

/** Controls the browser's full-screen mode for one element. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const { telemetry } = useServices();
  const isOn = useSyncExternalStore(onChange, () => Boolean(document.fullscreenElement));
  const toggle = (): void => {
    const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
    // The browser may refuse; nothing changes then.
    change?.catch((error: unknown) => telemetry.failed('casino.fullscreen', error));
  };
  return { isPossible: document.fullscreenEnabled, isOn, toggle };
}

function onChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
