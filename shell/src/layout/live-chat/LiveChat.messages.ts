import { defineMessages } from '@foyer/i18n';

export const messages = defineMessages({
  title: { id: 'shell.chat.title', defaultMessage: 'Live chat' },
  open: {
    id: 'shell.chat.open',
    defaultMessage:
      '{unread, plural, =0 {Live chat} one {Live chat, # new message} other {Live chat, # new messages}}',
  },
  bar: { id: 'shell.chat.bar', defaultMessage: 'Chat' },
  close: { id: 'shell.chat.close', defaultMessage: 'Minimize chat' },
  loading: { id: 'shell.chat.loading', defaultMessage: 'Opening chat…' },
  failedTitle: { id: 'shell.chat.failedTitle', defaultMessage: 'Chat couldn’t open' },
  failedText: {
    id: 'shell.chat.failedText',
    defaultMessage: 'Check your connection and try again, or email {email}.',
  },
  retry: { id: 'shell.chat.retry', defaultMessage: 'Try again' },
  connecting: { id: 'shell.chat.connecting', defaultMessage: 'Connecting…' },
  offline: {
    id: 'shell.chat.offline',
    defaultMessage:
      'Connection lost. We’re reconnecting, and your messages will be sent once you’re back online.',
  },
  unreachable: {
    id: 'shell.chat.unreachable',
    defaultMessage: 'We can’t start the chat right now. We’ll keep trying. You can also email {email}.',
  },
  signedOutTitle: { id: 'shell.chat.signedOutTitle', defaultMessage: 'Sign in to chat with us' },
  signedOutText: { id: 'shell.chat.signedOutText', defaultMessage: 'Or email us at {email}.' },
  signIn: { id: 'shell.chat.signIn', defaultMessage: 'Sign in' },
  emptyTitle: { id: 'shell.chat.emptyTitle', defaultMessage: 'Hi! How can we help?' },
  emptyText: {
    id: 'shell.chat.emptyText',
    defaultMessage: 'Send us your question and a support agent will reply here.',
  },
  saferGambling: {
    id: 'shell.chat.saferGambling',
    defaultMessage:
      'Worried about your gambling? You can set limits or take a time-out in your profile at any time. Free, independent help: {helpline}.',
  },
  queue: {
    id: 'shell.chat.queue',
    defaultMessage:
      '{position, plural, =1 {You’re next in line.} other {You’re number # in line.}} You can minimize this window; we’ll let you know when an agent replies.',
  },
  withAgent: { id: 'shell.chat.withAgent', defaultMessage: 'You’re chatting with {name}' },
  ended: { id: 'shell.chat.ended', defaultMessage: 'This chat has ended.' },
  endedIdle: {
    id: 'shell.chat.endedIdle',
    defaultMessage: 'This chat ended after a period of inactivity.',
  },
  log: { id: 'shell.chat.log', defaultMessage: 'Messages' },
  you: { id: 'shell.chat.you', defaultMessage: 'You' },
  joined: { id: 'shell.chat.joined', defaultMessage: '{name} joined the chat' },
  transferred: { id: 'shell.chat.transferred', defaultMessage: 'You’re now chatting with {name}' },
  returned: {
    id: 'shell.chat.returned',
    defaultMessage: 'Another agent will take over this chat. You’re at the front of the line.',
  },
  sending: { id: 'shell.chat.sending', defaultMessage: 'Sending…' },
  message: { id: 'shell.chat.message', defaultMessage: 'Your message' },
  hint: { id: 'shell.chat.hint', defaultMessage: 'Never share your password or full card number.' },
  send: { id: 'shell.chat.send', defaultMessage: 'Send' },
  left: {
    id: 'shell.chat.left',
    defaultMessage: '{count, plural, one {# character left} other {# characters left}}',
  },
  MESSAGE_TOO_LONG: {
    id: 'shell.chat.messageTooLong',
    defaultMessage: 'Messages can have up to 2,000 characters. Shorten yours or send it in parts.',
  },
  MESSAGE_EMPTY: { id: 'shell.chat.messageEmpty', defaultMessage: 'Enter a message.' },
  RATE_LIMITED: {
    id: 'shell.chat.rateLimited',
    defaultMessage: 'You’ve sent a lot of messages. Wait a minute, then try again.',
  },
  CONVERSATION_ENDED: {
    id: 'shell.chat.conversationEnded',
    defaultMessage: 'This chat ended before your message arrived. Start a new chat to send it.',
  },
  CONVERSATION_UNKNOWN: {
    id: 'shell.chat.conversationUnknown',
    defaultMessage: 'This chat is no longer available. Start a new chat.',
  },
  FILES_NOT_ACCEPTED: {
    id: 'shell.chat.filesNotAccepted',
    defaultMessage: '“{file}” wasn’t sent: this chat doesn’t accept files. Email documents to {email}.',
  },
  QUEUE_FULL: {
    id: 'shell.chat.queueFull',
    defaultMessage: 'All our agents are busy right now. Try again in a few minutes, or email {email}.',
  },
  NO_EMAIL: {
    id: 'shell.chat.noEmail',
    defaultMessage: 'We can only email a copy of the chat to signed-in players.',
  },
  end: { id: 'shell.chat.end', defaultMessage: 'End chat' },
  transcript: { id: 'shell.chat.transcript', defaultMessage: 'Email me a copy' },
  transcriptRequested: {
    id: 'shell.chat.transcriptRequested',
    defaultMessage: 'We’re emailing a copy to the address of your account.',
  },
  startAgain: { id: 'shell.chat.startAgain', defaultMessage: 'Start a new chat' },
  rate: { id: 'shell.chat.rate', defaultMessage: 'How was your chat?' },
  stars: {
    id: 'shell.chat.stars',
    defaultMessage: '{count, plural, one {# star} other {# stars}}',
  },
  thanks: { id: 'shell.chat.thanks', defaultMessage: 'Thanks for your feedback.' },
  reply: { id: 'shell.chat.reply', defaultMessage: 'New reply in your live chat' },
});
