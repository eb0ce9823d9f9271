export const notFoundWordsEn = {
  title: 'There is nothing here',
  text: 'Nobody lives at this address. Perhaps a letter is missing, or the page has moved.',
  home: 'To the start page',
} as const satisfies Record<string, string>;
