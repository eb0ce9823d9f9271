import type { Decision } from '@zunft/kernel';
import { useEffect } from 'preact/hooks';
import { nameBox } from '../../naming/name-box.ts';
import { settings } from '../../settings/settings.ts';
import type { TableModel } from '../model.ts';

interface NameAnswerProps {
  readonly model: TableModel;
  readonly decision: Extract<Decision, { kind: 'name' }>;
}

/** The name of a card, typed or picked; what matters in this game first. The seal sends it. */
export function NameAnswer({ model, decision }: NameAnswerProps) {
  useEffect(() => void nameBox.want(), []);
  const { game, named } = model;
  const { parted } = game;
  const NameBox = nameBox.value;
  if (NameBox === undefined) return null;
  return (
    <div class="bar-options bar-naming">
      <NameBox
        key={model.update.value.seq}
        label={model.speaker.value.say('bar.name')}
        texts={game.texts}
        names={decision.names}
        first={game.namesFirst?.(model) ?? []}
        chosen={named.value}
        floats
        {...(parted && { parted: (name) => parted(model.speaker.value, name) })}
        Mark={game.Mark}
        onPoint={(name) => {
          model.inspected.value = name;
        }}
        onChoose={(name) => {
          named.value = name;
          if (name !== undefined && settings.value.confirm === 'fast') model.say(name);
        }}
        onCommit={() => model.commit()}
      />
    </div>
  );
}
