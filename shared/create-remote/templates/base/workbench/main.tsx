import { startWorkbench } from '@foyer/platform/workbench';
import remote from '../src/remote.ts';
import { states } from './states.tsx';

await startWorkbench({ remote, states });
