import type { ComponentType } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { pause } from '../../services/clock/pause.ts';
import type { ChatWidgetProps } from './ChatWidget.tsx';

/** Delay before each of the three retries, in ms: requirements/constants#live-chat. */
export const CHAT_LOAD_RETRY_MS = 500;

export interface LoadedWidget {
  readonly ChatWidget: ComponentType<ChatWidgetProps>;
}

/**
 * Loads the chat window.
 * @throws the error of the last attempt; the window then offers another one.
 */
export function loadChatWidget(
  load: () => Promise<LoadedWidget> = () => import('./ChatWidget.tsx'),
): Promise<LoadedWidget> {
  return importWithRetry(load, { wait: () => pause(CHAT_LOAD_RETRY_MS) });
}
