/** Opens the print dialog of the browser. */
export function printPage(): void {
  globalThis.print();
}
