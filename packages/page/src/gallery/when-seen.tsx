import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** What is drawn only once it comes near the window, so that a long page is there at once. */
export function WhenSeen({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const place = ref.current;
    if (place === null) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) {
          watcher.disconnect();
          setSeen(true);
        }
      },
      { rootMargin: '200px' },
    );
    watcher.observe(place);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={ref} class="when-seen">
      {seen ? children : null}
    </div>
  );
}
