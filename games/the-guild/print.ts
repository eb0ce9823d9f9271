import type { Card, Table } from '@zunft/kernel';
import type { Print, Printed } from './deck/print.ts';

/** The deck that is played with. */
export const printOn = (t: Table): Print => t.layout.print as Print;

/** What is printed on a card. */
export const printed = (t: Table, card: Card): Printed => printOn(t).printed[t.face(card)]!;
