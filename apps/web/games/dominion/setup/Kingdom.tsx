import './kingdom.css';
import { checkOptions, type KingdomCardId, recommendedSetIds } from '@zunft/games/dominion/text';
import { useRef, useState } from 'preact/hooks';
import { Problems } from '../../../form/Problems.tsx';
import { Segments } from '../../../form/Segments.tsx';
import type { SetupFieldsProps } from '../../game-setup.ts';
import { BannedCards } from './BannedCards.tsx';
import { KingdomCode } from './KingdomCode.tsx';
import { cardsOf, isUnread, kingdomOf, type Way, wayOf, ways } from './kingdom.ts';
import { OwnTen } from './OwnTen.tsx';
import { RandomTen } from './RandomTen.tsx';
import { RecommendedSets } from './RecommendedSets.tsx';
import { say } from './words.ts';

/** Asks for the ten kingdom cards of a game. */
export function Kingdom({ options, speaker, problems, onChange }: SetupFieldsProps) {
  const kingdom = String(options['kingdom']);
  const way = wayOf(kingdom);
  const cards = cardsOf(kingdom);
  // Whoever looks at another way finds their choice again.
  const kept = useRef<Record<Way, string>>({
    recommended: recommendedSetIds[0]!,
    random: 'random',
    own: '',
    draft: 'draft',
  });
  kept.current[way] = kingdom;
  const set = (wanted: string) => onChange({ kingdom: wanted });
  const pick = (wanted: readonly KingdomCardId[]) => set(wanted.join(','));
  // An address that could not be read must be seen first.
  const [isCodeFirst] = useState(() => isUnread(kingdom));
  const code = (
    <KingdomCode
      kingdom={kingdom}
      cards={cards}
      speaker={speaker}
      onTake={(taken) => set(kingdomOf(taken))}
    />
  );
  const isOpen = way === 'random' || way === 'draft';
  return (
    <div class="kingdom-choice">
      <Segments
        legend={say('way')}
        hint={say(`wayAbout.${way}`)}
        choices={ways.map((value) => ({ value, label: say(`way.${value}`) }))}
        value={way}
        onChange={(wanted) => set(kept.current[wanted])}
      />
      {isCodeFirst && code}
      {way === 'recommended' && <RecommendedSets set={kingdom} speaker={speaker} onChange={set} />}
      {way === 'random' && (
        <RandomTen options={options} speaker={speaker} onChange={onChange} onTake={pick} />
      )}
      {way === 'own' && <OwnTen cards={cards} speaker={speaker} onChange={pick} />}
      {way === 'draft' && (
        <BannedCards options={options} speaker={speaker} lead={say('bannedDraft')} onChange={onChange} />
      )}
      <Problems of={problems.length === 0 && isOpen ? checkOptions(options) : problems} speaker={speaker} />
      {!isCodeFirst && code}
    </div>
  );
}
