import * as css from './Skeleton.css.ts';

export interface SkeletonProps {
  readonly shape?: keyof typeof css.shapes;
  /** CSS lengths: the same as what will come. */
  readonly width?: string;
  readonly height?: string;
  /** Lines of text; the last one is shorter. */
  readonly lines?: number;
}

/** Keeps the place of what is coming, in its size. Silent: the region around it says that it is busy. */
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
