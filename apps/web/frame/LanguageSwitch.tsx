import { languages } from '@zunft/text';
import { change, language } from '../settings/settings.ts';
import { languageNames } from './language-names.ts';
import { frameSay } from './words.ts';

export function LanguageSwitch() {
  return (
    <div class="segments frame-language" role="group" aria-label={frameSay('language')}>
      {languages.toSorted().map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={language.value === one}
          onClick={() => change({ language: one })}
        >
          {languageNames[one]}
        </button>
      ))}
    </div>
  );
}
