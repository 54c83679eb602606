import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';

/**
 * A layer out of the drawings. It is put in anew only when its text changes, and by hand: Preact would have the browser
 * write the old layer out to compare it.
 */
export function Layer({ svg }: { readonly svg: string }): JSX.Element {
  const group = useRef<SVGGElement>(null);
  const first = useMemo(() => ({ __html: svg }), []);
  const shown = useRef(svg);
  useLayoutEffect(() => {
    if (shown.current === svg || group.current === null) return;
    shown.current = svg;
    group.current.innerHTML = svg;
  }, [svg]);
  return <g ref={group} dangerouslySetInnerHTML={first} />;
}
