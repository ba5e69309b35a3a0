import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SampleThing } from './SampleThing.tsx';

describe('SampleThing', () => {
  it('shows what it is given', () => {
    render(<SampleThing>content</SampleThing>);
    expect(screen.getByText('content')).toBeTruthy();
  });
});
