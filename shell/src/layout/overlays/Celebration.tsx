import { useState } from 'react';
import * as css from './WinOverlay.css.ts';

const RAYS = 16;
const PIECES = 28;
const FULL_TURN = 360;
/** Spreads the pieces evenly without a pattern that the eye recognises. */
const GOLDEN_ANGLE = 137.5;

/** The celebration image behind the emblem, in the colours of the theme; removed when its animation of 4 s has ended. */
export function Celebration() {
  const [isShown, setShown] = useState(true);
  if (!isShown) return null;
  return (
    <svg
      className={css.celebration}
      viewBox="-100 -100 200 200"
      aria-hidden="true"
      data-celebration=""
      onAnimationEnd={() => setShown(false)}
    >
      <g className={css.rays}>
        {Array.from({ length: RAYS }, (_, ray) => (
          <path key={ray} d="M0 0 L-5 -96 L5 -96 Z" transform={`rotate(${(ray * FULL_TURN) / RAYS})`} />
        ))}
      </g>
      {Array.from({ length: PIECES }, (_, piece) => (
        <rect
          key={piece}
          className={css.pieces[piece % 2 === 0 ? 'first' : 'second']}
          x="-2"
          y={-40 - ((piece * 13) % 52)}
          width="4"
          height="7"
          rx="1"
          transform={`rotate(${(piece * GOLDEN_ANGLE) % FULL_TURN})`}
        />
      ))}
    </svg>
  );
}
