export const startWorkbench = (_: unknown) => undefined;
export interface WorkbenchState { readonly name: string; readonly isSignedIn?: boolean; readonly isOffline?: boolean }
