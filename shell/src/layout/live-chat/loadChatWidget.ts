import type { ComponentType } from 'react';
import { importWithRetry } from '../../lib/importWithRetry.ts';
import { pause } from '../../services/clock/pause.ts';
import { CHAT_LOAD_RETRY_MS } from '../../services/live-chat/retryLoad.ts';
import type { ChatWidgetProps } from './ChatWidget.tsx';

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
