import * as css from './WinterScene.css.ts';

/** Stars by position and size. */
const STARS = [
  [38, 34, 2.2],
  [92, 58, 1.6],
  [148, 26, 1.8],
  [210, 70, 1.4],
  [236, 28, 2.4],
  [372, 96, 1.6],
  [352, 24, 1.8],
  [70, 92, 1.3],
  [320, 98, 1.3],
] as const;
/** Trees by position of the foot and scale. */
const TREES = [
  [52, 176, 0.9],
  [92, 190, 1.25],
  [300, 178, 1],
  [338, 196, 1.35],
  [258, 168, 0.65],
] as const;
const TREE = 'M0-58 14-36H8L20-16H12L26 6H-26L-12-16H-20L-8-36H-14z';

/** A cottage with lit windows in the snow, in the colours of the brand; decoration. */
export function WinterScene() {
  return (
    <svg
      className={css.scene}
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={css.sky} width="400" height="240" />
      <circle className={css.moon} cx="286" cy="50" r="24" />
      <circle className={css.sky} cx="277" cy="44" r="21" />
      {STARS.map(([x, y, r]) => (
        <circle key={x} className={css.star} cx={x} cy={y} r={r} />
      ))}
      <path className={css.far} d="M0 150C60 118 120 128 180 146S300 118 400 150V240H0z" />
      {TREES.map(([x, y, scale]) => (
        <path key={x} className={css.tree} d={TREE} transform={`translate(${x} ${y}) scale(${scale})`} />
      ))}
      <g transform="translate(186 168)">
        <path className={css.wall} d="M-44 0V-44L0-78 44-44V0z" />
        <path className={css.roof} d="M-56-38 0-84 56-38 48-30 0-68-48-30z" />
        <path className={css.roof} d="M20-74V-92H32V-62z" />
        <path className={css.window} d="M-32-34h20v18h-20zM12-34h20v18H12zM-7-58h14v12H-7z" />
        <path className={css.door} d="M-9 0V-24a9 9 0 0 1 18 0V0z" />
      </g>
      <path className={css.near} d="M0 190C80 158 150 166 210 172S330 178 400 162V240H0z" />
      <path
        className={css.path}
        d="M178 170c-6 16 10 26-4 42-8 10-22 16-30 28h64c4-14 6-20 8-32 2-16-14-22-6-38z"
      />
    </svg>
  );
}
