import { mix } from '../colour.ts';
import { fullRect, glow, times, vertical, type Scene, type Stage } from './scene.ts';

/** No outlines: a grid to the horizon, a striped sun, isometric blocks, lighting from both sides. */
export function parallaxNine(stage: Stage): Scene {
  const { width, height, palette, random } = stage;
  const [ground, deep, , accent, second] = palette;
  const horizon = height * 0.64;
  const size = Math.min(width * 0.62, height * 0.54);
  const x = width / 2;
  const sun = size * 0.62;
  const block = (left: number, top: number, edge: number, lift: number): string => {
    const half = edge * 0.577;
    return `<g transform="translate(${left} ${top})"><path d="M0 ${-half}L${edge} 0L0 ${half}L${-edge} 0Z" fill="${mix(second, '#ffffff', 0.25)}"/><path d="M${-edge} 0L0 ${half}V${half + lift}L${-edge} ${lift}Z" fill="${mix(accent, deep, 0.35)}"/><path d="M${edge} 0L0 ${half}V${half + lift}L${edge} ${lift}Z" fill="${mix(deep, ground, 0.35)}"/></g>`;
  };
  const back = `<defs>${vertical('y', [mix(ground, '#000000', 0.3), deep, mix(accent, deep, 0.45)])}${vertical('u', [second, accent])}${vertical('f', [mix(deep, ground, 0.3), mix(ground, '#000000', 0.3)])}${glow('g', accent, 0.8)}</defs>
${fullRect(stage, 'url(#y)')}
${times(30, () => `<rect x="${random.between(0, width)}" y="${random.between(0, horizon)}" width="3" height="3" fill="${random.pick([second, '#ffffff', accent])}" opacity="${random.between(0.3, 1)}"/>`)}
<circle cx="${x}" cy="${height * 0.42}" r="${sun * 1.7}" fill="url(#g)" opacity=".7"/>
<g><circle cx="${x}" cy="${height * 0.42}" r="${sun}" fill="url(#u)"/>${times(6, (index) => `<rect x="${x - sun}" y="${height * 0.42 + sun * (0.1 + index * 0.15)}" width="${sun * 2}" height="${3 + index * 2.4}" fill="${mix(deep, accent, 0.3)}"/>`)}</g>
<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#f)"/>
<g stroke="${second}" stroke-width="2" opacity=".75">${times(21, (index) => `<path d="M${x + (index - 10) * width * 0.035} ${horizon}L${x + (index - 10) * width * 0.26} ${height}"/>`)}${times(8, (index) => `<path d="M0 ${horizon + (height - horizon) * (index / 7) ** 2}H${width}"/>`)}</g>
${times(5, () => block(random.pick([random.between(width * 0.02, width * 0.2), random.between(width * 0.8, width * 0.98)]), random.between(horizon - height * 0.14, height * 0.92), random.between(width * 0.04, width * 0.09), random.between(24, 90)))}`;
  const front = `<path d="M0 ${horizon}H${width}" stroke="${mix(second, '#ffffff', 0.5)}" stroke-width="3"/>`;
  return {
    back,
    front,
    subject: { x, y: height * 0.46, size },
    companions: [
      { x: width * 0.2, y: height * 0.8, size: size * 0.3 },
      { x: width * 0.8, y: height * 0.8, size: size * 0.3 },
    ],
  };
}
