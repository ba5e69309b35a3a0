import { ignoreError } from '@foyer/kernel';
import { colourOf, POCKETS, WHEEL_ORDER } from '../../../engines/roulette/wheel.ts';
import { element, pause, vector } from '../element.ts';

const CANCELLED = ignoreError('animation of the wheel was cancelled');

export interface WheelView {
  readonly root: HTMLElement;
  /** Spins until `settle` is called. */
  spin(isCalm: boolean): void;
  stopAt(
    number: number,
    options: { readonly isTurbo: boolean; readonly isCalm: boolean; readonly signal: AbortSignal },
  ): Promise<void>;
  rest(number: number): void;
}

const POCKET_ANGLE = 360 / POCKETS;
const BALL_TRACK = 46;
const BALL_POCKET = 33;

/** Wheel with a counter-rotating ball that drops into the pocket drawn by the server. */
export function createWheelView(label: string): WheelView {
  const rotor = vector(
    'g',
    { class: 'rotor' },
    ...WHEEL_ORDER.flatMap((number, pocketIndex) => pocket(number, pocketIndex)),
    vector('circle', { r: 25, class: 'wheel-bowl' }),
    vector('circle', { r: 7, class: 'wheel-hub' }),
    ...[0, 90].map((turn) =>
      vector('path', { d: 'M-16 0H16', class: 'wheel-cross', transform: `rotate(${turn})` }),
    ),
  );
  const ball = vector('circle', { r: 2.1, class: 'ball', cy: -BALL_TRACK });
  const arm = vector('g', { class: 'ball-arm' }, ball);
  const svg = vector(
    'svg',
    { viewBox: '-52 -52 104 104', role: 'img', 'aria-label': label },
    vector('circle', { r: 51, class: 'wheel-rim' }),
    vector('circle', { r: 48, class: 'wheel-track' }),
    rotor,
    arm,
  );
  const root = element('div', { class: 'wheel' }, svg);
  let rotorAngle = 0;
  let loops: Animation[] = [];

  function stopLoops(): void {
    loops.forEach((animation) => animation.cancel());
    loops = [];
  }
  function turn(target: SVGElement, from: number, to: number, options: KeyframeAnimationOptions): Animation {
    return target.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], options);
  }
  function rest(number: number): void {
    stopLoops();
    const angle = rotorAngle + angleOf(number);
    rotor.style.transform = `rotate(${rotorAngle}deg)`;
    arm.style.transform = `rotate(${angle}deg)`;
    ball.setAttribute('cy', String(-BALL_POCKET));
  }
  return {
    root,
    rest,
    spin(isCalm) {
      stopLoops();
      if (isCalm) return;
      ball.setAttribute('cy', String(-BALL_TRACK));
      loops = [
        turn(rotor, rotorAngle, rotorAngle + 360, { duration: 5_200, iterations: Infinity }),
        turn(arm, 0, -360, { duration: 900, iterations: Infinity }),
      ];
    },
    async stopAt(number, { isTurbo, isCalm, signal }) {
      if (isCalm || signal.aborted) {
        await pause(300, signal);
        return rest(number);
      }
      const duration = isTurbo ? 1_100 : 3_400;
      const from = rotorAngle;
      rotorAngle = (rotorAngle + (duration / 5_200) * 360) % 360;
      const rotorEnd = from + ((((rotorAngle - from) % 360) + 360) % 360);
      const ballEnd = -720 - 360 * (isTurbo ? 0 : 2) + rotorEnd + angleOf(number);
      stopLoops();
      const fall = [
        { transform: `translateY(0)` },
        { transform: 'translateY(0)', offset: 0.55 },
        { transform: `translateY(${BALL_TRACK - BALL_POCKET + 3}px)`, offset: 0.72 },
        { transform: `translateY(${BALL_TRACK - BALL_POCKET - 2.5}px)`, offset: 0.82 },
        { transform: `translateY(${BALL_TRACK - BALL_POCKET}px)` },
      ];
      loops = [
        turn(rotor, from, rotorEnd, { duration, easing: 'cubic-bezier(.3,.6,.5,1)', fill: 'forwards' }),
        turn(arm, 0, ballEnd, { duration, easing: 'cubic-bezier(.15,.5,.4,1)', fill: 'forwards' }),
        ball.animate(fall, { duration, easing: 'ease-in', fill: 'forwards' }),
      ];
      signal.addEventListener('abort', () => loops.forEach((animation) => animation.finish()), {
        once: true,
      });
      await Promise.all(loops.map((animation) => animation.finished.catch(CANCELLED)));
      rest(number);
    },
  };
}

function angleOf(number: number): number {
  return WHEEL_ORDER.findIndex((pocketNumber) => pocketNumber === number) * POCKET_ANGLE;
}

function pocket(number: number, pocketIndex: number): readonly SVGElement[] {
  const half = (POCKET_ANGLE / 2) * (Math.PI / 180);
  const point = (radius: number, sign: number): string =>
    `${(Math.sin(half) * radius * sign).toFixed(3)} ${(-Math.cos(half) * radius).toFixed(3)}`;
  const wedge = vector('path', {
    d: `M${point(25, -1)}L${point(43, -1)}A43 43 0 0 1 ${point(43, 1)}L${point(25, 1)}Z`,
    class: `pocket is-${colourOf(number)}`,
  });
  const text = vector('text', { y: -37.6, class: 'pocket-number', 'text-anchor': 'middle' }, String(number));
  return [vector('g', { transform: `rotate(${pocketIndex * POCKET_ANGLE})` }, wedge, text)];
}
