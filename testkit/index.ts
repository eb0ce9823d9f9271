export { RandomPolicy } from '@zunft/bots';
export { anyAnswer } from './any-answer.ts';
export { conservationProblem } from './contract.ts';
export { compareWorlds, type NoLeakReport, newReport, plantedLeaks, type Sent, sent } from './no-leak.ts';
export { dealTable, playAtRandom, playBackAndForth } from './random-play.ts';
export { type Scenario, scenario } from './scenario.ts';
export { type Player, scene } from './scene.ts';
export { ScriptedChance, type ScriptedOutcome } from './scripted-chance.ts';
export { TestClock } from './test-clock.ts';
