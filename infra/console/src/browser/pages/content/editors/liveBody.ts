import { createContext } from 'react';

/** The body of a section that is live, for editors with entries that stay once they are published. */
export const LiveBody = createContext<unknown>(undefined);
