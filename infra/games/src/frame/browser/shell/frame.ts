import type { GamePauseReason, HostMessage } from '@foyer/kernel/game-host';
import type { FrameData, RoundView, SessionView } from '../../../rgs/view.ts';
import type { Amounts } from '../amounts.ts';
import { prefersCalm } from '../element.ts';
import { canPlay, INITIAL_STATE, transition, type FrameEvent, type FrameState } from '../frameMachine.ts';
import type { GameApi } from '../gameApi.ts';
import type { CreateGameView, GameKit } from '../gameView.ts';
import type { HostLink } from '../hostLink.ts';
import type { FormatFrameText } from '@foyer/kernel/frame-texts';
import { createAutoplay } from './autoplay.ts';
import { createBalanceKeeper } from './balanceKeeper.ts';
import { createFreeSpinsPlay } from './freeSpinsPlay.ts';
import { createDialogs, type Dialogs } from './dialogs.ts';
import { showFatal } from './fatalScreen.ts';
import { openHistory } from './historyDialog.ts';
import { createLayout } from './layout.ts';
import { fatalOf, noticeKeyOf } from './refusals.ts';
import { runRound, replayRound, type RoundLoopParts } from './roundLoop.ts';
import { openRules } from './rulesDialog.ts';
import { createSessionDisplay } from './sessionDisplay.ts';
import { createSoundEffects } from './soundEffects.ts';

export interface FrameParts {
  readonly session: SessionView;
  readonly data: FrameData;
  readonly texts: FormatFrameText;
  readonly amounts: Amounts;
  readonly host: HostLink;
  readonly api: GameApi;
  readonly greeting: Extract<HostMessage, { type: 'init' }>;
  readonly createView: CreateGameView;
}

/** Requests that the host can send to a running frame. */
export interface Frame {
  ready(): void;
  pause(reason: GamePauseReason): void;
  resume(): void;
  refreshBalance(): void;
  setMuted(isMuted: boolean): void;
  setNet(minor: number): void;
  stop(): void;
}

export function createFrame(parts: FrameParts): Frame {
  const { session, texts, amounts, host, api } = parts;
  const rules = session.jurisdiction;
  const isReplay = session.mode === 'replay';
  let state: FrameState = INITIAL_STATE;
  let isTurbo = false;
  let show = new AbortController();

  const dialogs = createDialogs(texts('close'));
  const freeSpins = createFreeSpinsPlay(
    { session, texts, amounts, dialogs },
    {
      onEnded: () => autoplay.stop(),
      onContinued: () => {
        draw();
        layout.play.focus();
      },
      onExit: () => host.send({ type: 'exit' }),
    },
  );
  const layout = createLayout(session.game.name, texts, {
    freeSpins: freeSpins.root,
    play: () => void press(),
    openRules: () => openRules(kit, view, dialogs, () => host.send({ type: 'openRules' })),
    openHistory: () =>
      void openHistory(
        kit,
        api,
        dialogs,
        (round) => void watch(round),
        () => host.send({ type: 'openHistory' }),
      ),
    openHelp: () => host.send({ type: 'openHelp' }),
    toggleTurbo: () => {
      isTurbo = !isTurbo;
      draw();
    },
    toggleAutoplay: () => autoplay.toggle(),
    exit: () => host.send({ type: 'exit' }),
  });
  const balance = createBalanceKeeper(
    (minor) => {
      layout.balance.textContent = amounts.money(minor);
    },
    (minor) => host.send({ type: 'balance', minor, ccy: session.currency }),
  );
  const kit: GameKit = {
    session,
    texts,
    amounts,
    sound: createSoundEffects(parts.greeting.muted),
    setWin: (minor) => {
      layout.win.textContent = minor === null ? '–' : amounts.money(minor);
    },
    setStatus: (...content) => layout.status.replaceChildren(...content),
    onBetChanged: () => draw(),
    play: () => void press(),
  };
  const view = parts.createView(kit);
  const facts = createSessionDisplay(layout, texts, amounts, {
    clock: rules.showSessionClock,
    net: rules.showNetPosition,
  });
  const loop: RoundLoopParts = { kit, view, api, host, layout, balance, isTurbo: () => isTurbo };
  const autoplay = createAutoplay({ texts, dialogs, press: () => press(), onChange: () => draw() });

  function send(event: FrameEvent): void {
    state = transition(state, event);
    draw();
  }
  function draw(): void {
    const mayPlay = canPlay(state) && !isReplay;
    layout.stake.textContent = amounts.money(freeSpins.isFree() ? 0 : view.stakeMinor());
    layout.controls.hidden = freeSpins.isFree();
    freeSpins.draw(!layout.banner.hidden);
    layout.play.disabled = !(mayPlay && view.bet() !== undefined) && !(state.phase === 'busy' && rules.turbo);
    layout.play.classList.toggle('is-busy', state.phase === 'busy');
    layout.turbo.hidden = !rules.turbo || isReplay;
    layout.turbo.setAttribute('aria-pressed', String(isTurbo));
    layout.autoplay.hidden = !rules.autoplay || isReplay;
    layout.autoplay.setAttribute('aria-pressed', String(autoplay.isRunning()));
    view.setEnabled(mayPlay && !autoplay.isRunning());
    document.body.classList.toggle('is-paused', state.pause !== null);
  }

  async function press(): Promise<boolean> {
    if (state.phase === 'busy') {
      if (rules.turbo) show.abort(); // skipping animations is a turbo function (forbidden by UK RTS 14E)
      return false;
    }
    if (dialogs.isOpen() || !canPlay(state) || isReplay || view.bet() === undefined) return false;
    if (freeSpins.showEnd()) return false;
    if (!freeSpins.isFree() && view.stakeMinor() > balance.minor()) return refuse('INSUFFICIENT_FUNDS');
    send({ type: 'round-started' });
    show = new AbortController();
    const reply = await runRound(loop, freeSpins.next(), show.signal);
    const left = freeSpins.update(reply.ok ? reply.value.freeSpins : reply.refusal.freeSpins);
    send({ type: 'round-ended' });
    host.send({ type: 'idle' });
    layout.live.append(` ${left}`);
    return !freeSpins.showEnd() && (reply.ok || refuse(reply.refusal.code));
  }
  async function watch(round: RoundView): Promise<void> {
    if (state.phase !== 'idle') return;
    show = new AbortController();
    showBanner(texts('replay'));
    draw();
    layout.play.disabled = true;
    await replayRound(loop, round, show.signal);
    showBanner(currentBanner());
    draw();
  }
  function refuse(code: string): false {
    autoplay.stop();
    const fatal = fatalOf(code);
    if (fatal) {
      send({ type: 'failed', code: fatal });
      showFatal(host, texts, fatal);
      return false;
    }
    if (code === 'BET_UNCONFIRMED' || code === 'NO_ANSWER') refreshBalance();
    openRefusal(code, parts, dialogs);
    layout.live.textContent = texts(noticeKeyOf(code));
    return false;
  }
  function refreshBalance(): void {
    if (isReplay) return;
    void api.balance().then((reply) => {
      if (reply.ok && state.phase !== 'busy') balance.read(reply.value);
    });
  }
  function showBanner(text: string): void {
    layout.banner.hidden = text === '';
    layout.banner.textContent = text;
  }
  function currentBanner(): string {
    return isReplay ? texts('replay') : session.mode === 'demo' ? texts('demo') : '';
  }

  return {
    ready() {
      layout.stage.append(view.stage);
      layout.controls.append(view.controls);
      document.getElementById('game')?.replaceChildren(layout.root);
      showBanner(currentBanner());
      facts.start(parts.greeting.sessionStart, parts.greeting.serverTime, parts.greeting.initialNet);
      if (rules.showRtp)
        kit.setStatus(texts('rtpLine', { percent: amounts.percent(session.game.facts.rtp) }));
      document.addEventListener('keydown', (event) => onKey(event, () => void press()));
      document.body.classList.toggle('is-calm', prefersCalm());
      send({ type: 'loaded' });
      host.send({ type: 'ready' });
      if (session.balance) balance.read(session.balance);
      host.send({ type: 'idle' });
      if (session.lastRound) view.restore(session.lastRound);
      if (isReplay && session.lastRound) void watch(session.lastRound);
      else if (session.wasInterrupted)
        dialogs.open(texts('interruptedTitle'), [
          texts('interruptedText', { amount: amounts.money(session.lastRound?.returnMinor ?? 0) }),
        ]);
    },
    pause: (reason) => {
      autoplay.stop();
      send({ type: 'pause-requested', reason });
    },
    resume: () => send({ type: 'resume-requested' }),
    refreshBalance,
    setMuted: (isMuted) => kit.sound.setMuted(isMuted),
    setNet: (minor) => facts.setNet(minor),
    stop: () => {
      autoplay.stop();
      send({ type: 'stop-requested' });
      kit.setStatus(texts('stopped'));
    },
  };
}

/** Explains a refusal, with a way to the cashier when real money is missing. */
function openRefusal(code: string, { session, texts, host }: FrameParts, dialogs: Dialogs): void {
  const cashier =
    code === 'INSUFFICIENT_FUNDS' && session.mode === 'real'
      ? [{ label: texts('openCashier'), isPrimary: true, act: () => host.send({ type: 'openCashier' }) }]
      : [];
  dialogs.open(
    texts('noticeTitle'),
    [
      texts(
        code === 'INSUFFICIENT_FUNDS' && session.mode === 'demo' ? 'refusalDemoFunds' : noticeKeyOf(code),
      ),
    ],
    cashier,
  );
}

/** Space starts a round unless a control has focus; key repeat starts no further rounds (UK RTS 14D). */
function onKey(event: KeyboardEvent, play: () => void): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.code !== 'Space' || target?.closest('button, dialog, input, select, summary, [role="grid"]'))
    return;
  event.preventDefault();
  if (!event.repeat) play();
}
