import { use, useEffect, useMemo, type ComponentType } from 'react';
import type { RemoteHost, RemoteTarget, RemoteViewProps } from '@foyer/contract';
import { IntlRoot } from '@foyer/i18n';
import { languageTag } from '@foyer/links';
import { PlatformProvider } from './platformContext.tsx';
import { useStore } from '../hooks/useStore.ts';
import { messagesFor, type RemoteParts } from './remoteParts.ts';

/**
 * The root component of a mounted remote, rendered in the tree of the shell: provides the remote's messages
 * and services to the requested view.
 * @internal
 */
export function createRemoteView(parts: RemoteParts, host: RemoteHost): ComponentType<RemoteViewProps> {
  const { locale, language = languageTag(locale), texts } = host.services;

  function RemoteView({ target }: RemoteViewProps) {
    const messages = use(messagesFor(parts, target).load(locale));
    const published = useStore(texts ?? NO_TEXTS);
    useEffect(() => texts?.want(messages), [messages]);
    const current = useMemo(() => ({ ...messages, ...published }), [messages, published]);
    return (
      <IntlRoot language={language} messages={current} onMissing={onMissing}>
        <PlatformProvider host={host}>
          <Target target={target} />
        </PlatformProvider>
      </IntlRoot>
    );
  }

  function Target({ target }: { readonly target: RemoteTarget }) {
    return target.kind === 'page' ? (
      <Page route={target.route} params={target.params} />
    ) : (
      <SlotPiece name={target.name} props={target.props} />
    );
  }

  function Page({ route, params }: Omit<Extract<RemoteTarget, { kind: 'page' }>, 'kind'>) {
    const page = use(parts.pages.load(route));
    if (page === 'not-available') return <host.NotAvailable route={route} />;
    return <page.Component key={route} params={params} />;
  }

  function SlotPiece({ name, props }: Omit<Extract<RemoteTarget, { kind: 'slot' }>, 'kind'>) {
    const { Component } = use(parts.slots.load(name));
    return <Component {...props} />;
  }

  function onMissing(id: string): void {
    host.services.telemetry.failed(host.app, new Error(`No text for ${id}`));
  }

  return RemoteView;
}

const NONE = {};
/** For a shell of an earlier release. */
const NO_TEXTS = { current: () => NONE, subscribe: () => () => undefined };
