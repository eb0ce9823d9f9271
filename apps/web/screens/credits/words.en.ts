export const creditsWordsEn = {
  title: 'Credits and licences',
  own: 'Zunft is free software under the MIT licence. Its texts and its drawings are its own unless something else is said here.',

  games: 'The games',
  'games.guildhall':
    'Guildhall was designed by Hope S. Hwang. The rules are played here in our own words and with our own art.',
  'games.dominion':
    'Dominion and its expansions Guilds and Intrigue were designed by Donald X. Vaccarino. They are played here by the rules and with the cards of their first editions, in our own words and with our own art.',
  'games.independent':
    'Zunft is an unofficial fan project without commercial aims. No publisher or designer is involved in it or has approved it; names of games belong to their owners. If you like a game here, buy the printed one.',

  icons: 'Icons',
  'icons.game':
    'The emblems on the cards come from game-icons.net and are licensed under Creative Commons Attribution 3.0 (creativecommons.org/licenses/by/3.0). Modified: recoloured and simplified.',
  'icons.lucide': 'The line icons on buttons come from Lucide (lucide.dev), ISC licence.',

  fonts: 'Typefaces',
  'fonts.licence': 'All typefaces are under the SIL Open Font License (openfontlicense.org).',

  libraries: 'Software',
  'libraries.text': 'Zunft runs with the help of these libraries:',
} as const satisfies Record<string, string>;
