import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { inLanguage } from '../shell/language.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { GALLERY, type GalleryPosition } from './positions.ts';
import { GALLERY_TEXT } from './text.ts';
import { Thumbnail } from './thumbnail.tsx';
import { WhenSeen } from './when-seen.tsx';

/** A position as a card that opens it. */
export function PositionCard({ position }: { readonly position: GalleryPosition }): JSX.Element {
  return (
    <a class="position-card" href={`/diplomacy#p=${position.id}`} data-within>
      <div class="picture">
        <WhenSeen>
          <Thumbnail position={position} />
        </WhenSeen>
      </div>
      <div class="words">
        <b>{inLanguage(position.title)}</b>
        <p>{inLanguage(position.hint)}</p>
      </div>
    </a>
  );
}

/** All positions of the gallery. */
export function Gallery(): JSX.Element {
  const text = inLanguage(GALLERY_TEXT);
  const [TacCards, setTacCards] = useState<ComponentType | undefined>(undefined);
  useEffect(() => {
    import('../gitm/cards.tsx').then(
      (module) => setTacCards(() => module.TacCards),
      // Without a network and not kept yet: the other positions are there.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    document.title = `${text.title} - Standoff`;
  }, [text]);
  return (
    <>
      <TopBar />
      <main id="content" class="gallery" tabIndex={-1}>
        <h1>{text.title}</h1>
        <p class="lead">{text.lead}</p>
        <div class="position-cards">
          {GALLERY.map((position) => (
            <PositionCard key={position.id} position={position} />
          ))}
        </div>
        {TacCards !== undefined && <TacCards />}
      </main>
    </>
  );
}
