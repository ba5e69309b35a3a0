import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '@foyer/platform/testing';
import { Component } from './SampleThingPage.tsx';

describe('sample-thing page', () => {
  it('shows its heading', async () => {
    renderPage(Component);
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });
});
