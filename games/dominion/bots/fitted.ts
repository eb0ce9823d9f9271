// Written by `npm run fit:dominion`: seed "fitted", 2 searches of 40000 games and one of 80000.

/** By number of players and kingdom: strategies of different kinds, best first. */
export const fittedStrategies: Readonly<Record<string, readonly string[]>> = {
  '2 stonemason,advisor,baker,journeyman,merchant-guild,cellar,workshop,moneylender,festival,laboratory': [
    `
Province when Province left <= 6 and (Province left > 1 or lead > -7)
Duchy when Province left <= 4
Journeyman when count Journeyman < 1
Estate when Province left <= 3
Province when money in deck > 16
Gold
Baker
Laboratory when count Laboratory < 3 and count Gold > 0 and Province left <= 6
Journeyman when count Journeyman < 2
Silver
`,
    `
Province when money in deck > 12 and (Province left > 1 or lead > -7)
Province when money in deck > 15
Duchy when Province left <= 4 and money in deck > 10
Estate when Province left <= 3
Journeyman when count Journeyman < 1
Gold
Baker when count Baker < 2
Laboratory when count Laboratory < 3
Merchant Guild when count Merchant Guild < 1
Baker
Laboratory when count Laboratory < 4
Silver
`,
    `
Province when money in deck > 15 and (Province left > 1 or lead > -7)
Province when Province left <= 4 and (Province left > 2 or lead > -7) and lead > -7
Duchy when Province left <= 5
Estate when Province left <= 2
Gold
Merchant Guild when count Merchant Guild < 1
Baker
Silver when terminals in deck < 2 + villages in deck
`,
    `
Baker when count Baker < 2
Province when money in deck > 15 and (Province left > 1 or lead > -7)
Duchy when Province left <= 4
Estate when Province left <= 3
Gold
Duchy when Province left <= 6
Silver
`,
  ],
  '2 candlestick-maker,doctor,baker,butcher,soothsayer,village,gardens,militia,moneylender,thief': [
    `
Province when money in deck > 15 and (Province left > 0 or lead > -5)
Gardens when cards in deck > 22
Soothsayer when count Soothsayer < 1
Duchy when Province left <= 5
Estate when Province left <= 4 and terminals in deck < 3 + villages in deck and count Gold > 0
Baker when count Baker < 6 and lead > -8
Gold
Silver
`,
    `
Province when money in deck > 15 and (Province left > 1 or lead > -7)
Duchy when Province left <= 4
Province when Province left <= 4 and (Province left > 1 or lead > -7) and terminals in deck < 2 + villages in deck
Province when Province left <= 4 and (Province left > 1 or lead > -7)
Soothsayer when count Soothsayer < 1
Estate when Province left <= 4
Baker when count Baker < 3
Silver
`,
    `
Province when money in deck > 15 and (Province left > 1 or lead > -7)
Gardens when cards in deck > 22 and Province left <= players + 3
Soothsayer when count Soothsayer < 2 and Curse left > 3
Butcher when count Butcher < 1
Soothsayer when count Soothsayer < 1
Duchy when count Gold > 0
Province when Province left <= 4 and (Province left > 1 or lead > -7)
Estate when Province left <= 3
Village when count Village < 1
Baker when count Baker < 3
Militia when count Militia < 0 + cards in deck / 16 and terminals in deck < 2 + villages in deck + cards in deck / 15
Moneylender when count Moneylender < 1
Soothsayer
Butcher when turn < 7 and terminals in deck < 1 + villages in deck
Village when count Village < 4
Duchy when Province left <= 6
Candlestick Maker when count Candlestick Maker < 3
Gold
`,
    `
Soothsayer when count Soothsayer < 1
Province
Duchy when Province left <= 5
Baker when turn > 7
Gold
Baker when count Baker < 3
Estate when Province left <= 0
Soothsayer
Estate when Province left <= 2
Moneylender when count Moneylender < 1 and actions in deck > 6
Duchy
Silver
`,
  ],
  '2 candlestick-maker,masterpiece,herald,plaza,taxman,chancellor,remodel,library,market,adventurer': [
    `
Province when Province left <= 4 and (Province left > 1 or lead > -7)
Province when money in deck > 15 and (Province left > 1 or lead > -8)
Duchy when Province left <= 4
Estate when Province left <= 4
Library when count Library < 1
Gold
Remodel when count Remodel < 1
Library when count Library < 2 and money in deck > 7 and terminals in deck < 2 + villages in deck
Plaza when count Plaza < 3
Market when count Market < 3 and Province left > 3
Silver
`,
    `
Province when Province left <= 4 and (Province left > 1 or lead > -7)
Province when money in deck > 15 and (Province left > 1 or lead > -7)
Duchy when Province left <= 3
Gold
Library when count Library < 1
Estate when Province left <= 2 and terminals in deck < 3 + villages in deck
Remodel when count Remodel < 1
Library when count Library < 2
Plaza when count Plaza < 1
Duchy when Province left <= 6
Silver
`,
    `
Remodel when count Remodel < 1
Province when Province left <= 3 and (Province left > 1 or lead > -7)
Province when money in deck > 15 and (Province left > 1 or lead > -7)
Province when Province left <= 4 and (Province left > 1 or lead > -7) and turn < 6
Duchy when Province left <= 4
Estate when Province left <= 1
Adventurer when count Adventurer < 1
Gold
Duchy when Province left <= 7
Library when count Library < 2
Market when count Market < 4
Silver
Candlestick Maker when count Candlestick Maker < 4
`,
    `
Province when money in deck > 15 and (Province left > 1 or lead > -5) and Province left <= 3
Province when money in deck > 15
Duchy when Province left <= 4
Province when Province left <= 4 and (Province left > 1 or lead > -7)
Estate when Province left <= 3
Province when Province left <= 2 and money in deck > 9
Duchy when Province left <= players + 2
Gold
Library when count Library < 2
Library when count Library < 3
Silver
`,
  ],
  '2 doctor,masterpiece,advisor,plaza,baker,courtyard,wishing-well,tribute,harem,nobles': [
    `
Province when money in deck > 19 and (Province left > 1 or lead > -7)
Province when money in deck > 19 and (Province left > 1 or lead > -8)
Harem when count Harem < 2 and money in deck > 16
Courtyard when count Courtyard < 2 and actions in deck > 2
Duchy when Province left <= 4
Baker when count Baker < 1 and money in deck > 13 and count Gold > 0
Baker when count Baker < 6 and Province left <= 5
Gold
Baker when count Baker < 6
Courtyard when count Courtyard < 2
Estate when Province left <= 1
Baker
Courtyard when count Courtyard < cards in deck / 8
Silver
`,
    `
Province when money in deck > 19 and (Province left > 1 or lead > -7)
Province when Province left <= 3
Duchy when Province left <= 3
Estate when Province left <= 1
Harem when count Harem < 2 and count Gold > 0
Harem
Gold
Courtyard when count Courtyard < 1
Baker when turn < 12
Baker when count Baker < 3
Courtyard when count Courtyard < cards in deck / 8 and coins <= 2
Courtyard when count Courtyard < cards in deck / 10
Silver
`,
    `
Province when (money in deck > 14 or Province left <= 1)
Gold when count Gold < 2
Province when (money in deck > 14 or Province left <= 2)
Baker when count Baker < 2
Duchy when Province left <= 5
Courtyard when count Courtyard < 1
Nobles when count Nobles < 1
Estate when Province left <= 3
Nobles
Baker
Silver
`,
    `
Province when money in deck > 15 and (Province left > 1 or lead > -7)
Province when Province left <= 4 and (Province left > 1 or lead > -7)
Duchy when Province left <= 4
Estate when Province left <= 4
Courtyard when count Courtyard < 2
Harem when count Harem < 1
Gold
Duchy when Province left <= 6
Silver
`,
  ],
  '2 stonemason,herald,butcher,journeyman,soothsayer,great-hall,masquerade,conspirator,coppersmith,nobles': [
    `
Province when money in deck > 12 and (Province left > 1 or lead > -7)
Soothsayer when count Soothsayer < 1
Duchy when Province left <= 4
Nobles when count Nobles < 2
Estate when Province left <= 3
Nobles
Herald when count Herald < 4
Butcher when Province left <= 4
Gold
Duchy
Masquerade when count Masquerade < 1
Silver
`,
    `
Province when money in deck > 15 and (Province left > 1 or lead > -7)
Province when money in deck > 7 and (Province left > 1 or lead > -7)
Province when Province left <= 2 and (Province left > 1 or lead > -7)
Duchy when Province left <= 2
Estate when Province left <= 1
Masquerade when count Masquerade < 1 and turn < 7
Gold when count Gold < 2
Masquerade when count Masquerade < 1
Nobles when count Nobles < 3
Gold
Silver when count Silver < 6
`,
    `
Province when money in deck > 10 and (Province left > 1 or lead > -7)
Province when (money in deck > 15 or average money > 1.6 or Province left <= players + 2) and Province left <= 6
Duchy when (Province left <= players + 2 or empty piles > 1)
Estate when (Province left <= 2 or (empty piles > 1 and coins < 2))
Gold
Soothsayer when count Soothsayer < 1
Duchy when Province left <= players + 3
Journeyman when count Journeyman < 2 and terminals in deck < 1 + villages in deck + cards in deck / 12
Butcher when count Butcher < 1 and terminals in deck < 1 + villages in deck + cards in deck / 12
Coppersmith when count Coppersmith < 1 and count Copper > 6 and turn < 4 and Silver left = 0
Conspirator when actions in deck > 5 and count Conspirator < 1
Masquerade when count Masquerade < 1 and terminals in deck < 1 + villages in deck + cards in deck / 16
Silver
Stonemason when count Stonemason < 1 and coins > 7 and actions in deck > 5
`,
    `
Province when money in deck > 15 and (Province left > 1 or lead > -6)
Duchy when Province left <= 4
Estate when Province left <= 3
Soothsayer when count Soothsayer < 1 and lead > -9
Masquerade when count Masquerade < 1 and turn < 4
Masquerade when count Masquerade < 1
Nobles when count Nobles < 5
Duchy when Province left <= 6
Butcher when count Butcher < 2
Silver
`,
  ],
  '2 candlestick-maker,masterpiece,taxman,butcher,merchant-guild,pawn,bridge,mining-village,duke,upgrade': [
    `
Duchy when turn > 4
Duchy when Province left <= 6
Duke when Duchy left = 0
Duke when count Duchy > 4 and turn > 3
Estate when Duchy left = 0
Estate when Province left <= 1
Gold
Bridge when count Bridge < 1
Silver
Candlestick Maker when count Candlestick Maker < 4
Candlestick Maker when count Candlestick Maker < 5
`,
    `
Duke when Duchy left = 0 and money in deck > 13
Duchy when turn > 4
Duke when count Duchy > 6
Province when money in deck > 15 and (Province left > 0 or lead > -6)
Province when money in deck > 15 and (Province left > 1 or lead > -7)
Estate when Province left <= 4
Estate when Duchy left = 0 and money in deck > 15
Bridge when count Bridge < 1
Gold when turn < 10
Silver
Candlestick Maker when count Candlestick Maker < 5
`,
    `
Duke when Duchy left = 0
Duchy when turn > 4
Duke when count Duchy > 4
Province when money in deck > 15 and (Province left > 0 or lead > -6)
Estate when Province left <= 4
Estate when Duchy left = 0
Merchant Guild
Butcher when count Butcher < 2
Bridge when count Bridge < 1 and terminals in deck < 2 + villages in deck
Upgrade when count Upgrade < 4
Silver
Candlestick Maker when count Candlestick Maker < 2
`,
    `
Duchy when turn > 4
Duke when count Duchy > 4
Province when (Province left > 1 or lead > -7)
Estate when Province left <= 4
Estate when Duchy left = 0 and empty piles > 2
Gold
Taxman when count Taxman < 2
Merchant Guild when count Merchant Guild < 1 and terminals in deck < 1 + villages in deck and money in deck > 16
Candlestick Maker when count Candlestick Maker < 1 and money in deck > 13
Butcher when count Butcher < 2
Silver
`,
  ],
};
