import type { ComponentChildren } from 'preact';
import type { RootAttributes } from './attributes.ts';
import { classes } from './classes.ts';
import { Icon, type IconData } from './Icon.tsx';
import { provideDefs } from './sprite.ts';

const gradients = `
  <radialGradient id="seal-wax" cx=".36" cy=".28" r=".8">
    <stop offset="0" stop-color="#d0694c"/><stop offset=".25" stop-color="#a8452d"/>
    <stop offset=".62" stop-color="#7a2e1d"/><stop offset="1" stop-color="#4a160c"/>
  </radialGradient>
  <radialGradient id="seal-well" cx=".62" cy=".72" r=".75">
    <stop offset="0" stop-color="#9a3d27"/><stop offset=".7" stop-color="#702819"/><stop offset="1" stop-color="#52190e"/>
  </radialGradient>`;

const outline =
  'M93.2 48.6C93.2 56.6 94.3 65.8 91.3 72.3C88.2 78.8 83.4 78.7 77.2 83.4C70.9 88.1 64.8 95.1 57.9 96.5C50.9 97.9 47.8 94.8 40.5 92.6C33.3 90.5 24.7 90.6 19.2 86C13.7 81.5 14.7 75.3 11.7 68.6C8.7 61.8 3.5 57.4 3.7 50.1C3.8 42.8 8.6 37.1 12.4 30C16.2 22.9 18.4 16.9 23.7 12.8C29 8.7 33.2 9.8 40.3 8.4C47.3 7 53.9 3.8 60.8 5.5C67.8 7.2 70.9 12.6 76.7 17.3C82.5 22.1 88.2 24.7 91.3 30.7C94.4 36.6 93.3 40.7 93.2 48.6Z';

export interface SealProps extends RootAttributes<'icon'> {
  readonly icon?: IconData | undefined;
  /** Something else than an icon in the middle, such as a mark or a number. */
  readonly children?: ComponentChildren;
  /** No wax yet: only the ring where the seal will go. */
  readonly open?: boolean | undefined;
}

export function Seal({ icon, children, open, class: extra, ...rest }: SealProps) {
  provideDefs('seal-gradients', gradients);
  return (
    <span {...(rest as object)} class={classes('seal', open && 'seal-open', extra)}>
      {open ? null : (
        <svg class="seal-wax" viewBox="0 0 100 100" aria-hidden="true">
          <path d={outline} fill="url(#seal-wax)" stroke="#35100a" />
          <circle cx="50" cy="50" r="33" fill="url(#seal-well)" stroke="#46140b" stroke-width="1.6" />
          <circle cx="50" cy="51.2" r="33" fill="none" stroke="#d98468" stroke-opacity=".55" />
          <circle
            cx="50"
            cy="50"
            r="28.5"
            fill="none"
            stroke="#4a160c"
            stroke-width="1.6"
            stroke-dasharray="1.6 2.4"
          />
        </svg>
      )}
      <span class="seal-emblem">{icon ? <Icon of={icon} /> : children}</span>
    </span>
  );
}
