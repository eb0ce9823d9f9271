import '../../design/forms.css';
import { languages } from '@zunft/text';
import { Segments } from '../../form/Segments.tsx';
import { languageNames } from '../../frame/language-names.ts';
import { change, settings } from '../../settings/settings.ts';
import { Group } from './Group.tsx';
import { settingSay } from './words.ts';

export function Person() {
  const { language, name } = settings.value;
  return (
    <Group title={settingSay('group.person')}>
      <Segments
        legend={settingSay('language')}
        choices={languages.toSorted().map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={(value) => change({ language: value })}
      />
      <label class="form-group">
        <span class="form-legend">{settingSay('name')}</span>
        <input
          class="input"
          maxLength={24}
          placeholder={settingSay('name.you')}
          value={name}
          onInput={({ currentTarget }) => change({ name: currentTarget.value })}
        />
        <span class="field-hint">{settingSay('name.hint')}</span>
      </label>
    </Group>
  );
}
