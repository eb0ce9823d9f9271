// Written by `npm run strategies` from the files beside it.

export const shippedStrategies = {
  apprentice: `# The apprentice plays any kingdom: money, a few good Actions, and no more terminals than the deck can bear.
# Lines for cards that are not in the kingdom are skipped.

# Points
Province           when money in deck > 15 or average money > 1.6 or Province left <= players + 2
Duchy              when Province left <= players + 2 or empty piles > 1
Duke               when count Duchy > 3 and Province left <= players + 2
Gardens            when cards in deck > 29 and Province left <= players + 3
Estate             when Province left <= 2 or (empty piles > 1 and coins < 3)

# Attacks that are worth more than a Gold
Witch              when count Witch < 2 and Curse left > 3
Soothsayer         when count Soothsayer < 1 and Curse left > 3
Torturer           when count Torturer < 1 + villages in deck and terminals in deck < 2 + villages in deck

# Six and more
Baker              when count Gold > 0
Gold
Duchy              when Province left <= players + 3
Harem
Nobles

# Five
Laboratory
Minion             when count Minion < 5
Baker
Market             when count Market < 5
Festival           when count Festival < 3
Journeyman         when count Journeyman < 2 and terminals in deck < 1 + villages in deck + cards in deck / 12
Council Room       when count Council Room < 1 and terminals in deck < 1 + villages in deck + cards in deck / 12
Merchant Guild     when count Merchant Guild < 2 and terminals in deck < 1 + villages in deck + cards in deck / 12
Butcher            when count Butcher < 1 and terminals in deck < 1 + villages in deck + cards in deck / 12
Library            when count Library < 1 and terminals in deck < 1 + villages in deck + cards in deck / 12
Upgrade            when count Upgrade < 1 and count Estate + count Curse > 1
Trading Post       when count Trading Post < 1 and turn < 7 and terminals in deck < 2 + villages in deck
Mine               when count Mine < 1 and turn < 8 and terminals in deck < 1 + villages in deck + cards in deck / 12
Tribute            when count Tribute < 1 and terminals in deck < 1 + villages in deck + cards in deck / 12
Saboteur           when count Saboteur < 1 and villages in deck > terminals in deck
Adventurer         when count Adventurer < 1 and Gold left = 0

# Four
Militia            when count Militia < 1 + cards in deck / 16 and terminals in deck < 2 + villages in deck + cards in deck / 15
Smithy             when count Smithy < 2 and terminals in deck < 1 + villages in deck + cards in deck / 14
Moneylender        when count Moneylender < 1 and turn < 5 and terminals in deck < 1 + villages in deck
Advisor            when count Advisor < 2 and count Silver > 2
Herald             when actions in deck > 4 and count Herald < 3
Spy                when actions in deck > 2 and count Spy < 2
Bridge             when count Bridge < 3 and villages in deck > terminals in deck
Baron              when count Baron < 1 and count Estate > 2 and terminals in deck < 1 + villages in deck
Conspirator        when actions in deck > 5 and count Conspirator < 3
Remodel            when count Remodel < 1 and count Gold > 1 and terminals in deck < 1 + villages in deck + cards in deck / 16
Taxman             when count Taxman < 1 and turn < 6 and terminals in deck < 1 + villages in deck
Throne Room        when actions in deck > 6 and count Throne Room < 2
Mining Village     when terminals in deck > villages in deck + 1 and count Mining Village < 3
Plaza              when terminals in deck > villages in deck + 1 and count Plaza < 3
Bureaucrat         when count Bureaucrat < 1 and terminals in deck < 1 + villages in deck
Ironworks          when count Ironworks < 1 and Great Hall left > 0 and terminals in deck < 1 + villages in deck
Coppersmith        when count Coppersmith < 1 and count Copper > 6 and turn < 4 and Silver left = 0
Feast              when turn < 3 and count Feast < 1 and terminals in deck < 1

# Three
Masquerade         when count Masquerade < 1 and terminals in deck < 1 + villages in deck + cards in deck / 16
Steward            when count Steward < 1 and turn < 3 and terminals in deck < 1
Swindler           when count Swindler < 1 and terminals in deck < 1 + villages in deck + cards in deck / 15
Village            when terminals in deck > villages in deck + 2 and count Village < 4
Shanty Town        when terminals in deck > villages in deck + 2 and count Shanty Town < 2
Courtyard          when count Courtyard < 1 and terminals in deck < 1 + villages in deck
Silver
Masterpiece        when coins > 5
Wishing Well       when actions in deck > 3 and count Wishing Well < 2
Great Hall         when actions in deck > 3
Doctor             when count Doctor < 1 and turn < 4 and terminals in deck < 1
Woodcutter         when Silver left = 0 and terminals in deck < 1 + villages in deck
Chancellor         when Silver left = 0 and terminals in deck < 1 + villages in deck
Workshop           when Gardens left > 0 and count Workshop < 2 and cards in deck > 25

# Two
Chapel             when count Chapel < 1 and turn < 3
Courtyard          when count Courtyard < 2 and terminals in deck < 1 + villages in deck + cards in deck / 10
Candlestick Maker  when count Candlestick Maker < 2
Stonemason         when count Stonemason < 1 and coins > 7 and actions in deck > 5
Pawn               when count Pawn < 2
Cellar             when actions in deck > 3 and count Cellar < 1
Moat               when count Moat < 1 and terminals in deck < 1 + villages in deck + cards in deck / 12
Secret Chamber     when victories in deck > 8 and terminals in deck < 1
Scout              when victories in deck > 9 and actions in deck > 6 and count Scout < 1
Thief              when players > 3 and count Thief < 1 and terminals in deck < 1 and turn > 8
`,
  baker: `# Big Money with Bakers: each of them replaces itself and leaves a coin token for a dearer card.
Province  when money in deck > 15 or Province left <= 4
Duchy     when Province left <= 4
Estate    when Province left <= 2
Gold      when count Gold < 1
Baker
Gold
Silver
`,
  'big-money': `# Big Money in its simplest form: no Actions, no Duchies.
Province
Gold
Silver
`,
  'big-money-duchies': `# Big Money that takes Duchies and Estates when few Provinces are left.
# This is the list "prov" of the reference numbers.
Province
Duchy   when Province left <= 4
Estate  when Province left <= 2
Gold
Silver
`,
  'big-money-ultimate': `# Big Money that builds up first: no Province before there is money enough for more of them.
Province  when money in deck > 18 or Province left <= 4
Duchy     when Province left <= 4
Estate    when Province left <= 2
Gold
Duchy     when Province left <= 6
Silver
`,
  butcher: `# One or two Butchers: tokens turn Estates into Duchies and Golds into Provinces.
Province  when money in deck > 12 or Province left <= 4
Duchy     when Province left <= 4
Estate    when Province left <= 2
Butcher   when count Butcher < 1
Gold
Butcher   when count Butcher < 2 and cards in deck > 14
Duchy     when Province left <= 5
Silver
`,
  courtyard: `# Big Money with Courtyards; what is not needed this turn goes back on the deck.
Province   when money in deck > 15 or Province left <= 4
Duchy      when Province left <= 4
Estate     when Province left <= 2
Gold
Duchy      when Province left <= 5
Courtyard  when count Courtyard < 1
Courtyard  when count Courtyard < cards in deck / 8 and coins <= 2
Silver
Courtyard  when count Courtyard < cards in deck / 8
`,
  'double-witch': `# Big Money with two Witches: the Curses run out sooner, and most of them go to the others.
Province  when money in deck > 15 or Province left <= 4
Duchy     when Province left <= 4
Estate    when Province left <= 2
Witch     when count Witch < 2 and Curse left > 2
Gold
Duchy     when Province left <= 5
Silver
`,
  engine: `# An engine: Villages give actions, Smithies and Laboratories draw, Markets give buys.
Province    when money in deck > 10 and actions in deck > 8 or Province left <= 5 or turn > 20
Duchy       when Province left <= 3
Estate      when Province left <= 1
Laboratory  when count Laboratory < 5
Market      when count Market < 4
Gold        when count Gold < 3
Smithy      when count Smithy <= villages in deck - 1
Village     when villages in deck < terminals in deck + 2
Smithy      when count Smithy < 1
Gold
Silver      when count Silver < 3
`,
  gardens: `# A rush: all of the Workshops or Ironworks there are, with them all Gardens, then Estates. Three piles are empty before
# the others have their Provinces. Where there is neither, it plays for money, and Gardens are late points.
Gardens    when count Workshop + count Ironworks >= 3
Duchy      when Gardens left = 0
Estate     when Gardens left = 0
Ironworks
Workshop   when count Ironworks < 3
Province   when count Workshop + count Ironworks = 0
Gold       when count Workshop + count Ironworks = 0
Gardens    when Province left <= 5
Silver     when count Workshop + count Ironworks = 0
Estate     when count Workshop + count Ironworks > 0 or Province left <= 2
Copper     when count Workshop + count Ironworks > 0

gain:
  Ironworks
  Workshop  when count Ironworks < 3
  Gardens
  Estate
  Silver
`,
  'journeyman-card': `# Big Money with Journeymen that skip what clogs the deck most.
Province    when money in deck > 15 or Province left <= 4
Duchy       when Province left <= 4
Estate      when Province left <= 2
Gold
Journeyman  when count Journeyman < 1 or (count Journeyman < 2 and cards in deck > 16)
Duchy       when Province left <= 5
Silver

name for Journeyman:
  Estate    when count Estate + count Province <= 4 and count Estate > 0
  Province  when count Province > count Copper
  Copper    when count Silver + count Gold >= 4
  Estate
`,
  'merchant-guild': `# Merchant Guilds: every purchase brings coin tokens, even that of a Copper, and tokens make up for what a hand is short of.
Province        when money in deck > 18 or Province left <= 4
Duchy           when Province left <= 4
Estate          when Province left <= 2
Merchant Guild  when count Merchant Guild < 2
Gold
Duchy           when Province left <= 5
Silver
Copper          when Merchant Guild in play > 0 and turn < 12
`,
  militia: `# Big Money with Militias: the others play with three cards.
Province  when money in deck > 15 or Province left <= 4
Duchy     when Province left <= 4
Estate    when Province left <= 2
Gold
Militia   when count Militia < 1 or (count Militia < 2 and cards in deck > 15)
Duchy     when Province left <= 5
Silver
`,
  smithy: `# Big Money with up to two Smithies, bought before Silver.
Province
Duchy   when Province left <= 4
Estate  when Province left <= 2
Gold
Smithy  when count Smithy < 2
Silver
`,
  witch: `# Big Money with one Witch.
Province  when money in deck > 15 or Province left <= 4
Duchy     when Province left <= 4
Estate    when Province left <= 2
Witch     when count Witch < 1
Gold
Duchy     when Province left <= 5
Silver
`,
} as const;
