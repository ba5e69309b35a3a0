import type { ReactNode } from 'react';
import * as css from './SampleThing.css.ts';

export interface SampleThingProps {
  readonly tone?: css.SampleThingTone;
  readonly children: ReactNode;
}

/** What it is, in one sentence that is enough to choose it. */
export function SampleThing({ tone = 'quiet', children }: SampleThingProps) {
  return <div className={css.look({ tone })}>{children}</div>;
}
