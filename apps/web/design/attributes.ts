import type { CSSProperties, HTMLAttributes } from 'preact';

/** What a component hands on to its root element: role, aria-*, data-*, tabIndex, handlers, ref, style. */
export type RootAttributes<Own extends string = never> = Omit<
  HTMLAttributes<HTMLElement>,
  'class' | 'className' | 'children' | Own
> & { readonly class?: string | undefined };

/** The element a component draws itself on. A card that acts is a `button` or has a role given by the caller. */
export type RootTag = 'span' | 'div' | 'li' | 'button';

/** The attributes that make an otherwise silent drawing an image with a name. */
export function imageAttributes(
  label: string | undefined,
): { role: 'img'; 'aria-label': string } | { 'aria-hidden': true } {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
}

/** A caller's style together with the custom properties a component sets on its root. */
export function withVariables(
  style: HTMLAttributes<HTMLElement>['style'],
  variables: Readonly<Record<`--${string}`, string | number>>,
): CSSProperties {
  return { ...(typeof style === 'object' ? style : {}), ...variables } as CSSProperties;
}
