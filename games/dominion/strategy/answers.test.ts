import type { Answer, Policy } from '@zunft/kernel';
import { type Scenario, scene } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { strategist } from './strategist.ts';
import { readStrategy } from './strategy.ts';

function player(text: string): Policy {
  const read = readStrategy(text);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return strategist(read.strategy);
}

const money = player('Province\nDuchy when Province left <= 4\nGold\nSilver');

/** What a strategy answers to the open question. */
function reply({ match }: Scenario, policy: Policy = money): Answer {
  return match.answerBy(match.waitingFor[0]!, policy);
}

/** Lets a strategy answer, so many times. */
function go(s: Scenario, times = 1, policy: Policy = money): Scenario {
  for (let i = 0; i < times; i++) s.match.answer(s.match.waitingFor[0]!, reply(s, policy));
  return s;
}

const rich = { deck: ['gold*4', 'silver*4', 'copper*4'] };

describe('the turn', () => {
  it('goes through actions, Treasures, tokens, purchases', () => {
    const s = scene(
      [
        { hand: ['market', 'smithy', 'copper*2'], deck: ['gold', 'silver', 'silver', 'silver'], tokens: 1 },
        {},
      ],
      {},
    );
    const steps: Answer[] = [];
    for (let i = 0; i < 6; i++) {
      steps.push(reply(s));
      if (i < 5) go(s);
    }
    expect(steps).toEqual([
      ['play.market'],
      ['play.smithy'],
      ['play-treasures'],
      ['buy.province'],
      ['buy.silver'],
      ['end'],
    ]);
    expect(s.counter('tokens', 0)).toBe(1);
  });

  it('buys the first card of the list that it can afford, that is left, and whose condition holds', () => {
    const bought = (text: string, coins: number, trash: readonly string[] = []): Answer =>
      reply(scene([{}, {}], { coins, phase: 'buys', trash }), player(text));
    expect(bought('Province\nGold\nSilver', 8)).toEqual(['buy.province']);
    expect(bought('Province\nGold\nSilver', 7)).toEqual(['buy.gold']);
    expect(bought('Province\nGold\nSilver', 2)).toEqual(['end']);
    expect(bought('Witch\nGold when turn > 99\nSilver', 7)).toEqual(['buy.silver']);
    expect(bought('Gold\nSilver', 7, ['gold*30'])).toEqual(['buy.silver']);
  });

  it('spends no more tokens than the wanted card needs, and none if it saves them', () => {
    const table = { coins: 6, phase: 'treasures' };
    const s = scene([{ tokens: 4 }, {}], table);
    expect(reply(s)).toEqual(['spend-tokens']);
    go(s);
    expect(reply(s)).toBe(2);
    go(s);
    expect(reply(s)).toEqual(['buy.province']);

    const miser = player('Province\nGold\nsave:\n  3 when turn < 5\n  0');
    expect(reply(scene([{ tokens: 4, turns: 3 }, {}], table), miser)).toEqual(['buy.gold']);
    expect(reply(scene([{ tokens: 4, turns: 5 }, {}], table), miser)).toEqual(['spend-tokens']);
  });

  it('spends tokens on a second purchase only if it is as dear as the first', () => {
    const table = { coins: 10, buys: 2, phase: 'treasures' };
    expect(reply(scene([{ tokens: 1 }, {}], table))).toEqual(['buy.province']);
    const s = scene([{ tokens: 6 }, {}], table);
    go(s);
    expect(reply(s)).toBe(6);
  });
});

describe('which Action is played', () => {
  const first = (hand: readonly string[], more = '', table = {}): Answer =>
    reply(scene([{ hand, ...rich }, {}], table), player(`Province\nGold\nSilver\n${more}`));

  it('by rule of thumb what gives actions back, then what draws, then the best', () => {
    expect(first(['smithy', 'village', 'market'])).toEqual(['play.village']);
    expect(first(['smithy', 'laboratory', 'militia'])).toEqual(['play.laboratory']);
    expect(first(['militia', 'woodcutter'])).toEqual(['play.militia']);
    expect(first(['militia', 'smithy'], '', { actions: 2 })).toEqual(['play.smithy']);
  });

  it('by the list of the strategy, and then the others', () => {
    const list = 'play:\n  Smithy\n  other\n  Village when coins > 3\n';
    expect(first(['village', 'smithy', 'militia'], list)).toEqual(['play.smithy']);
    expect(first(['village', 'militia'], list)).toEqual(['play.militia']);
    expect(first(['village'], list)).toEqual(['end']);
    expect(first(['village'], list, { coins: 4 })).toEqual(['play.village']);
    expect(first(['militia'], 'play:\n  other when turn > 5')).toEqual(['end']);
  });

  it.each([
    ['throne-room', ['throne-room', 'smithy'], ['throne-room', 'estate']],
    ['chapel', ['chapel', 'estate'], ['chapel', 'gold']],
    ['moneylender', ['moneylender', 'copper'], ['moneylender', 'silver']],
    ['remodel', ['remodel', 'gold'], ['remodel', 'province']],
    ['upgrade', ['upgrade', 'estate'], ['upgrade', 'gold']],
    ['mine', ['mine', 'silver'], ['mine', 'gold']],
    ['taxman', ['taxman', 'copper'], ['taxman', 'gold']],
    ['trading-post', ['trading-post', 'estate', 'copper'], ['trading-post', 'estate', 'gold']],
    ['baron', ['baron', 'estate'], ['baron', 'copper']],
    ['cellar', ['cellar', 'estate'], ['cellar', 'gold']],
    ['coppersmith', ['coppersmith', 'copper', 'copper'], ['coppersmith', 'gold']],
    ['library', ['library', 'copper*6'], ['library', 'copper*7']],
    ['stonemason', ['stonemason', 'curse'], ['stonemason', 'province']],
  ])('%s only where it helps', (card, helpful, useless) => {
    expect(first(helpful)).toEqual([`play.${card}`]);
    expect(first(useless)).not.toEqual([`play.${card}`]);
  });
});

describe('what is trashed', () => {
  const trashed = (card: string, hand: readonly string[], more = '', seat = {}): Answer => {
    const s = scene([{ hand: [card, ...hand], ...rich, ...seat }, {}], {});
    return reply(s.answer(`play.${card}`), player(`Province\nGold\nSilver\n${more}`));
  };

  it('rubbish first, and Coppers as long as there is money enough', () => {
    expect(trashed('chapel', ['gold', 'copper', 'estate', 'curse', 'copper'])).toEqual([
      'trash.curse',
      'trash.estate',
      'trash.copper',
      'trash.copper',
    ]);
    expect(trashed('chapel', ['copper*3', 'estate'], '', { deck: ['silver', 'copper'] })).toEqual([
      'trash.estate',
      'trash.copper',
    ]);
  });

  it('what makes the deck better', () => {
    expect(trashed('remodel', ['gold', 'copper', 'silver'])).toEqual(['trash.gold']);
    expect(trashed('upgrade', ['estate', 'silver', 'silver'], '', { deck: ['copper'] })).toEqual([
      'trash.estate',
    ]);
    expect(trashed('mine', ['copper', 'gold'])).toEqual(['trash.copper']);
    expect(trashed('taxman', ['gold', 'copper'])).toEqual(['trash.copper']);
    expect(trashed('masquerade', ['curse', 'gold*4'], '', { deck: ['gold*4'] })).toEqual(['pass.curse']);
    expect(trashed('stonemason', ['estate', 'copper', 'gold'])).toEqual(['trash.copper']);
  });

  it('what the strategy lists, before and after all others', () => {
    const list = 'trash:\n  Silver when turn > 0\n  Estate when turn > 9\n  other\n  Gold\n';
    expect(trashed('chapel', ['gold', 'silver', 'estate', 'curse'], list)).toEqual([
      'trash.silver',
      'trash.curse',
      'trash.gold',
    ]);
    const only = 'trash for Chapel:\n  Copper\n  other when turn > 9';
    expect(trashed('chapel', ['copper', 'curse', 'estate'], only)).toEqual(['trash.copper']);
    expect(trashed('steward', ['copper', 'curse', 'estate'], only)).toEqual(['choose.trash']);
  });

  it('Butcher: what tokens make most of', () => {
    const s = scene([{ hand: ['butcher', 'gold', 'estate'] }, {}]).answer('play.butcher');
    expect(reply(s)).toEqual(['trash.gold']);
    go(s);
    expect(reply(s)).toBe(2);
    go(s);
    expect(reply(s)).toEqual(['gain.province']);
  });

  it('Thief: the best Treasure, and only good ones are kept', () => {
    const s = scene([{ hand: ['thief'] }, { deck: ['copper', 'gold'] }, { deck: ['copper', 'estate'] }]);
    s.answer('play.thief');
    expect(reply(s)).toEqual(['trash.gold']);
    go(s);
    expect(reply(s)).toEqual(['take.gold']);
  });
});

describe('what is discarded', () => {
  const discarded = (attacker: string, hand: readonly string[], more = ''): Answer => {
    const s = scene([{ hand: [attacker], ...rich }, { hand }]).answer(`play.${attacker}`);
    if (attacker === 'torturer') s.answer('choose.discard');
    return reply(s, player(`Gold\n${more}`));
  };

  it('dead cards first, then what is worth least', () => {
    expect(discarded('militia', ['gold', 'estate', 'province', 'silver', 'copper'])).toEqual([
      'discard.estate',
      'discard.province',
    ]);
    expect(discarded('torturer', ['gold', 'silver', 'copper', 'copper'])).toEqual([
      'discard.copper',
      'discard.copper',
    ]);
  });

  it('a second terminal Action goes, unless there is a Village', () => {
    expect(discarded('militia', ['smithy', 'smithy', 'copper', 'copper', 'estate'])).toEqual([
      'discard.estate',
      'discard.smithy',
    ]);
    expect(discarded('militia', ['smithy', 'smithy', 'village', 'copper', 'estate'])).toEqual([
      'discard.estate',
      'discard.copper',
    ]);
  });

  it('what the strategy lists', () => {
    expect(
      discarded('militia', ['gold', 'estate', 'province', 'silver', 'copper'], 'discard:\n  Gold\n  Silver'),
    ).toEqual(['discard.gold', 'discard.silver']);
  });

  it('with the others before or after what is listed', () => {
    const hand = ['gold', 'estate', 'silver', 'copper', 'copper'];
    expect(discarded('militia', hand, 'discard:\n  other\n  Estate')).toEqual([
      'discard.copper',
      'discard.copper',
    ]);
    expect(discarded('militia', hand, 'discard:\n  Silver\n  other\n  Estate')).toEqual([
      'discard.silver',
      'discard.copper',
    ]);
  });

  it('where it is rewarded', () => {
    const own = (card: string, hand: readonly string[]): Answer =>
      reply(scene([{ hand: [card, ...hand], deck: ['copper*9'] }, {}]).answer(`play.${card}`));
    expect(own('cellar', ['estate', 'gold', 'province', 'copper'])).toEqual([
      'discard.estate',
      'discard.province',
    ]);
    expect(own('secret-chamber', ['estate', 'gold', 'smithy'])).toEqual(['discard.estate', 'discard.smithy']);
    expect(own('plaza', ['estate', 'gold'])).toEqual(['discard.copper']);
    expect(own('baron', ['estate', 'copper'])).toEqual(['discard.estate']);
  });

  it('of the neighbour’s cards the best', () => {
    const s = scene([{ hand: ['advisor'], deck: ['estate', 'gold', 'copper'] }, {}]).answer('play.advisor');
    expect(reply(s)).toEqual(['discard.gold']);
  });
});

describe('what is gained', () => {
  const gained = (card: string, text: string): Answer =>
    reply(
      scene([{ hand: [card] }, {}], { kingdom: ['workshop', 'feast', 'militia', 'village'] }).answer(
        `play.${card}`,
      ),
      player(text),
    );

  it('by the list of purchases, by a list of its own, or by worth', () => {
    expect(gained('workshop', 'Gold\nVillage\nSilver')).toEqual(['gain.village']);
    expect(gained('workshop', 'Gold\nVillage\ngain:\n  Silver')).toEqual(['gain.silver']);
    expect(gained('workshop', 'Gold\nVillage\ngain for Feast:\n  Silver')).toEqual(['gain.village']);
    expect(gained('feast', 'Gold\nVillage\ngain for Feast:\n  Silver')).toEqual(['gain.silver']);
    expect(gained('workshop', 'Province')).toEqual(['gain.silver']);
    expect(gained('workshop', 'Province\nMilitia when turn > 99')).toEqual(['gain.militia']);
  });

  it('nothing rather than rubbish, where it may be declined', () => {
    const s = scene([{ hand: ['saboteur'] }, { deck: ['village'] }], { kingdom: ['saboteur'] });
    s.answer('play.saboteur');
    expect(s.legal()).toContain('gain.copper');
    expect(reply(s)).toEqual(['decline']);
  });

  it('Swindler: the others get the worst', () => {
    const s = scene([{ hand: ['swindler'] }, { deck: ['copper'] }]).answer('play.swindler');
    expect(reply(s)).toEqual(['gain.curse']);
  });
});

describe('what is chosen', () => {
  const chosen = (card: string, hand: readonly string[], table = {}, more = ''): Answer =>
    reply(
      scene([{ hand: [card, ...hand], ...rich }, { hand: ['copper*5'] }], table).answer(`play.${card}`),
      player(`Gold\n${more}`),
    );

  it('by rule of thumb', () => {
    expect(chosen('steward', ['curse', 'estate', 'gold'])).toEqual(['choose.trash']);
    expect(chosen('steward', ['gold'])).toEqual(['choose.coins']);
    expect(chosen('nobles', ['smithy', 'gold'])).toEqual(['choose.actions']);
    expect(chosen('nobles', ['gold'])).toEqual(['choose.cards']);
    expect(chosen('pawn', ['smithy', 'militia'])).toEqual(['choose.cards', 'choose.actions']);
    expect(chosen('minion', ['gold*3'])).toEqual(['choose.coins']);
    expect(chosen('minion', ['estate*3'])).toEqual(['choose.new-hand']);
  });

  it('by the strategy', () => {
    const list = 'choose for Pawn:\n  buy\n  coins when turn > 9\n  coins when turn > 0\n';
    expect(chosen('pawn', ['gold'], {}, list)).toEqual(['choose.buy', 'choose.coins']);
    expect(chosen('steward', ['gold'], {}, 'choose for Steward:\n  cards')).toEqual(['choose.cards']);
  });

  it('Torturer: two bad cards rather than a Curse, a Curse rather than two good ones or if there is none', () => {
    const tortured = (hand: readonly string[], box: readonly string[] = []): Answer =>
      reply(scene([{ hand: ['torturer'] }, { hand }], { box }).answer('play.torturer'));
    expect(tortured(['estate', 'copper', 'gold'])).toEqual(['choose.discard']);
    expect(tortured(['gold', 'gold', 'gold'])).toEqual(['choose.curse']);
    expect(tortured(['estate', 'copper'], ['curse*10'])).toEqual(['choose.curse']);
  });

  it('Mining Village is trashed for a Province only', () => {
    const village = (coins: number): Answer =>
      reply(
        scene([{ hand: ['mining-village'], deck: ['estate'] }, {}], { coins }).answer('play.mining-village'),
      );
    expect(village(6)).toEqual(['choose.trash']);
    expect(village(4)).toEqual(['decline']);
    expect(village(8)).toEqual(['decline']);
  });

  it('Library: Actions are set aside if they cannot be played', () => {
    const library = (actions: number): Answer =>
      reply(
        scene([{ hand: ['library', 'copper*3'], deck: ['smithy', 'gold*4'] }, {}], { actions }).answer(
          'play.library',
        ),
      );
    expect(library(1)).toEqual(['set-aside.smithy']);
    expect(library(2)).toEqual(['choose.keep']);
  });

  it('Spy: good cards stay on the own deck and leave the others’', () => {
    const s = scene([
      { hand: ['spy'], deck: ['copper', 'gold'] },
      { deck: ['estate'] },
      { deck: ['silver'] },
    ]);
    s.answer('play.spy');
    expect(reply(s)).toEqual(['put-back.gold']);
    expect(reply(go(s))).toEqual(['put-back.estate']);
    expect(reply(go(s))).toEqual(['discard.silver']);
  });

  it('Chancellor turns the deck over', () => {
    expect(chosen('chancellor', [])).toEqual(['choose.deck-to-discard']);
  });

  it('Throne Room: the best Action, and a Village if actions are short', () => {
    expect(chosen('throne-room', ['smithy', 'village', 'throne-room'])).toEqual(['play.village']);
    expect(chosen('throne-room', ['smithy', 'chapel'], { actions: 2 })).toEqual(['play.smithy']);
  });
});

describe('what is named', () => {
  const named = (card: string, deck: readonly string[], more = ''): Answer =>
    reply(scene([{ hand: [card], deck }, {}]).answer(`play.${card}`), player(`Gold\n${more}`));

  it('by rule of thumb what is likeliest and matters', () => {
    expect(named('wishing-well', ['estate', 'gold*3', 'copper*2'])).toBe('gold');
    expect(named('journeyman', ['gold', 'silver', 'estate*3', 'copper*2'])).toBe('estate');
    expect(named('doctor', ['gold', 'silver', 'curse', 'estate', 'copper*4'])).toBe('curse');
  });

  it('by the strategy', () => {
    expect(named('doctor', ['gold', 'copper*3'], 'name:\n  Copper\nname for Journeyman:\n  Gold')).toBe(
      'copper',
    );
    expect(named('journeyman', ['gold', 'copper*3'], 'name:\n  Copper\nname for Journeyman:\n  Gold')).toBe(
      'gold',
    );
  });
});

describe('overpaying', () => {
  const paid = (card: string, coins: number, more = '', table = {}): Answer => {
    const seat = { discard: ['gold', 'silver', 'estate', 'copper'], deck: ['copper'] };
    const s = scene([seat, {}], { coins, phase: 'buys', kingdom: [card, 'market'], ...table });
    return reply(s.answer(`buy.${card}`), player(`Province\n${more}`));
  };

  it('by rule of thumb with what no other purchase needs', () => {
    expect(paid('masterpiece', 7)).toBe(4);
    expect(paid('masterpiece', 13, '', { buys: 2 })).toBe(2);
    expect(paid('doctor', 5)).toBe(2);
    // Of the discard pile it has seen the top card only.
    expect(paid('herald', 9)).toBe(1);
    expect(paid('stonemason', 8)).toBe(5);
  });

  it('by the strategy', () => {
    expect(paid('doctor', 7, 'overpay:\n  1')).toBe(1);
    expect(paid('doctor', 7, 'overpay for Doctor:\n  coins - 1\noverpay:\n  1')).toBe(3);
    expect(paid('doctor', 7, 'overpay for Doctor:\n  99')).toBe(4);
  });

  it('Doctor: rubbish is trashed, good cards stay', () => {
    const looked = (card: string): Answer => {
      const s = scene([{ deck: [card, ...rich.deck] }, {}], { coins: 4, phase: 'buys', kingdom: ['doctor'] });
      return reply(s.answer('buy.doctor').say(1));
    };
    expect(looked('curse')).toEqual(['trash.curse']);
    expect(looked('gold')).toEqual(['put-back.gold']);
    expect(looked('province')).toEqual(['discard.province']);
  });

  it('Herald: the best cards go on the deck', () => {
    const s = scene([{ discard: ['estate', 'gold', 'copper', 'silver'] }, {}], {
      coins: 6,
      phase: 'buys',
      kingdom: ['herald'],
    });
    expect(reply(s.answer('buy.herald').say(2))).toEqual(['put-back.gold', 'put-back.silver']);
  });
});

describe('reactions', () => {
  it('a Moat is always shown, and once is enough', () => {
    const s = scene([{ hand: ['militia'] }, { hand: ['moat', 'secret-chamber', 'copper*3'] }]).answer(
      'play.militia',
    );
    expect(reply(s)).toEqual(['reveal.moat']);
    expect(reply(go(s))).toEqual(['decline']);
  });

  it('Secret Chamber saves what the hand would lose', () => {
    const seat = { hand: ['secret-chamber', 'gold*4'], deck: ['silver', 'estate'] };
    const s = scene([{ hand: ['militia'] }, seat]).answer('play.militia');
    expect(reply(s)).toEqual(['reveal.secret-chamber']);
    expect(reply(go(s))).toEqual(['put-back.gold', 'put-back.silver']);
    expect(reply(go(s))).toEqual(['decline']);
    expect(reply(go(s))).toEqual(['discard.estate', 'discard.secret-chamber']);
  });

  it('Secret Chamber lays rubbish on a deck that is attacked', () => {
    const seat = { hand: ['secret-chamber', 'gold', 'estate'], deck: ['silver', 'province'] };
    const s = go(scene([{ hand: ['swindler'] }, seat]).answer('play.swindler'));
    expect(reply(s)).toEqual(['put-back.estate', 'put-back.province']);
  });
});

describe('what goes back on a deck', () => {
  it('Courtyard: the best card that this turn does not need', () => {
    const put = (hand: readonly string[], text: string): Answer =>
      reply(scene([{ hand: ['courtyard', ...hand] }, {}]).answer('play.courtyard'), player(text));
    expect(put(['gold', 'gold', 'silver', 'copper'], 'Province\nGold\nSilver')).toEqual(['put-back.copper']);
    expect(put(['gold', 'silver', 'silver', 'smithy'], 'Province\nGold\nSilver')).toEqual([
      'put-back.smithy',
    ]);
    expect(put(['gold', 'estate'], 'Province\nGold\nSilver')).toEqual(['put-back.estate']);
  });

  it('Bureaucrat: the card that is worth least in the hand', () => {
    const s = scene([{ hand: ['bureaucrat'] }, { hand: ['nobles', 'estate', 'copper'] }]).answer(
      'play.bureaucrat',
    );
    expect(reply(s)).toEqual(['put-back.estate']);
  });

  it('in an order that leaves the best on top', () => {
    const s = scene([{ hand: ['scout'], deck: ['gold', 'copper', 'silver', 'estate'] }, {}]).answer(
      'play.scout',
    );
    expect(reply(s)).toEqual(['put-back.copper', 'put-back.silver', 'put-back.gold']);
  });
});
