import './settings.css';
import { Frame } from '../../frame/Frame.tsx';
import { Keys } from './Keys.tsx';
import { Look } from './Look.tsx';
import { Person } from './Person.tsx';
import { Play } from './Play.tsx';
import { Reading } from './Reading.tsx';
import { SettingsFile } from './SettingsFile.tsx';
import { Sound } from './Sound.tsx';
import { settingSay } from './words.ts';

export function Screen() {
  return (
    <Frame>
      <div class="settings">
        <h1>{settingSay('title')}</h1>
        <p class="muted-on-table">{settingSay('intro')}</p>
        <div class="settings-columns">
          <div class="settings-column">
            <Person />
            <Look />
            <Reading />
            <SettingsFile />
          </div>
          <div class="settings-column">
            <Play />
            <Sound />
            <Keys />
          </div>
        </div>
      </div>
    </Frame>
  );
}
