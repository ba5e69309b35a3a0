import { mix } from '../colour.ts';
import { fullRect, times, type Scene, type Stage } from './scene.ts';

/** Ink on paper: washes, one large disc, a branch across the corner, a red seal, empty space. */
export function kettleCrane(stage: Stage): Scene {
  const { width, height, palette, random } = stage;
  const [ground, deep, light, accent, second] = palette;
  const isDark = ground < '#7';
  const paper = isDark ? mix(ground, deep, 0.3) : ground;
  const ink = isDark ? mix(ground, '#000000', 0.5) : mix(light, '#000000', 0.2);
  const size = Math.min(width * 0.7, height * 0.6);
  const side = random.pick([-1, 1]);
  const discX = width * (0.5 + side * 0.12);
  const start = side < 0 ? width + 10 : -10;
  const along = (share: number): readonly [number, number] => [
    start + side * share * width * 0.72,
    height * (0.2 - 0.15 * share + 0.1 * share * share + Math.sin(share * 9) * 0.012),
  ];
  const bough = Array.from({ length: 15 }, (_, index) => along(index / 14));
  const branch = times(14, (index) => {
    const [x1, y1] = bough[index] ?? [0, 0];
    const [x2, y2] = bough[index + 1] ?? [0, 0];
    return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke-width="${15 - index}"/>`;
  });
  const twigs = times(4, (index) => {
    const [x, y] = along(0.2 + index * 0.2);
    return `<path d="M${x} ${y}q${side * width * 0.05} ${(index % 2 ? -1 : 1) * height * 0.02} ${side * width * 0.07} ${(index % 2 ? -1 : 1) * height * 0.075}" stroke-width="4"/>`;
  });
  const back = `<defs><filter id="n" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency=".012 .5" numOctaves="2" seed="${Math.round(random.between(1, 90))}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .35 -.1"/></filter></defs>
${fullRect(stage, paper)}
<rect width="${width}" height="${height}" filter="url(#n)" opacity=".3"/>
<path d="M0 ${height * 0.76}C${width * 0.25} ${height * 0.66} ${width * 0.4} ${height * 0.84} ${width * 0.62} ${height * 0.74}S${width * 0.9} ${height * 0.7} ${width} ${height * 0.78}V${height}H0Z" fill="${second}" opacity=".28"/>
<circle cx="${discX}" cy="${height * 0.4}" r="${size * 0.52}" fill="${accent}"/><circle cx="${discX}" cy="${height * 0.4}" r="${size * 0.52}" fill="none" stroke="${ink}" stroke-width="2" opacity=".35" transform="translate(4 4)"/>
<path d="M0 ${height * 0.84}C${width * 0.3} ${height * 0.74} ${width * 0.5} ${height * 0.92} ${width} ${height * 0.82}V${height}H0Z" fill="${second}" opacity=".5"/>
${times(4, (index) => `<path d="M${random.between(-20, width * 0.5)} ${height * (0.85 + index * 0.04)}q${width * 0.12} -14 ${width * 0.24} 0t${width * 0.26} 0" fill="none" stroke="${mix(second, light, 0.3)}" stroke-width="${random.between(1.5, 4)}" stroke-linecap="round" opacity=".8"/>`)}`;
  const front = `<g fill="none" stroke="${ink}" stroke-linecap="round">${branch}${twigs}</g>
${times(16, () => {
  const [x, middle] = along(random.between(0.05, 1));
  const y = middle + height * random.between(-0.06, 0.075);
  return `<g transform="translate(${x} ${y}) rotate(${random.between(0, 90)}) scale(${random.between(0.7, 1.35)})"><path d="M0 0c-9 -4 -9 -16 0 -18c9 2 9 14 0 18zM0 0c4 -9 16 -9 18 0c-2 9 -14 9 -18 0zM0 0c9 4 9 16 0 18c-9 -2 -9 -14 0 -18zM0 0c-4 9 -16 9 -18 0c2 -9 14 -9 18 0z" fill="${random.pick([accent, mix(accent, '#ffffff', 0.5), mix(deep, '#ffffff', 0.4)])}" stroke="${ink}" stroke-width="1"/><circle r="3" fill="${ink}"/></g>`;
})}
<g transform="translate(${side < 0 ? width * 0.07 : width * 0.84} ${height * 0.84})"><rect width="${width * 0.09}" height="${width * 0.09}" rx="6" fill="${mix(accent, '#a01010', 0.4)}"/><path d="M${width * 0.02} ${width * 0.025}h${width * 0.05}m${-width * 0.025} 0v${width * 0.045}m${-width * 0.02} ${-width * 0.02}h${width * 0.04}" stroke="#fbf1de" stroke-width="4" fill="none"/></g>`;
  return {
    back,
    front,
    subject: { x: width * (0.5 - side * 0.04), y: height * 0.5, size },
    companions: [{ x: width * (0.5 + side * 0.32), y: height * 0.74, size: size * 0.3 }],
  };
}
