/** Key in the tab's storage; its value is `open` while a chat continues after a reload of the page. */
export const OPEN_CHAT = 'live-chat';
/** Key in the tab's storage of the id under which a visitor chats. */
export const CHAT_VISITOR = 'live-chat-visitor';
