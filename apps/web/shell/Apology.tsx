import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface ApologyProps {
  readonly title: string;
  readonly text: string;
  /** What can be done about it. */
  readonly children: ComponentChildren;
}

/** A sheet of paper that says what went wrong and what to do now. The focus goes there, so that it is read out. */
export function Apology({ title, text, children }: ApologyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section class="apology paper paper-ruled">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <div class="apology-actions">{children}</div>
    </section>
  );
}
