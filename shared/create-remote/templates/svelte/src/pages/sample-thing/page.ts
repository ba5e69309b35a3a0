import { elementComponent } from '@foyer/platform';
import { sveltePage } from '../../lib/sveltePage.ts';
import SampleThingPage from './SampleThingPage.svelte';

export const Component = elementComponent(sveltePage(SampleThingPage));
