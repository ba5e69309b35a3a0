import type { ReactNode } from 'react';
import * as css from './SampleThing.css.ts';

export interface SampleThingProps {
  readonly tone?: css.SampleThingTone;
  readonly children: ReactNode;
}

/** Replace this with one sentence that helps to choose the component. */
export function SampleThing({ tone = 'quiet', children }: SampleThingProps) {
  return <div className={css.look({ tone })}>{children}</div>;
}
