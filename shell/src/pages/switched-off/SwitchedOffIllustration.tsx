import type { OffReason } from '@foyer/kernel/release-plan';
import * as css from './SwitchedOffIllustration.css.ts';

export interface SwitchedOffIllustrationProps {
  readonly reason: OffReason;
}

const FLOOR = 252;
const SLATS = Array.from({ length: 13 }, (_, index) => 66 + index * 14);
const NEIGHBOURS = [108, 452] as const;

/**
 * Illustration of a row of doors in the evening: the neighbours are lit, the middle one has a closed
 * shutter with a sign. Uses the brand's colours.
 */
export function SwitchedOffIllustration({ reason }: SwitchedOffIllustrationProps) {
  return (
    <svg className={css.picture} viewBox="0 0 560 300" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="arcade-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={css.lightAbove} />
          <stop offset="1" className={css.lightBelow} />
        </linearGradient>
        <clipPath id="arcade-door">
          <path d={arch(280, 156, 46)} />
        </clipPath>
      </defs>
      <rect className={css.wall} x="20" y="14" width="520" height="238" rx="18" />
      <path className={css.cornice} d="M20 34h520" />
      {NEIGHBOURS.map((centre) => (
        <OpenDoorway key={centre} centre={centre} />
      ))}
      <path className={css.dark} d={arch(280, 156, 46)} />
      <g clipPath="url(#arcade-door)">
        {reason === 'maintenance' && <rect className={css.gap} x="200" y="226" width="160" height="26" />}
        <rect
          className={css.shutter}
          x="200"
          y="40"
          width="160"
          height={reason === 'maintenance' ? 186 : 212}
        />
        {SLATS.filter((y) => reason !== 'maintenance' || y < 226).map((y) => (
          <path key={y} className={css.slat} d={`M200 ${y}h160`} />
        ))}
      </g>
      <path className={css.frame} d={arch(280, 156, 46)} />
      <g className={css.sign}>
        <path className={css.cord} d="M280 92l-44 38M280 92l44 38" />
        <circle className={css.nail} cx="280" cy="91" r="4" />
        <rect className={css.board} x="218" y="130" width="124" height="60" rx="10" />
        <path className={css.glyph} d={GLYPHS[reason]} />
      </g>
      <path className={css.floor} d={`M4 ${FLOOR}h552`} />
      <Beside reason={reason} />
    </svg>
  );
}

function OpenDoorway({ centre }: { readonly centre: number }) {
  return (
    <g>
      <path className={css.spill} d={`M${centre - 56} ${FLOOR}h112l34 40h-180z`} />
      <path className={css.lit} d={arch(centre, 112, 86)} />
      <path className={css.leaf} d={`M${centre} 86v166M${centre - 56} 168h112`} />
      <path className={css.frame} d={arch(centre, 112, 86)} />
      <circle className={css.lamp} cx={centre} cy="62" r="6" />
    </g>
  );
}

/** The object in front of the closed door: a ladder, a cone, or a barrier rope. */
function Beside({ reason }: SwitchedOffIllustrationProps) {
  if (reason === 'maintenance')
    return (
      <path
        className={css.prop}
        d="M404 274L378 104M380 276L354 108M400 248l-24 3M395 216l-24 3M390 184l-24 3M385 152l-24 3"
      />
    );
  if (reason === 'incident')
    return <path className={css.cone} d="M346 274h52M354 274l14-44h8l14 44M361 254h22" />;
  return (
    <path
      className={css.prop}
      d="M186 276v-56M374 276v-56M174 278h24M362 278h24M186 226c52 44 136 44 188 0"
    />
  );
}

/** Glyph by reason, centred on 280,160: sliders, a pause sign, a bar. */
const GLYPHS: Readonly<Record<OffReason, string>> = {
  maintenance:
    'M252 152h32M302 152h6M252 170h8M278 170h30M293 145.5a6.5 6.5 0 1 0 .01 0M269 163.5a6.5 6.5 0 1 0 .01 0',
  incident: 'M271 146v28M289 146v28',
  regulation: 'M258 160h44',
};

/** Path of a door with a round top. */
function arch(centre: number, width: number, top: number): string {
  const radius = width / 2;
  return `M${centre - radius} ${FLOOR}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${FLOOR}z`;
}
