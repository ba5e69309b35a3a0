import { startFrame } from '../startFrame.ts';
import { createRouletteView } from './rouletteView.ts';

void startFrame(createRouletteView);
