import { PrestigeFace } from '../PrestigeFace.tsx';

export function Prestige() {
  return (
    <section class="gallery-part">
      <h2>Prestige</h2>
      <div class="gallery-hand">
        <PrestigeFace points={2} cost={1} effect="Übernimm 1 Zunft" legal as="button" />
        <PrestigeFace points={3} cost={1} effect="Zieh 6 Karten" legal selected />
        <PrestigeFace points={5} cost={1} effect="keine Wirkung" plain />
        <PrestigeFace points={7} cost={2} effect="+2 Aktionen" refused />
        <PrestigeFace points={9} cost={3} effect="keine Wirkung" plain refused />
      </div>
    </section>
  );
}
