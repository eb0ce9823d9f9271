import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long by themselves, the longest first. */
const long = [
  'whole-game.browser',
  'meeting.browser',
  'stranger.server',
  'accessibility.browser',
  'layout.browser',
  'faults.server',
  'the-guild-online.browser',
  'online.browser',
  'snapshot.long',
  'contract.dominion.long',
  'contract.the-guild.long',
  'contract.guildhall.long',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const place = long.findIndex((name) => moduleId.includes(`/${name}`));
  return place < 0 ? long.length : place;
};

/** What takes longest begins first, also where nothing is known of an earlier run, so that nothing is left to wait for. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
