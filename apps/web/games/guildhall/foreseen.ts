import { TableModel } from '../../table/model.ts';
import type { Scene } from '../../table/scene.ts';
import { prestigeFace } from './faces.ts';
import { guildhallView, viewOf } from './view.ts';

/** The viewer's points after the choice that is being considered, as far as they can be known. */
export function foreseenPoints(scene: Scene): number | undefined {
  if (!(scene instanceof TableModel)) return undefined;
  const foreseen = scene.foreseen.value;
  if (foreseen?.known) return guildhallView(foreseen.view).seats[scene.viewer]?.points;
  const pointed = scene.option(scene.pointed.value ?? scene.chosen.value[0]);
  if (!pointed?.legal || pointed.ref.verb !== 'buy') return undefined;
  const bought = prestigeFace(pointed.ref.card ?? '');
  return bought && viewOf(scene).seats[scene.viewer]!.points + bought.points;
}
