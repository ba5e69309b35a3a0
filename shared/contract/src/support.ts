/** Contact with the brand's support. */
export interface Support {
  /**
   * Opens the live chat, closing an open overlay; by email where the page has no chat. Called for brands with the
   * feature SupportChatWidget only (`useContactSupport`).
   */
  contact(): void;
}
