import { SeatSign } from '../SeatSign.tsx';
import { Wordmark } from '../Wordmark.tsx';
import { Bars } from './Bars.tsx';
import { Cards } from './Cards.tsx';
import { Details } from './Details.tsx';
import { Forms } from './Forms.tsx';
import { Hand } from './Hand.tsx';
import { Prestige } from './Prestige.tsx';
import { Racks } from './Racks.tsx';
import { Start } from './Start.tsx';

export function Gallery() {
  return (
    <>
      <header class="gallery-row">
        <Wordmark text="Zunft" />
        <span class="segments">
          <button type="button" aria-pressed="true">
            Deutsch
          </button>
          <button type="button" aria-pressed="false">
            English
          </button>
        </span>
        <SeatSign seat={0} ground="paper" />
        <SeatSign seat={1} ground="paper" />
        <SeatSign seat={2} ground="open" />
      </header>
      <Cards />
      <Prestige />
      <Hand />
      <Racks />
      <Bars />
      <Start />
      <Forms />
      <Details />
    </>
  );
}
