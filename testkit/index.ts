export { compareWorlds, type NoLeakReport, newReport, plantedLeaks, type Sent, sent } from './no-leak.ts';
export { dealTable, playAtRandom, playBackAndForth } from './random-play.ts';
export { type Scenario, scenario } from './scenario.ts';
export { ScriptedChance, type ScriptedOutcome } from './scripted-chance.ts';
