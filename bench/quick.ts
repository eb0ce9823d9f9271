import { fastChance, makeTable, playOut, completeOptions } from '@zunft/kernel';
import { guildhall } from '@zunft/games/guildhall';
import { RandomPolicy } from '@zunft/bots';
for (const seats of [2, 4]) {
  const options = completeOptions(guildhall, seats, {}, () => 0);
  const policy = new RandomPolicy('x');
  let questions = 0; const orig = policy.answer.bind(policy);
  policy.answer = (t, q) => { questions++; orig(t, q); };
  const t = makeTable(guildhall, seats, options, fastChance('1'));
  t.chance.start(t.cells);
  const blank = t.cells.slice();
  const run = (n: number) => { let turns = 0; for (let i = 0; i < n; i++) {
    const c = [t.cells[0]!, t.cells[1]!, t.cells[2]!, t.cells[3]!];
    t.cells.set(blank); t.cells.set(c); t.live = false; t.policy = policy;
    guildhall.setup(t); playOut(guildhall, t, policy); turns += t.get(3); } return turns; };
  run(2000); questions = 0;
  const c0 = process.cpuUsage(); const N = 5000; const turns = run(N); const c = process.cpuUsage(c0);
  console.log(seats, (N / ((c.user + c.system) / 1e6)).toFixed(0), 'games/s', turns / N, 'turns', questions / N, 'questions');
}
