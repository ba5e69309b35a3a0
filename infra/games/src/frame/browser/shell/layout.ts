import { element } from '../element.ts';
import type { FormatFrameText } from '@foyer/kernel/frame-texts';
import { icon, type IconName } from './icons.ts';

export interface LayoutActions {
  /** Shown above the game. */
  readonly freeSpins: HTMLElement;
  play(): void;
  openRules(): void;
  openHistory(): void;
  openHelp(): void;
  toggleTurbo(): void;
  toggleAutoplay(): void;
  exit(): void;
}

export interface Layout {
  readonly root: HTMLElement;
  readonly stage: HTMLElement;
  readonly controls: HTMLElement;
  readonly balance: HTMLElement;
  readonly stake: HTMLElement;
  readonly win: HTMLElement;
  readonly status: HTMLElement;
  /** For screen readers only. */
  readonly live: HTMLElement;
  readonly clock: HTMLElement;
  readonly net: HTMLElement;
  readonly banner: HTMLElement;
  readonly play: HTMLButtonElement;
  readonly turbo: HTMLButtonElement;
  readonly autoplay: HTMLButtonElement;
}

/**
 * Elements that every game shares. An element that the licence forbids is hidden by its component, not here.
 * The host shows the title and the sound control around the frame, so neither is visible here.
 */
export function createLayout(title: string, texts: FormatFrameText, actions: LayoutActions): Layout {
  const iconButton = (name: IconName, key: string, act: () => void): HTMLButtonElement =>
    element(
      'button',
      { type: 'button', class: 'icon-button', 'aria-label': texts(key), title: texts(key), click: act },
      icon(name),
    );
  const figure = (key: string, kind: string): [HTMLElement, HTMLElement] => {
    const value = element('output', { class: 'figure-value' }, '–');
    return [
      element(
        'div',
        { class: `figure ${kind}` },
        element('span', { class: 'figure-label' }, texts(key)),
        value,
      ),
      value,
    ];
  };
  const [balanceBox, balance] = figure('balance', 'balance');
  const [stakeBox, stake] = figure('stake', 'stake');
  const [winBox, win] = figure('win', 'win');
  const parts = {
    stage: element('div', { class: 'stage' }),
    controls: element('div', { class: 'game-controls' }),
    status: element('p', { class: 'status', 'aria-hidden': 'true' }),
    live: element('p', { class: 'visually-hidden', role: 'status', 'aria-live': 'polite' }),
    clock: element('span', { class: 'clock', role: 'timer', 'aria-live': 'off', hidden: true }),
    net: element('span', { class: 'net', hidden: true }),
    banner: element('div', { class: 'banner', hidden: true }),
    play: element(
      'button',
      {
        type: 'button',
        class: 'play',
        'aria-label': texts('play'),
        'aria-keyshortcuts': 'Space',
        click: () => actions.play(),
      },
      icon('play'),
    ),
    turbo: element(
      'button',
      {
        type: 'button',
        class: 'toggle',
        'aria-pressed': 'false',
        hidden: true,
        click: () => actions.toggleTurbo(),
      },
      icon('turbo'),
      texts('turbo'),
    ),
    autoplay: element(
      'button',
      {
        type: 'button',
        class: 'toggle',
        'aria-pressed': 'false',
        hidden: true,
        click: () => actions.toggleAutoplay(),
      },
      icon('repeat'),
      texts('autoplay'),
    ),
  };
  const tools = [
    iconButton('rules', 'rules', () => actions.openRules()),
    iconButton('history', 'history', () => actions.openHistory()),
    iconButton('help', 'help', () => actions.openHelp()),
    iconButton('exit', 'exit', () => actions.exit()),
  ];
  const root = element(
    'main',
    { class: 'frame', 'aria-label': title },
    element(
      'header',
      { class: 'top' },
      element('h1', { class: 'visually-hidden' }, title),
      element('div', { class: 'facts' }, parts.clock, parts.net),
      element('nav', { class: 'tools', 'aria-label': texts('tools') }, ...tools),
    ),
    parts.banner,
    actions.freeSpins,
    parts.stage,
    parts.status,
    element(
      'section',
      { class: 'bottom', 'aria-label': texts('controls') },
      element('div', { class: 'figures' }, balanceBox, stakeBox, winBox),
      parts.controls,
      element('div', { class: 'play-group' }, parts.turbo, parts.autoplay, parts.play),
    ),
    parts.live,
  );
  return { root, balance, stake, win, ...parts };
}
