const sections = ['TG-10.1', 'TG-10.2', 'TG-10.3', 'TG-10.4', 'TG-10.5', 'TG-10.6', 'TG-10.7'] as const;

const rulings = [
  'T-01',
  'T-02',
  'T-03',
  'T-04',
  'T-05',
  'T-06',
  'T-07',
  'T-08',
  'T-09',
  'T-10',
  'T-11',
  'T-12',
  'T-13',
  'T-14',
  'T-15',
  'T-16',
  'T-17',
  'T-18',
  'T-19',
  'T-20',
  'T-21',
  'T-22',
  'T-23',
  'T-24',
  'T-25',
  'T-26',
  'T-27',
  'T-28',
  'T-29',
  'T-30',
  'T-31',
  'T-32',
  'T-33',
  'T-34',
  'T-35',
  'T-36',
  'T-37',
  'T-38',
  'T-39',
] as const;

export type RuleId = (typeof sections)[number] | (typeof rulings)[number];

/** Every rule and ruling, in reading order. */
export const ruleIds: readonly RuleId[] = [...sections, ...rulings];
