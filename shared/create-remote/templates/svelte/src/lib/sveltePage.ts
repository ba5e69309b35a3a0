import type { PageProps } from '@foyer/contract';
import type { ElementContext, ElementPart } from '@foyer/platform';
import { mount, unmount, type Component } from 'svelte';
import { writable, type Readable } from 'svelte/store';

export type SveltePageProps = PageProps & ElementContext;

/** A page of Svelte for `elementComponent`: its properties are a store, which the shell's updates write. */
export function sveltePage(page: Component<{ page: Readable<SveltePageProps> }>): ElementPart<PageProps> {
  return {
    mount(target, first) {
      const props = writable(first);
      const mounted = mount(page, { target, props: { page: props } });
      return { update: props.set, unmount: () => void unmount(mounted) };
    },
  };
}
