import { openSocket } from '@foyer/data/open-socket';
import { LIVE_CHAT_SESSION_OVER, LIVE_CHAT_SOCKET, liveChatAnswerSchema } from '@foyer/kernel/live-chat';
import * as v from 'valibot';
import type { ChatProvider } from '../chatProvider.ts';

const answerText = v.pipe(v.string(), v.parseJson(), liveChatAnswerSchema);
const TRY_AGAIN = 4000;

/** Our chat service, on the origin of the page. */
export const chatSocket: ChatProvider = {
  connect({ onOpen, onAnswer, onClose }) {
    const socket = openSocket(LIVE_CHAT_SOCKET);
    socket.onopen = onOpen;
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      const read = v.safeParse(answerText, data);
      if (read.success) onAnswer(read.output);
      else socket.close(TRY_AGAIN); // the next connection resumes after the last understood message
    };
    socket.onclose = ({ code }) => onClose(code === LIVE_CHAT_SESSION_OVER);
    return {
      send(request) {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
      },
      close() {
        socket.onclose = null;
        socket.close();
      },
    };
  },
};
