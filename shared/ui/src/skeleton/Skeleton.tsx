import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  readonly shape?: keyof typeof css.shapes;
  /** CSS lengths of the expected content. */
  readonly width?: string;
  readonly height?: string;
  /** Number of text lines; the last one is shorter. */
  readonly lines?: number;
}

/**
 * Placeholder of the size of the expected content. Hidden from screen readers: the containing region
 * announces the loading.
 */
export function Skeleton({ shape = 'text', width, height, lines = 1 }: SkeletonProps) {
  return (
    <span className={css.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={line}
          className={css.shapes[shape]}
          style={{
            inlineSize: width ?? (lines > 1 && line === lines - 1 ? '62%' : undefined),
            blockSize: height,
          }}
        />
      ))}
    </span>
  );
}
