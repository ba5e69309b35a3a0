import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SampleThing } from './SampleThing.tsx';

describe('SampleThing', () => {
  it('shows its content', () => {
    render(<SampleThing>content</SampleThing>);
    expect(screen.getByText('content')).toBeTruthy();
  });
});
