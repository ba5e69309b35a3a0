import { mix } from '../colour.ts';
import { fullRect, glow, hills, skyOf, times, vertical, type Scene, type Stage } from './scene.ts';

/** Woodcut: fire from below, hatched hills, sparks, a carved border. */
export function emberwick(stage: Stage): Scene {
  const { width, height, palette, random } = stage;
  const [ground, deep, light, accent, second] = palette;
  const [top, bottom] = skyOf(stage);
  const ink = mix(ground, '#000000', 0.45);
  const size = Math.min(width * 0.74, height * 0.66);
  const back = `<defs>${vertical('y', [top, mix(bottom, accent, 0.35), accent])}${glow('g', second, 0.95)}<pattern id="k" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-34)"><path d="M0 0H9" stroke="${ink}" stroke-width="4"/></pattern></defs>
${fullRect(stage, 'url(#y)')}
${times(22, (index) => {
  const turn = (index * 360) / 22;
  return `<path d="M${width / 2} ${height * 0.52}l${-width * 0.035} ${-height * 1.1}h${width * 0.07}z" fill="${ink}" opacity=".16" transform="rotate(${turn} ${width / 2} ${height * 0.52})"/>`;
})}
<ellipse cx="${width / 2}" cy="${height * 0.9}" rx="${width * 0.72}" ry="${height * 0.5}" fill="url(#g)"/>
${hills(stage, 0.66, 0.07, mix(deep, ground, 0.3))}${hills(stage, 0.74, 0.05, mix(deep, ground, 0.6))}${hills(stage, 0.72, 0.05, 'url(#k)').replace('/>', ' opacity=".55"/>')}
${times(16, () => `<path d="M${random.between(0, width)} ${random.between(0, height * 0.6)}l3 -9l3 9l9 3l-9 3l-3 9l-3 -9l-9 -3z" fill="${random.pick([second, light, accent])}" opacity="${random.between(0.4, 0.9)}"/>`)}`;
  const flame = (x: number, scale: number): string =>
    `<path d="M0 0C-34 -30 -30 -70 -8 -104C-10 -78 8 -74 6 -52C20 -66 18 -86 14 -100C44 -66 44 -26 22 0Z" transform="translate(${x} ${height + 6}) scale(${scale})" fill="${second}" stroke="${ink}" stroke-width="5"/><path d="M-4 0C-18 -16 -14 -34 0 -52C4 -38 16 -30 12 0Z" transform="translate(${x} ${height + 6}) scale(${scale})" fill="${light}"/>`;
  const front = `${times(9, (index) => flame((width * (index + 0.5)) / 9, random.between(0.8, 1.5)))}
<rect x="9" y="9" width="${width - 18}" height="${height - 18}" fill="none" stroke="${ink}" stroke-width="14"/><rect x="20" y="20" width="${width - 40}" height="${height - 40}" fill="none" stroke="${second}" stroke-width="3"/>`;
  return {
    back,
    front,
    subject: { x: width / 2, y: height * 0.47, size },
    companions: [
      { x: width * 0.2, y: height * 0.76, size: size * 0.32, turn: -8 },
      { x: width * 0.8, y: height * 0.76, size: size * 0.32, turn: 8 },
    ],
  };
}
