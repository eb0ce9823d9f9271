/** What a player may want to be asked at while others play: `occasion.<name>` says it. */
export const occasions = ['attack'] as const;
export type Occasion = (typeof occasions)[number];
