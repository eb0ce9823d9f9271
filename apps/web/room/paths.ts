/** Where a table with people is found. */
export const tablePath = (table: string): string => `/room/${encodeURIComponent(table)}`;

/** Where whoever has a code goes. */
export const joinPath = (code: string): string => `/join/${encodeURIComponent(code)}`;
