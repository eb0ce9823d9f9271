import type { RootAttributes } from './attributes.ts';
import { classes } from './classes.ts';
import { GuildMark } from './GuildMark.tsx';
import { Seal } from './Seal.tsx';

export interface WordmarkProps extends RootAttributes {
  readonly text: string;
}

export function Wordmark({ text, class: extra, ...rest }: WordmarkProps) {
  return (
    <span {...(rest as object)} class={classes('wordmark', extra)}>
      <Seal>
        <GuildMark />
      </Seal>
      <span class="wordmark-text">{text}</span>
    </span>
  );
}
