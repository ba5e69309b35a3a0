import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { outletWith } from '../remotes/outlet/outlet.fixture.ts';
import { OutletProvider } from '../remotes/outlet/outletContext.ts';
import { InvitedPlaces } from './InvitedPlaces.tsx';

const setWith = (version: number, places: readonly string[]): ReleaseSet => ({
  version,
  issuedAt: '',
  apps: [],
  invited: [
    { squad: 'bingo', prefix: 'bingo' },
    { squad: 'poker', prefix: 'cards', slots: [{ name: 'poker.strip', places: [...places] }] },
  ],
});

describe('InvitedPlaces', () => {
  it('shows the slots that the plan places on the page, and follows a changed plan', () => {
    const outlet = { ...outletWith(() => Promise.reject(new Error('unused'))), Slot: SlotName };
    outlet.remotes.releases.apply(setWith(2, ['lobby']));
    const { rerender } = render(<InvitedPlaces page="lobby" />, {
      wrapper: ({ children }) => <OutletProvider value={outlet}>{children}</OutletProvider>,
    });
    expect(screen.getByText('poker.strip on lobby')).toBeTruthy();
    rerender(<InvitedPlaces page="sports" />);
    expect(screen.queryByText(/poker/)).toBeNull();
    act(() => outlet.remotes.releases.apply(setWith(3, ['sports'])));
    expect(screen.getByText('poker.strip on sports')).toBeTruthy();
  });
});

function SlotName({ name, props }: { readonly name: string; readonly props: object }) {
  return <p>{`${name} on ${'page' in props ? String(props.page) : ''}`}</p>;
}
