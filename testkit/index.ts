export { type Scenario, scenario } from './scenario.ts';
export { ScriptedChance, type ScriptedOutcome } from './scripted-chance.ts';
