import type { HostMessage } from '@foyer/kernel/game-host';
import type { FrameData, SessionView } from '../../rgs/view.ts';
import { createAmounts } from './amounts.ts';
import { createGameApi } from './gameApi.ts';
import type { CreateGameView } from './gameView.ts';
import { createHostLink, type HostLink } from './hostLink.ts';
import { createFrame, type Frame } from './shell/frame.ts';
import { showFatal } from './shell/fatalScreen.ts';
import { createFrameTexts } from '@foyer/kernel/frame-texts';

/** Starts the frame: sends `hello`, awaits the host's `init`, redeems the launch, renders, sends `ready`. */
export async function startFrame(createView: CreateGameView): Promise<void> {
  const data = JSON.parse(document.getElementById('frame-data')?.textContent ?? '{}') as FrameData; // written by our own server
  paint(data);
  const texts = createFrameTexts(data.messages, 'games.frame.');
  const host = createHostLink(data.nonce, data.hostOrigins);
  const { init, others } = waitForInit(host);
  host.send({ type: 'hello' });
  if (data.isExpired) return showFatal(host, texts, 'LAUNCH_EXPIRED');
  const api = createGameApi();
  const [greeting, opened] = await Promise.all([init, api.open(data.token)]);
  if (!opened.ok) return showFatal(host, texts, opened.refusal.code);
  const session = { ...opened.value, jurisdiction: strictest(opened.value, greeting) };
  const frame = createFrame({
    session,
    data,
    texts,
    amounts: createAmounts(data.locale, session.currency),
    host,
    api,
    greeting,
    createView,
  });
  others((message) => onMessage(frame, message));
  frame.ready();
}

type Greeting = Extract<HostMessage, { type: 'init' }>;

/** Resolves with the first `init`; later messages are queued in order until the frame can handle them. */
function waitForInit(host: HostLink): {
  init: Promise<Greeting>;
  others: (onMessage: (message: HostMessage) => void) => void;
} {
  const early: HostMessage[] = [];
  let deliver = (message: HostMessage): void => void early.push(message);
  let resolve: (message: Greeting) => void = () => undefined;
  const init = new Promise<Greeting>((done) => {
    resolve = done;
  });
  host.listen((message) => (message.type === 'init' ? resolve(message) : deliver(message)));
  return {
    init,
    others(onMessage) {
      deliver = onMessage;
      early.splice(0).forEach(onMessage);
    },
  };
}

function onMessage(frame: Frame, message: HostMessage): void {
  switch (message.type) {
    case 'pause':
      return frame.pause(message.reason);
    case 'resume':
      return frame.resume();
    case 'refreshBalance':
      return frame.refreshBalance();
    case 'setMuted':
      return frame.setMuted(message.muted);
    case 'setNetPosition':
      return frame.setNet(message.minor);
    case 'stop':
      return frame.stop();
    case 'init':
      return undefined;
  }
}

/** Combines the flags of launch and host; the stricter value of each applies. */
function strictest(session: SessionView, { jurisdictionFlags }: Greeting): SessionView['jurisdiction'] {
  const launched = session.jurisdiction;
  return {
    autoplay: launched.autoplay && jurisdictionFlags.autoplay,
    turbo: launched.turbo && jurisdictionFlags.turbo,
    minimumRoundMs: Math.max(launched.minimumRoundMs, jurisdictionFlags.minimumRoundMs),
    maximumStakeMinor:
      [launched.maximumStakeMinor, jurisdictionFlags.maximumStakeMinor]
        .filter((cap) => cap !== null)
        .sort((left, right) => left - right)[0] ?? null,
    celebrateReturnUpToStake: launched.celebrateReturnUpToStake && jurisdictionFlags.celebrateReturnUpToStake,
    buyFeature: launched.buyFeature && jurisdictionFlags.buyFeature,
    showRtp: launched.showRtp || jurisdictionFlags.showRtp,
    showNetPosition: launched.showNetPosition || jurisdictionFlags.showNetPosition,
    showSessionClock: launched.showSessionClock || jurisdictionFlags.showSessionClock,
    fullscreen: launched.fullscreen && jurisdictionFlags.fullscreen,
  };
}

function paint(data: FrameData): void {
  const style = document.documentElement.style;
  ['ground', 'deep', 'light', 'accent', 'second'].forEach((name, index) =>
    style.setProperty(`--${name}`, data.palette[index] ?? ''),
  );
  style.setProperty('--backdrop', `url("${data.backdrop}")`);
}
