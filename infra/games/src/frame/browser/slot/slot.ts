import { startFrame } from '../startFrame.ts';
import { createSlotView } from './slotView.ts';

void startFrame(createSlotView);
