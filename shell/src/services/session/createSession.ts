import type { SessionId } from '@foyer/kernel';
import { createStore } from '@foyer/platform';
import type {
  EventBus,
  LogoutReason,
  Session,
  SessionState,
  SignInOptions,
  SignUpOptions,
} from '@foyer/contract';
import type { IdentityProvider, Journey } from './adapters/identityProvider.ts';
import { IdentityFailure } from './adapters/identityProvider.ts';
import type { Tabs } from './adapters/tabs.ts';
import { createRenewal } from './renewal.ts';
import {
  publicState,
  RETRY_AFTER_MS,
  transition,
  type SessionEffect,
  type SessionEvent,
  type SessionMachine,
} from './session.machine.ts';
import type { Tokens } from './tokens.ts';

export interface ShellSession extends Session {
  /** Restores the session; called once the page has been painted. */
  restore(): Promise<void>;
  /** A valid token, for the API and the socket; undefined for visitors. */
  accessToken(): Promise<string | undefined>;
  /** requirements/errors#authentication: AuthenticationFailure or 401. */
  reauthenticate(refused: string): Promise<string | undefined>;
  finishSignIn(href: string): Promise<Journey>;
  /** The session of the tokens, which exists before its player is read. */
  heldSession(): SessionId | undefined;
  /** Called with the answer for the player of a session; `isPresent` is false when it failed. */
  playerRead(sessionId: SessionId, isPresent: boolean): void;
  /** Parameters that the next sign-in carries on (requirements/routes#layouts). */
  carry(values: Readonly<Record<string, string>>): void;
  sessionDestroyed(sessionId: string, reason: LogoutReason): void;
  socketEndedSession(): void;
  /** Called when the page returns from the back/forward cache (requirements/reliability#fault-37). */
  resume(): void;
}

export interface SessionPorts {
  readonly tabs: Tabs;
  readonly bus: EventBus;
  /** Loaded on first use: the first paint of visitors does not need it. */
  provider(): Promise<IdentityProvider>;
  now(): number;
  observeTime(serverNow: number): void;
  wait(ms: number): Promise<void>;
  after(ms: number, act: () => void): () => void;
  /** Stores that a session may exist, without any secret of it. */
  readonly hint: { exists(): boolean; set(expiresAt: number): void; clear(): void };
  clearPlayerData(): Promise<void>;
  leave(reason: LogoutReason | undefined): void;
  /** The address that a signed-out player is sent to (requirements/routes#product-mode). */
  signedOutHref(reason: LogoutReason): string;
  report(error: unknown): void;
}

export function createSession(ports: SessionPorts): ShellSession {
  let machine: SessionMachine = { status: 'restoring' };
  let carried: Readonly<Record<string, string>> = {};
  let stopTimer: (() => void) | undefined;
  const store = createStore<SessionState>(publicState(machine));
  const tokens = (): Tokens | undefined => (machine.status === 'signed-in' ? machine.tokens : undefined);
  const renewal = createRenewal({
    tabs: ports.tabs,
    provider: ports.provider,
    current: tokens,
    wait: ports.wait,
    onIssued: (issued) => ports.observeTime(issued.claims.issuedAt),
  });

  function send(event: SessionEvent): void {
    const step = transition(machine, event);
    const hasChanged = step.state !== machine;
    machine = step.state;
    if (machine.status !== 'signed-in') stopTimer?.();
    // the previous player's data is cleared before the next player is announced
    for (const effect of step.effects.filter(isClearing)) perform(effect);
    if (hasChanged) store.set(publicState(machine));
    for (const effect of step.effects.filter((candidate) => !isClearing(candidate))) perform(effect);
  }

  function perform(effect: SessionEffect): void {
    switch (effect.type) {
      case 'plan-renewal':
        return plan(Math.max(0, effect.at - ports.now()), renew);
      case 'retry-renewal':
        return plan(RETRY_AFTER_MS, renew);
      case 'retry-restore':
        return plan(RETRY_AFTER_MS, () => void restore());
      case 'restore':
        return void restore();
      case 'clear-player-data':
        return void ports.clearPlayerData().catch(ports.report);
      case 'store-hint':
        return ports.hint.set(effect.tokens.claims.expiresAt);
      case 'announce-signed-in':
        return ports.bus.emit('session.signed-in', { playerId: effect.tokens.claims.playerId });
      case 'announce-refreshed':
        return ports.bus.emit('session.refreshed', { expiresAt: effect.tokens.claims.expiresAt });
      case 'announce-signed-out':
        ports.hint.clear();
        return ports.bus.emit('session.signed-out', { reason: effect.reason });
      case 'share-tokens-with-tabs':
        return ports.tabs.post({ type: 'tokens', tokens: effect.tokens, isSignIn: true });
      case 'sign-out-tabs':
        return ports.tabs.post({ type: 'signed-out', sessionId: effect.sessionId, reason: effect.reason });
      case 'leave':
        return ports.leave(effect.reason);
      case 'end-at-provider':
        return void endAtProvider(effect.tokens, effect.reason);
    }
  }

  function plan(ms: number, act: () => void): void {
    stopTimer?.();
    stopTimer = ports.after(ms, act);
  }

  function renew(): void {
    void renewed();
  }

  async function renewed(): Promise<string | undefined> {
    const stale = tokens();
    if (!stale) return undefined;
    try {
      send({ type: 'renewed', tokens: await renewal.renew(stale) });
    } catch (error) {
      send({
        type: 'renewal-failed',
        failure: error instanceof IdentityFailure ? error.failure : 'unreachable',
        now: ports.now(),
      });
    }
    return tokens()?.accessToken;
  }

  async function restore(): Promise<void> {
    try {
      const restored = await renewal.restore();
      if (!restored) ports.hint.clear();
      send(restored ? { type: 'restored', tokens: restored } : { type: 'nothing-restored' });
    } catch (error) {
      ports.report(error);
      send({ type: 'restore-failed' });
    }
  }

  function restorationEnded(): Promise<void> {
    return new Promise((resolve) => {
      const stop = store.subscribe(() => {
        if (machine.status === 'restoring') return;
        stop();
        resolve();
      });
    });
  }

  async function endAtProvider(ended: Tokens, reason: LogoutReason): Promise<void> {
    try {
      const provider = await ports.provider();
      await provider.signOut(ended, ports.signedOutHref(reason));
    } catch (error) {
      ports.report(error);
      ports.leave(reason);
    }
  }

  const withCarried = (options: SignInOptions): SignInOptions => ({
    ...options,
    carry: { ...carried, ...options.carry },
  });

  async function signIn(options: SignInOptions = {}): Promise<void> {
    const provider = await ports.provider();
    await provider.signIn(withCarried(options));
  }

  async function signUp(options: SignUpOptions = {}): Promise<void> {
    const provider = await ports.provider();
    await provider.signUp(withCarried(options), options.country);
  }

  ports.tabs.listen((message) => {
    const held = tokens();
    if (message.type === 'tokens-wanted' && held && held.claims.expiresAt > ports.now())
      ports.tabs.post({ type: 'tokens', tokens: held, isSignIn: false });
    if (message.type === 'tokens') {
      if (message.isSignIn || machine.status === 'signed-in')
        send({ type: 'signed-in', tokens: message.tokens, isHere: false });
      else if (machine.status !== 'anonymous') send({ type: 'restored', tokens: message.tokens });
    }
    if (message.type === 'signed-out')
      send({ type: 'signed-out-elsewhere', sessionId: message.sessionId, reason: message.reason });
  });

  return {
    current: store.current,
    subscribe: store.subscribe,
    canRefresh: () =>
      machine.status === 'signed-in' || (machine.status === 'restoring' && ports.hint.exists()),
    restore,
    async accessToken() {
      const held = tokens();
      if (held && held.claims.expiresAt <= ports.now()) return renewed();
      return held?.accessToken;
    },
    async reauthenticate(refused) {
      const held = tokens();
      if (held && held.accessToken !== refused) return held.accessToken;
      return renewed();
    },
    signIn,
    signUp,
    async signOut(reason) {
      // the account menu is offered before the session is restored
      if (machine.status === 'restoring') await restorationEnded();
      send({ type: 'sign-out-requested', reason });
    },
    async finishSignIn(href) {
      const provider = await ports.provider();
      const { tokens: issued, journey } = await provider.finishSignIn(href);
      ports.observeTime(issued.claims.issuedAt);
      send({ type: 'signed-in', tokens: issued, isHere: true });
      return journey;
    },
    carry: (values) => void (carried = { ...carried, ...values }),
    heldSession: () => tokens()?.claims.sessionId,
    playerRead: (sessionId, isPresent) => send({ type: 'player-read', sessionId, isPresent }),
    sessionDestroyed: (sessionId, reason) => send({ type: 'session-destroyed', sessionId, reason }),
    socketEndedSession: () => send({ type: 'socket-ended-session' }),
    resume: () => send({ type: 'resumed' }),
  };
}

function isClearing(effect: SessionEffect): boolean {
  return effect.type === 'clear-player-data';
}
