import { IconButton } from '@foyer/ui';
import { useState, type ReactNode } from 'react';
import { useOverflow } from './useOverflow.ts';
import * as css from './Winners.css.ts';

/** Default duration of one cycle (requirements/screens#raffle). */
const DEFAULT_SECONDS = 40;

interface MovingListProps {
  readonly items: readonly { readonly key: string; readonly item: ReactNode }[];
  /** Duration of one cycle. */
  readonly seconds?: number;
  /** Name of the list for assistive technology. */
  readonly label: string;
  readonly pauseLabel: string;
  readonly playLabel: string;
}

/**
 * A list that moves automatically, while it is wider than its space, until it is paused, hovered or focused
 * (WCAG 2.2.2). Under reduced motion it is an ordinary scrolling list.
 */
export function MovingList({
  items,
  seconds = DEFAULT_SECONDS,
  label,
  pauseLabel,
  playLabel,
}: MovingListProps) {
  const { frame, content, isOverflowing } = useOverflow();
  const [isPaused, setPaused] = useState(false);
  return (
    <div className={css.frame}>
      {/* A list that scrolls is reachable by keyboard. */}
      <div
        ref={frame}
        className={css.window}
        tabIndex={isOverflowing ? 0 : undefined}
        role="group"
        aria-label={label}
      >
        <div
          className={isOverflowing ? css.movingTrack : css.track}
          style={{ animationDuration: `${seconds}s`, ...(isPaused && { animationPlayState: 'paused' }) }}
        >
          <ul ref={content} className={css.list} role="list">
            {items.map(({ key, item }) => (
              <li key={key}>{item}</li>
            ))}
          </ul>
          {/* The copy closes the gap while the list moves; assistive technology reads the list only. */}
          {isOverflowing && (
            <ul className={css.copy} aria-hidden="true" inert>
              {items.map(({ key, item }) => (
                <li key={key}>{item}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {isOverflowing && (
        <span className={css.control}>
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            tone="secondary"
            size="small"
            label={isPaused ? playLabel : pauseLabel}
            onPress={() => setPaused(!isPaused)}
          />
        </span>
      )}
    </div>
  );
}
